import { PRODUCTO_DE_VEHICULOS } from '../codigos';
import { diasHabiles, type Fecha } from '../fechas';
import type { CodigoDepartamento } from '../roles';
import { type TipoDeEvento, tiposDeEvento } from './eventos';

/** JOR-502: the steps that have a colour of their own. */
export type ColorDePaso = 'concesionario' | 'contrato' | 'entrega';

/** A step of the adjudication journey, from the award to the delivery. */
export interface PasoDelRecorrido {
  readonly id: number;
  readonly nombre: string;
  /** Department of the step: the lane in which it is drawn. */
  readonly idDepartamento: CodigoDepartamento;
  /** The last of these fulfils it … */
  readonly cumple: readonly TipoDeEvento[];
  /** … unless one of these came after it. */
  readonly deshace?: readonly TipoDeEvento[];
  /** While it is not fulfilled, the last of these says how far it is. */
  readonly enCurso?: readonly TipoDeEvento[];
  readonly color?: ColorDePaso;
  /** Only of plans of this product; left out = of all. */
  readonly producto?: string;
}

const e = tiposDeEvento;

/** In the order in which a plan goes through them. The first one is fulfilled by the live award itself. */
export const pasosDelRecorrido: readonly [PasoDelRecorrido, ...PasoDelRecorrido[]] = [
  { id: 1, nombre: 'Adjudicación', idDepartamento: '005', cumple: [e.adjudicacion, e.reasignacion, e.correccion] },
  { id: 2, nombre: 'Asignación a ejecutivo', idDepartamento: '002', cumple: [e.asignacion] },
  { id: 3, nombre: 'Solicitud de compra', idDepartamento: '002', cumple: [e.solicitudGenerada] },
  { id: 4, nombre: 'Listado de documentos', idDepartamento: '002', cumple: [e.documentosGenerados] },
  {
    id: 5,
    nombre: 'Carpeta enviada a riesgo',
    idDepartamento: '002',
    cumple: [e.carpetaEnviada],
    deshace: [e.carpetaDevuelta],
  },
  {
    id: 6,
    nombre: 'Carpeta aprobada',
    idDepartamento: '004',
    cumple: [e.carpetaAprobada],
    deshace: [e.carpetaDevuelta, e.carpetaReabierta],
  },
  {
    id: 7,
    nombre: 'Medio de aprobación',
    idDepartamento: '004',
    cumple: [e.medioAprobado],
    deshace: [e.medioRechazado, e.medioActualizado],
  },
  {
    id: 8,
    nombre: 'Orden de compra al concesionario',
    idDepartamento: '002',
    cumple: [e.ordenAprobada],
    deshace: [e.ordenAnulada],
    color: 'concesionario',
    producto: PRODUCTO_DE_VEHICULOS,
  },
  {
    id: 9,
    nombre: 'Pagaré',
    idDepartamento: '003',
    cumple: [e.pagareAprobado],
    deshace: [e.pagareAnulado],
    enCurso: [
      e.pagareGenerado,
      e.pagareReemplazado,
      e.pagareActualizado,
      e.prendaIngresada,
      e.pagareEnviado,
      e.pagareRechazado,
    ],
  },
  {
    id: 10,
    nombre: 'Contrato',
    idDepartamento: '003',
    cumple: [e.contratoAprobado],
    enCurso: [e.contratoGenerado, e.contratoEnviado, e.contratoActualizado, e.contratoRechazado, e.contratoCorregido],
    color: 'contrato',
  },
  {
    id: 11,
    nombre: 'Pago al concesionario',
    idDepartamento: '002',
    cumple: [e.pagoAprobado],
    color: 'concesionario',
    producto: PRODUCTO_DE_VEHICULOS,
  },
  { id: 12, nombre: 'Entrega', idDepartamento: '002', cumple: [e.entrega], color: 'entrega' },
];

/** An event of the journey: its day in Ecuador, and who did it. */
export interface EventoDelRecorrido {
  readonly tipo: string;
  readonly fecha: Fecha;
  readonly usuario: string | null;
  readonly idDepartamento: string | null;
}

