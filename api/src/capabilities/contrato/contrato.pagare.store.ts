import {
  type ConDomicilio,
  deNumero,
  type EstadoDePagare,
  type Fecha,
  fechaLarga,
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

/** The note of an award, for its contract. */
interface PagareLeido {
  readonly estado: EstadoDePagare;
  readonly hechos: PagareDeContrato;
  /** The person in that role; `null` = nobody. Facts missing in the note are taken from `conocido`. */
  persona(quien: Quien, conocido?: ConDomicilio | null): ConDomicilio | null;
  /** Signer for the company, with capacity, by the pledge; else by the note. */
  readonly representante: HechosDelPlan['representante'];
}

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

/** Signer by pledge or note; missing facts come from the catalogue of representatives. */
function representanteDe(row: PagareRow): HechosDelPlan['representante'] {
  const { representanteEmpresa, enCalidadEmpresa, representanteNombre, representanteCedula } = row;
  const nombre = representanteEmpresa ?? representanteNombre;
  if (nombre === null) return null;
  // the pledge has no identification: the note's applies only to the same person
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
      fechaLarga(fechaVencimiento),
      formatearMonto(deNumero(Number(valor))),
    ]),
  ],
});
