import { ErrorDeNegocio } from '../errores';
import { type Fecha, formatearFecha } from '../fechas';
import { propios } from '../mensajes';

/** Since when a person's data are suspended, and by which request. */
export interface Suspension {
  readonly solicitud: number;
  readonly desde: Fecha;
}

export interface ObligacionLegal {
  readonly que: string;
  /** A record with all its acts ('derecho-titular') or one act of it ('tarea.reasignar'); none = no act of a lifecycle. */
  readonly actos: readonly string[];
  readonly razon: string;
}

/**
 * What stays allowed while a person's data are suspended, and why. Every other act of a lifecycle on a record of that person is refused
 * (`act/acts.ts`), and so is writing what belongs to a folder (`CarpetaStore.paraEscribir`).
 */
export const obligacionesLegales: readonly ObligacionLegal[] = [
  {
    que: 'Responder a la persona, rectificar lo que pide y levantar la suspensión',
    actos: ['derecho-titular'],
    razon: 'Es el ejercicio de sus derechos y la única salida de la suspensión',
  },
  {
    que: 'Pagos pendientes a concesionarios',
    actos: ['solicitud-de-pago', 'orden-de-compra.continuar'],
    razon: 'Se deben a otro por una orden ya aprobada: no pagarlos incumple un contrato',
  },
  {
    que: 'Revisar las listas de control y reportar operaciones inusuales',
    actos: ['coincidencia', 'operacion-inusual'],
    razon: 'Lo manda la ley de prevención del lavado de activos, sin avisar a la persona',
  },
  {
    que: 'Reasignar una tarea',
    actos: ['tarea.reasignar'],
    razon: 'Solo dice quién atiende en la empresa; no toca los datos de la persona',
  },
  {
    que: 'Asambleas, sorteos y participantes',
    actos: ['asamblea', 'participante'],
    razon: 'Los exige el contrato con todo el grupo, y sus actas son de todos los participantes',
  },
  {
    que: 'Leer, imprimir lo emitido y exportar sus datos',
    actos: ['contrato.ver', 'contrato.verTodos', 'prenda.verBorrador'],
    razon: 'Lo piden su derecho de acceso, los jueces y las autoridades; cada lectura queda anotada',
  },
  {
    que: 'Importar cuotas, pagos y saldos',
    actos: [],
    razon: 'La cuenta del plan es una obligación entre las partes y debe seguir siendo exacta',
  },
  {
    que: 'Quitar lo que venció su tiempo de conservación',
    actos: [],
    razon: 'La ley no permite guardar más allá de ese tiempo',
  },
];

/** Whether an act is allowed while the data of the person concerned are suspended. */
export const sigueSuspendido = (recurso: string, accion: string): boolean =>
  obligacionesLegales.some(({ actos }) => actos.includes(recurso) || actos.includes(`${recurso}.${accion}`));

export const tratamientoSuspendido = ({ solicitud, desde }: Suspension): ErrorDeNegocio =>
  new ErrorDeNegocio(
    'conflicto',
    'tratamiento-suspendido',
    propios.tratamientoSuspendido(formatearFecha(desde), solicitud),
    { detalle: { solicitud, desde } },
  );

/** The same for the page of a record, with the duties by which some of its acts stay allowed. */
export function motivoDeSuspension(suspension: Suspension, recurso: string): string {
  const { title } = tratamientoSuspendido(suspension);
  const sigue = obligacionesLegales
    .filter(({ actos }) => actos.some((acto) => acto === recurso || acto.startsWith(`${recurso}.`)))
    .map(({ que }) => que);
  return sigue.length === 0 ? title : `${title} ${propios.sigueEnSuspension(sigue)}`;
}

/** One request at a time suspends a person's data: lifting one of two would leave the other in force. */
export const yaSuspendido = ({ solicitud, desde }: Suspension): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'ya-suspendido', propios.derechoYaSuspendido(formatearFecha(desde), solicitud), {
    detalle: { solicitud, desde },
  });
