import type { RecursoDeAsunto } from '../asuntos';
import { PLAZO_DE_REVISION } from '../carpeta/plazo';
import { PRODUCTO_DE_VEHICULOS } from '../codigos';
import { diaDeLaSemana, sumarDias } from '../fechas';
import { type TipoDeEvento, tiposDeEvento } from '../recorrido/eventos';

/** Types of task that the program creates. Their names, roles and results are data (catalogue tarea_tipo). */
export const codigosDeTarea = {
  completarCarpeta: 'COMPLETAR-CARPETA',
  reemplazarDocumento: 'REEMPLAZAR-DOCUMENTO',
  revisarCarpeta: 'REVISAR-CARPETA',
  corregirCarpeta: 'CORREGIR-CARPETA',
  revisarMedio: 'REVISAR-MEDIO',
  reemplazarMedio: 'REEMPLAZAR-MEDIO',
  emitirOrden: 'EMITIR-ORDEN',
  aprobarOrden: 'APROBAR-ORDEN',
  elaborarPagare: 'ELABORAR-PAGARE',
  aprobarPagare: 'APROBAR-PAGARE',
  corregirPagare: 'CORREGIR-PAGARE',
  decidirAnulacion: 'DECIDIR-ANULACION',
  solicitarPago: 'SOLICITAR-PAGO',
  aprobarPago: 'APROBAR-PAGO',
  generarCarta: 'GENERAR-CARTA',
  coordinarEntrega: 'COORDINAR-ENTREGA',
  aprobarContrato: 'APROBAR-CONTRATO',
  corregirContrato: 'CORREGIR-CONTRATO',
  volverALlamar: 'VOLVER-A-LLAMAR',
  atenderPedido: 'ATENDER-PEDIDO',
} as const;

export type CodigoDeTarea = (typeof codigosDeTarea)[keyof typeof codigosDeTarea];

/** The record with which each task begins, and to which it links (`asuntos.ts`). */
export const asuntosDeTareas: Readonly<Record<CodigoDeTarea, RecursoDeAsunto>> = {
  'COMPLETAR-CARPETA': 'plan',
  'REEMPLAZAR-DOCUMENTO': 'documento',
  'REVISAR-CARPETA': 'plan',
  'CORREGIR-CARPETA': 'plan',
  'REVISAR-MEDIO': 'medio-aprobacion',
  'REEMPLAZAR-MEDIO': 'medio-aprobacion',
  'EMITIR-ORDEN': 'medio-aprobacion',
  'APROBAR-ORDEN': 'orden-de-compra',
  'ELABORAR-PAGARE': 'plan',
  'APROBAR-PAGARE': 'pagare',
  'CORREGIR-PAGARE': 'pagare',
  'DECIDIR-ANULACION': 'pagare',
  'SOLICITAR-PAGO': 'orden-de-compra',
  'APROBAR-PAGO': 'solicitud-de-pago',
  'GENERAR-CARTA': 'carta-salida',
  'COORDINAR-ENTREGA': 'carta-salida',
  'APROBAR-CONTRATO': 'contrato',
  'CORREGIR-CONTRATO': 'contrato',
  'VOLVER-A-LLAMAR': 'plan',
  'ATENDER-PEDIDO': 'plan',
};

/** Tasks that end with the decision that they ask for, and not with a chosen result. */
const conDecision: readonly string[] = [codigosDeTarea.revisarMedio];
export const terminaConLaDecision = (codigo: string): boolean => conDecision.includes(codigo);

/** A request is for anybody who works on plans, whatever the department, and who asked is told when it is closed. */
export const esPedido = (codigo: string): boolean => codigo === codigosDeTarea.atenderPedido;

