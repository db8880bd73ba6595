import {
  deNumero,
  type EstadoDePagare,
  type Fecha,
  fechaLarga,
  formatearMonto,
  mensajes,
  type PagareDeContrato,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { readMany, readOne } from '../../db/engine/read';
import { Ciudad } from '../../entities/catalogo.entity';
import { Pagare, PagareCuota } from '../../entities/pagare.entity';

const DE_PAGARE = [
  'id',
  'estado',
  'emision',
  'fechaEmision',
  'fechaInicial',
  'fechaFinal',
  'plazo',
  'valorDividendo',
  'monto',
];
type PagareRow = Record<'fechaEmision' | 'fechaInicial' | 'fechaFinal', Fecha> & {
  estado: EstadoDePagare;
  lugar: string | null;
} & Record<'id' | 'emision' | 'plazo' | 'valorDividendo' | 'monto', number | string>;
interface CuotaRow {
  numero: number;
  fechaVencimiento: Fecha;
  valor: number | string;
}

/** The note of an award, annulled ones aside, for its contract. */
interface PagareLeido {
  readonly estado: EstadoDePagare;
  readonly hechos: PagareDeContrato;
}

export async function readPagare(manager: EntityManager, adjudicacionId: number | null): Promise<PagareLeido | null> {
  const query = manager
    .createQueryBuilder()
    .from(Pagare, 'pagare')
    .leftJoin(Ciudad, 'ciudad', 'ciudad.codigo = pagare.lugarEmision')
    .select('ciudad.nombre', 'lugar')
    .where("pagare.adjudicacionId = :adjudicacionId AND pagare.estado <> 'X'", { adjudicacionId: adjudicacionId ?? 0 });
  for (const column of DE_PAGARE) query.addSelect(`pagare.${column}`, column);
  const row = await readOne<PagareRow>(query);
  if (row === null) return null;
  return { estado: row.estado, hechos: hechosDe(row, await cuotasDe(manager, row)) };
}

function cuotasDe(manager: EntityManager, { id, emision }: PagareRow): Promise<CuotaRow[]> {
  const query = manager
    .createQueryBuilder()
    .from(PagareCuota, 'cuota')
    .select('cuota.numero', 'numero')
    .addSelect('cuota.fechaVencimiento', 'fechaVencimiento')
    .addSelect('cuota.valor', 'valor')
    .where('cuota.pagareId = :id AND cuota.emision = :emision', { id, emision })
    .orderBy('cuota.numero', 'ASC');
  return readMany<CuotaRow>(query);
}

const { cuotaNumero, cuotaVencimiento, cuotaValor } = mensajes.LEG;

const hechosDe = (row: PagareRow, cuotas: readonly CuotaRow[]): PagareDeContrato => ({
  numero: Number(row.id),
  lugar: row.lugar,
  fecha: row.fechaEmision,
  monto: Number(row.monto),
  cuotas: Number(row.plazo),
  valorCuota: Number(row.valorDividendo),
  primerVencimiento: row.fechaInicial,
  ultimoVencimiento: row.fechaFinal,
  tabla: [
    [cuotaNumero, cuotaVencimiento, cuotaValor],
    ...cuotas.map(({ numero, fechaVencimiento, valor }) => [
      String(numero),
      fechaLarga(fechaVencimiento),
      formatearMonto(deNumero(Number(valor))),
    ]),
  ],
});
