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
type FilaDePagare = Record<keyof TablaDePersonas, Texto> &
  Record<'fechaEmision' | 'fechaInicial' | 'fechaFinal', Fecha> & { estado: EstadoDePagare } & Record<
    'id' | 'emision' | 'plazo' | 'valorDividendo' | 'monto',
    number | string
  > &
  Record<'lugar' | 'representanteEmpresa' | 'enCalidadEmpresa' | 'cedulaConocida' | 'calidadConocida', Texto>;
interface FilaDeCuota {
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
export async function leerPagare(manager: EntityManager, adjudicacionId: number | null): Promise<PagareLeido | null> {
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
  const fila = await readOne<FilaDePagare>(query);
  if (fila === null) return null;
  return {
    estado: fila.estado,
    hechos: hechosDe(fila, await cuotasDe(manager, fila)),
    representante: representanteDe(fila),
    persona(quien, conocido = null) {
      const nombre = fila[`${quien}Nombre`];
      if (nombre === null) return null;
      const suya: PersonaDeContrato = { nombre, identificacion: fila[`${quien}Cedula`] ?? '' };
      return { direccion: null, telefono: null, ...conocido, ...suya };
    },
  };
}

/** Whom pledge or note name; what neither says of him is as the catalogue of representatives knows it. */
function representanteDe(fila: FilaDePagare): HechosDelPlan['representante'] {
  const { representanteEmpresa, enCalidadEmpresa, representanteNombre, representanteCedula } = fila;
  const nombre = representanteEmpresa ?? representanteNombre;
  if (nombre === null) return null;
  // the pledge gives no identification: that of the note is his only if he is the same
  const deNota = mismoTexto(nombre, representanteNombre ?? '') ? representanteCedula : null;
  return {
    nombre,
    identificacion: deNota ?? fila.cedulaConocida ?? '',
    calidad: enCalidadEmpresa ?? fila.calidadConocida,
  };
}

function cuotasDe(manager: EntityManager, { id, emision }: FilaDePagare): Promise<FilaDeCuota[]> {
  const query = manager
    .createQueryBuilder()
    .from(PagareCuota, 'q')
    .select('q.numero', 'numero')
    .addSelect('q.fechaVencimiento', 'fechaVencimiento')
    .addSelect('q.valor', 'valor')
    .where('q.pagareId = :id AND q.emision = :emision', { id, emision })
    .orderBy('q.numero', 'ASC');
  return readMany<FilaDeCuota>(query);
}

const { cuotaNumero, cuotaVencimiento, cuotaValor } = mensajes.LEG;

const hechosDe = (fila: FilaDePagare, cuotas: readonly FilaDeCuota[]): PagareDeContrato => ({
  numero: Number(fila.id),
  lugar: fila.lugar,
  fecha: fila.fechaEmision,
  monto: Number(fila.monto),
  cuotas: Number(fila.plazo),
  valorCuota: Number(fila.valorDividendo),
  primerVencimiento: fila.fechaInicial,
  ultimoVencimiento: fila.fechaFinal,
  tabla: [
    [cuotaNumero, cuotaVencimiento, cuotaValor],
    ...cuotas.map(({ numero, fechaVencimiento, valor }) => [
      String(numero),
      formatearFechaDeCuota(fechaVencimiento),
      formatearMonto(deNumero(Number(valor))),
    ]),
  ],
});
