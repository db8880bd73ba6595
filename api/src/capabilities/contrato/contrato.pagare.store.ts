import {
  type ConDomicilio,
  deNumero,
  type EstadoDePagare,
  type Fecha,
  formatearFechaDeCuota,
  formatearMonto,
  formularioDePersonas,
  type HechosDelPlan,
  mensajes,
  mismoTexto,
  type PagareDeContrato,
  type PersonaDeContrato,
  type TablaDePersonas,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { readMany, readOne } from '../../db/engine/read';
import { Ciudad, Representante } from '../../entities/catalogo.entity';
import { Pagare, PagareCuota } from '../../entities/pagare.entity';
import { Prenda } from '../../entities/prenda.entity';

type Texto = string | null;
type Quien = 'conyuge' | 'garante' | 'garanteConyuge' | 'segundoGarante';

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
type PagareRow = Record<keyof TablaDePersonas, Texto> &
  Record<'fechaEmision' | 'fechaInicial' | 'fechaFinal', Fecha> & { estado: EstadoDePagare } & Record<
    'id' | 'emision' | 'plazo' | 'valorDividendo' | 'monto',
    number | string
  > &
  Record<'lugar' | 'representanteEmpresa' | 'enCalidadEmpresa' | 'cedulaConocida' | 'calidadConocida', Texto>;
interface CuotaRow {
  numero: number;
  fechaVencimiento: Fecha;
  valor: number | string;
}

/** The note of an award as its contract asks for it. */
export interface PagareLeido {
  readonly estado: EstadoDePagare;
  readonly hechos: PagareDeContrato;
  /** Whom the note names there; `null` = nobody. What it does not say of him is as it was known. */
  persona(quien: Quien, conocido?: ConDomicilio | null): ConDomicilio | null;
  /** Who signs for the company, and in which quality, as the pledge says; else whom the note names. */
  readonly representante: HechosDelPlan['representante'];
}

/** `null` = there is none. */
export async function readPagare(manager: EntityManager, adjudicacionId: number | null): Promise<PagareLeido | null> {
  const query = manager
    .createQueryBuilder()
    .from(Pagare, 'g')
    .leftJoin(Ciudad, 'c', 'c.codigo = g.lugarEmision')
    .leftJoin(Prenda, 'p', 'p.pagareId = g.id')
    .leftJoin(Representante, 'r', 'r.nombre = COALESCE(p.representanteEmpresa, g.representanteNombre)')
    .select('c.nombre', 'lugar')
    .addSelect('r.cedula', 'cedulaConocida')
    .addSelect('r.calidad', 'calidadConocida')
    .addSelect('p.representanteEmpresa', 'representanteEmpresa')
    .addSelect('p.enCalidadEmpresa', 'enCalidadEmpresa')
    .where('g.adjudicacionId = :adjudicacionId', { adjudicacionId: adjudicacionId ?? 0 });
  for (const column of [...DE_PAGARE, ...formularioDePersonas.nombres]) query.addSelect(`g.${column}`, column);
  const row = await readOne<PagareRow>(query);
  if (row === null) return null;
  return {
    estado: row.estado,
    hechos: hechosDe(row, await cuotasDe(manager, row)),
    representante: representanteDe(row),
    persona(quien, conocido = null) {
      const nombre = row[`${quien}Nombre`];
      if (nombre === null) return null;
      const persona: PersonaDeContrato = { nombre, identificacion: row[`${quien}Cedula`] ?? '' };
      return { direccion: null, telefono: null, ...conocido, ...persona };
    },
  };
}

/** Whom pledge or note name; what neither says of him is as the catalogue of representatives knows it. */
function representanteDe(row: PagareRow): HechosDelPlan['representante'] {
  const { representanteEmpresa, enCalidadEmpresa, representanteNombre, representanteCedula } = row;
  const nombre = representanteEmpresa ?? representanteNombre;
  if (nombre === null) return null;
  // the pledge gives no identification: that of the note is his only if he is the same
  const deNota = mismoTexto(nombre, representanteNombre ?? '') ? representanteCedula : null;
  return {
    nombre,
    identificacion: deNota ?? row.cedulaConocida ?? '',
    calidad: enCalidadEmpresa ?? row.calidadConocida,
  };
}

function cuotasDe(manager: EntityManager, { id, emision }: PagareRow): Promise<CuotaRow[]> {
  const query = manager
    .createQueryBuilder()
    .from(PagareCuota, 'q')
    .select('q.numero', 'numero')
    .addSelect('q.fechaVencimiento', 'fechaVencimiento')
    .addSelect('q.valor', 'valor')
    .where('q.pagareId = :id AND q.emision = :emision', { id, emision })
    .orderBy('q.numero', 'ASC');
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
      formatearFechaDeCuota(fechaVencimiento),
      formatearMonto(deNumero(Number(valor))),
    ]),
  ],
});