export interface EfectoEnTareas {
  /** Created by the event, unless one of this type is open on the plan. */
  readonly tarea?: CodigoDeTarea;
  /** Created even so: each asks for something else. */
  readonly cadaVez?: true;
  /**
   * 'ejecutivo': for the plan's executive, or the one that the event names, 'Sin Asignar' without one; 'rol': 'Sin Asignar', for the role of its
   * type.
   */
  readonly para?: 'ejecutivo' | 'rol';
  /** Working days until it is due; left out = today. */
  readonly plazo?: number;
  /** Due on the day that the event names, if it names one. */
  readonly enSuDia?: true;
  /** Those who may take or assign an unowned task are notified of it, unless the act itself notifies them. */
  readonly avisaSinDueno?: false;
  /** The note of the event (why the folder came back) is in the task and in its notice. */
  readonly conMotivo?: true;
  /** Open tasks of the plan that the event closes. */
  readonly cierra?: readonly CodigoDeTarea[] | 'todas';
  /** The task is created only for plans of this product; left out = for all. */
  readonly producto?: string;
  /** Only for plans without a live award: a correction of the minutes may change an award or remove it. */
  readonly siNoAdjudicado?: true;
  /** Open tasks for the plan's executive pass to the present one. */
  readonly entrega?: true;
}

const e = tiposDeEvento;
const t = codigosDeTarea;