export interface HechosDelRecorrido {
  readonly producto: string;
  /** Of the live award, in the order of writing. */
  readonly eventos: readonly EventoDelRecorrido[];
  /** Date of the live award; `null` = the plan has none, so no step is done. */
  readonly fechaAdjudicacion: Fecha | null;
  /** The plan has an executive, even without an event that says since when (imported). */
  readonly asignado: boolean;
  readonly hoy: string;
  /** Days of rest, where the setting counts them. */
  readonly feriados?: readonly string[];
}

/** Done; under way: the first one that is missing, and those begun already; not begun. */
export const estadosDePaso = ['hecho', 'enCurso', 'porHacer'] as const;
export type EstadoDePaso = (typeof estadosDePaso)[number];

export interface PuntoDelRecorrido {
  readonly paso: PasoDelRecorrido;
  readonly estado: EstadoDePaso;
  /** JOR-503 */
  readonly cumple: boolean;
  readonly fecha: Fecha | null;
  readonly usuario: string | null;
  /** Of the user who did it; of the step while it is not done. */
  readonly idDepartamento: string;
  /** Working days from the last done step before it; `null` = not done, or nothing before. */
  readonly diasHabiles: number | null;
  /** How far it is: the last act on it; `null` = done, or not begun. */
  readonly avance: EventoDelRecorrido | null;
}

export interface Recorrido {
  readonly puntos: readonly PuntoDelRecorrido[];
  /** Working days from the award to today, or to the delivery; `null` = not awarded. */
  readonly total: number | null;
}

/**
 * Working days between two acts, without the first day: two acts of one day are 0 days apart, as in the age badge (GEN-513). Acts that were recorded
 * out of order are 0 apart.
 */
export function diasEntre(desde: string, hasta: string, feriados: readonly string[] = []): number {
  return Math.max(0, diasHabiles(desde, hasta, feriados) - 1);
}

/** JOR-501, JOR-503: which steps are done, when, by whom, and the working days between them. */
export function recorridoDe({
  producto,
  eventos,
  fechaAdjudicacion,
  asignado,
  hoy,
  feriados = [],
}: HechosDelRecorrido): Recorrido {
  const [primero] = pasosDelRecorrido;
  const delProducto = pasosDelRecorrido.filter((paso) => paso.producto === undefined || paso.producto === producto);
  let anterior: string | null = null;
  let faltaOtro = false;
  const puntos = delProducto.map((paso): PuntoDelRecorrido => {
    const acto = ultimoVigente(paso, eventos);
    const fecha = fechaAdjudicacion === null ? null : paso === primero ? fechaAdjudicacion : (acto?.fecha ?? null);
    const cumple = fecha !== null || (asignado && fechaAdjudicacion !== null && paso.cumple.includes(e.asignacion));
    const avance = fecha !== null ? null : (eventos.findLast(({ tipo }) => enCursoDe(paso).includes(tipo)) ?? null);
    const leToca = !cumple && !faltaOtro && fechaAdjudicacion !== null;
    faltaOtro ||= !cumple;
    const punto: PuntoDelRecorrido = {
      paso,
      estado: cumple ? 'hecho' : leToca || avance !== null ? 'enCurso' : 'porHacer',
      cumple,
      fecha,
      usuario: fecha === null ? null : (acto?.usuario ?? null),
      idDepartamento: (fecha === null ? null : acto?.idDepartamento) ?? paso.idDepartamento,
      diasHabiles: fecha === null || anterior === null ? null : diasEntre(anterior, fecha, feriados),
      avance,
    };
    if (fecha !== null) anterior = fecha;
    return punto;
  });
  const entrega = puntos.at(-1)?.fecha ?? null;
  return {
    puntos,
    total: fechaAdjudicacion === null ? null : diasEntre(fechaAdjudicacion, entrega ?? hoy, feriados),
  };
}

const enCursoDe = ({ enCurso = [] }: PasoDelRecorrido): readonly string[] => enCurso;

function ultimoVigente(paso: PasoDelRecorrido, eventos: readonly EventoDelRecorrido[]): EventoDelRecorrido | null {
  const tipos: readonly string[] = paso.cumple;
  const deshacen: readonly string[] = paso.deshace ?? [];
  let vigente: EventoDelRecorrido | null = null;
  for (const evento of eventos) {
    if (tipos.includes(evento.tipo)) vigente = evento;
    else if (deshacen.includes(evento.tipo)) vigente = null;
  }
  return vigente;
}