/** Tasks that events create and close (modelo.md, "Events"). */
export const efectosEnTareas: Readonly<Partial<Record<TipoDeEvento, EfectoEnTareas>>> = {
  [e.adjudicacion]: { tarea: t.completarCarpeta, para: 'ejecutivo', plazo: 3, avisaSinDueno: false },
  [e.reasignacion]: { tarea: t.completarCarpeta, para: 'ejecutivo', plazo: 3 },
  [e.asignacion]: { tarea: t.completarCarpeta, para: 'ejecutivo', plazo: 3, entrega: true },
  [e.retiro]: { cierra: 'todas' },
  [e.correccion]: { cierra: 'todas', siNoAdjudicado: true },
  [e.documentoRechazado]: { tarea: t.reemplazarDocumento, para: 'ejecutivo' },
  [e.carpetaEnviada]: {
    tarea: t.revisarCarpeta,
    para: 'rol',
    plazo: PLAZO_DE_REVISION,
    cierra: [t.completarCarpeta, t.corregirCarpeta],
  },
  [e.carpetaDevuelta]: { tarea: t.corregirCarpeta, para: 'ejecutivo', conMotivo: true, cierra: [t.revisarCarpeta] },
  [e.carpetaAprobada]: { tarea: t.elaborarPagare, para: 'rol', plazo: 2, cierra: [t.revisarCarpeta] },
  // a note that legal has begun stays as it is
  [e.carpetaReabierta]: {
    tarea: t.revisarCarpeta,
    para: 'rol',
    plazo: PLAZO_DE_REVISION,
    conMotivo: true,
    cierra: [t.elaborarPagare],
  },
  [e.medioGenerado]: { cierra: [t.reemplazarMedio] },
  [e.medioActualizado]: { cierra: [t.emitirOrden] },
  [e.medioEnviado]: { tarea: t.revisarMedio, para: 'rol', plazo: 2 },
  // orders exist only in MotorPlan
  [e.medioAprobado]: {
    tarea: t.emitirOrden,
    para: 'ejecutivo',
    plazo: 1,
    producto: PRODUCTO_DE_VEHICULOS,
    cierra: [t.revisarMedio],
  },
  [e.medioRechazado]: { tarea: t.reemplazarMedio, para: 'ejecutivo', conMotivo: true, cierra: [t.revisarMedio] },
  [e.ordenGenerada]: { tarea: t.aprobarOrden, para: 'rol', plazo: 1, cierra: [t.emitirOrden] },
  [e.ordenAprobada]: { tarea: t.solicitarPago, para: 'ejecutivo', plazo: 1, cierra: [t.aprobarOrden] },
  [e.ordenAnulada]: {
    tarea: t.emitirOrden,
    para: 'ejecutivo',
    plazo: 1,
    conMotivo: true,
    cierra: [t.aprobarOrden, t.solicitarPago, t.aprobarPago],
  },
  [e.pagoGenerado]: { tarea: t.aprobarPago, para: 'rol', plazo: 1, cierra: [t.solicitarPago] },
  [e.pagoAnulado]: { tarea: t.solicitarPago, para: 'ejecutivo', plazo: 1, conMotivo: true, cierra: [t.aprobarPago] },
  // the act itself notifies who decides
  [e.pagareEnviado]: {
    tarea: t.aprobarPagare,
    para: 'rol',
    plazo: 1,
    avisaSinDueno: false,
    cierra: [t.corregirPagare],
  },
  // what was sent has changed
  [e.pagareActualizado]: { cierra: [t.aprobarPagare] },
  [e.pagareReemplazado]: { cierra: [t.aprobarPagare] },
  [e.pagareAprobado]: { cierra: [t.aprobarPagare, t.corregirPagare] },
  [e.anulacionPedida]: {
    tarea: t.decidirAnulacion,
    para: 'rol',
    plazo: 1,
    conMotivo: true,
    avisaSinDueno: false,
  },
  [e.anulacionDeclinada]: { cierra: [t.decidirAnulacion] },
  [e.pagareAnulado]: { tarea: t.elaborarPagare, para: 'rol', plazo: 1, conMotivo: true, cierra: [t.decidirAnulacion] },
  [e.pagareRechazado]: { tarea: t.corregirPagare, para: 'rol', plazo: 1, conMotivo: true, cierra: [t.aprobarPagare] },
  [e.contratoEnviado]: {
    tarea: t.aprobarContrato,
    para: 'rol',
    plazo: 1,
    avisaSinDueno: false,
    cierra: [t.corregirContrato],
  },
  [e.contratoActualizado]: { cierra: [t.aprobarContrato] },
  [e.contratoRechazado]: {
    tarea: t.corregirContrato,
    para: 'rol',
    plazo: 1,
    conMotivo: true,
    cierra: [t.aprobarContrato],
  },
  // a house is delivered once its contract is approved
  [e.contratoAprobado]: {
    tarea: t.coordinarEntrega,
    para: 'ejecutivo',
    plazo: 1,
    producto: '02',
    cierra: [t.elaborarPagare, t.aprobarContrato, t.corregirContrato],
  },
  // nothing else is pending, so it is due at once
  [e.pagoAprobado]: { tarea: t.generarCarta, para: 'rol', cierra: [t.aprobarPago] },
  [e.cartaGenerada]: {
    tarea: t.coordinarEntrega,
    para: 'ejecutivo',
    plazo: 1,
    enSuDia: true,
    cierra: [t.generarCarta],
  },
  [e.citaDeEntrega]: { tarea: t.coordinarEntrega, para: 'ejecutivo', enSuDia: true, cierra: [t.coordinarEntrega] },
  [e.cartaRechazada]: { tarea: t.generarCarta, para: 'rol', conMotivo: true, cierra: [t.coordinarEntrega] },
  [e.entrega]: { cierra: [t.coordinarEntrega] },
  // whoever calls next has kept the promise; a new one is for who makes it
  [e.llamada]: { tarea: t.volverALlamar, para: 'ejecutivo', enSuDia: true, conMotivo: true, cierra: [t.volverALlamar] },
  [e.pedido]: { tarea: t.atenderPedido, cadaVez: true, para: 'ejecutivo', enSuDia: true, conMotivo: true },
};

export function efectoEnTareas(tipo: string): EfectoEnTareas | null {
  return Object.hasOwn(efectosEnTareas, tipo) ? (efectosEnTareas[tipo as TipoDeEvento] ?? null) : null;
}

/** The day that is `plazo` working days (Monday to Friday) after `hoy`; `null` without a term. */
export function fechaDePlazo(hoy: string, plazo: number | undefined): string | null {
  if (plazo === undefined) return null;
  let fecha = hoy;
  for (let faltan = plazo; faltan > 0; ) {
    fecha = sumarDias(fecha, 1);
    if (diaDeLaSemana(fecha) <= 5) faltan -= 1;
  }
  return fecha;
}
