import type { CodigoDepartamento } from '../roles';

/**
 * What can happen to a plan: every type of the append-only history, its name, the department that acts, and where it is shown. History, task tree,
 * journey and dashboards read these rows (modelo.md, "Events").
 */
export const tiposDeEvento = {
  /** The minutes awarded the plan and opened its folder. */
  adjudicacion: 'ADJUDICACION',
  /** A regeneration of the minutes changed the award before its folder moved. */
  correccion: 'CORRECCION-ACTA',
  /** The minutes awarded another plan than the drawn one, with the reason. */
  sorteoDistinto: 'SORTEO-DISTINTO',
  /** A copy of minutes or certificate was handed to the holder, or to somebody in his name. */
  copiaEntregada: 'COPIA-ENTREGADA',
  retiro: 'RETIRO-ADJUDICACION',
  reasignacion: 'REASIGNACION',
  /** Jefatura assigned the plan to an executive. */
  asignacion: 'ASIGNACION',
  solicitudGuardada: 'SOLICITUD-GUARDADA',
  solicitudGenerada: 'SOLICITUD-GENERADA',
  conyuge: 'CONYUGE',
  /** A guarantor was named; the present one was replaced. */
  garante: 'GARANTE',
  cambioDeGarante: 'CAMBIO-GARANTE',
  depositario: 'DEPOSITARIO',
  finanzas: 'FINANZAS',
  referencia: 'REFERENCIA',
  referenciaConfirmada: 'REFERENCIA-CONFIRMADA',
  documentosGenerados: 'DOCUMENTOS-GENERADOS',
  documentoSubido: 'DOCUMENTO-SUBIDO',
  documentoAceptado: 'DOCUMENTO-ACEPTADO',
  documentoRechazado: 'DOCUMENTO-RECHAZADO',
  /** One for each sending of the folder to risk; its observation is 'Recibir' (invariant 26). */
  carpetaEnviada: 'CARPETA-ENVIADA',
  carpetaDevuelta: 'CARPETA-DEVUELTA',
  carpetaAprobada: 'CARPETA-APROBADA',
  /** An approved folder went back to risk, with the reason. */
  carpetaReabierta: 'CARPETA-REABIERTA',
  /** Unmet rules of the policy that the approver confirmed. */
  politicaConfirmada: 'POLITICA-CONFIRMADA',
  /** Confirmed likewise: an approval whose value is far from list and application, and an order whose folder risk had not approved. */
  valorConfirmado: 'VALOR-CONFIRMADO',
  ordenSinCarpeta: 'ORDEN-SIN-CARPETA',
  /** The score changed. */
  riesgoCalculado: 'RIESGO-CALCULADO',
  /** Risk marked a parameter by hand, or removed the mark. */
  riesgoMarcado: 'RIESGO-MARCADO',
  excepcion: 'EXCEPCION',
  /** The review of the guarantees was confirmed, or the confirmation was undone. */
  garantias: 'GARANTIAS',
  /** A person of the plan may be in a control list; risk decided that he is not, or is. */
  coincidenciaHallada: 'COINCIDENCIA-HALLADA',
  coincidenciaDescartada: 'COINCIDENCIA-DESCARTADA',
  coincidenciaConfirmada: 'COINCIDENCIA-CONFIRMADA',
  tareaRegistrada: 'TAREA-REGISTRADA',
  tareaCerrada: 'TAREA-CERRADA',
  medioGenerado: 'MEDIO-GENERADO',
  medioActualizado: 'MEDIO-ACTUALIZADO',
  /** What identifies the vehicle or house that is delivered was typed or corrected. */
  intervinienteGuardado: 'INTERVINIENTE',
  unidadGuardada: 'UNIDAD',
  /** The signed copy of an issued paper was kept, or replaced. */
  papelFirmado: 'PAPEL-FIRMADO',
  medioEnviado: 'MEDIO-ENVIADO',
  medioAprobado: 'MEDIO-APROBADO',
  medioRechazado: 'MEDIO-RECHAZADO',
  ordenGenerada: 'ORDEN-GENERADA',
  ordenCorregida: 'ORDEN-CORREGIDA',
  ordenAprobada: 'ORDEN-APROBADA',
  pagoTransferido: 'PAGO-TRANSFERIDO',
  citaDeEntrega: 'CITA-DE-ENTREGA',
  ordenAnulada: 'ORDEN-ANULADA',
  /** A note was made, or its schedule replaced; its persons were saved; it was sent for approval. */
  pagareGenerado: 'PAGARE-GENERADO',
  pagareReemplazado: 'PAGARE-REEMPLAZADO',
  pagareActualizado: 'PAGARE-ACTUALIZADO',
  pagareEnviado: 'PAGARE-ENVIADO',
  pagareAprobado: 'PAGARE-APROBADO',
  pagareRechazado: 'PAGARE-RECHAZADO',
  /** An approved note: somebody asked to annul it; it stays; it was annulled. */
  anulacionPedida: 'PAGARE-ANULACION-PEDIDA',
  anulacionDeclinada: 'PAGARE-ANULACION-DECLINADA',
  pagareAnulado: 'PAGARE-ANULADO',
  contratoGenerado: 'CONTRATO-GENERADO',
  contratoEnviado: 'CONTRATO-ENVIADO',
  modeloEntregado: 'MODELO-ENTREGADO',
  /** Its signature was kept although the hours of its model had not passed, or no model was handed over. */
  firmaTemprana: 'FIRMA-TEMPRANA',
  /** It was changed after it was sent. */
  contratoActualizado: 'CONTRATO-ACTUALIZADO',
  contratoAprobado: 'CONTRATO-APROBADO',
  contratoRechazado: 'CONTRATO-RECHAZADO',
  /** Its last rejected block was written again. */
  contratoCorregido: 'CONTRATO-CORREGIDO',
  /** An addendum of the approved contract; `adendaActualizada`: it was changed after it was sent or rejected. */
  adendaGenerada: 'ADENDA-GENERADA',
  adendaActualizada: 'ADENDA-ACTUALIZADA',
  adendaEnviada: 'ADENDA-ENVIADA',
  adendaAprobada: 'ADENDA-APROBADA',
  adendaRechazada: 'ADENDA-RECHAZADA',
  adendaAnulada: 'ADENDA-ANULADA',
  pagoGenerado: 'PAGO-GENERADO',
  pagoAprobado: 'PAGO-APROBADO',
  pagoAnulado: 'PAGO-ANULADO',
  prendaIngresada: 'PRENDA-INGRESADA',
  prendaGenerada: 'PRENDA-GENERADA',
  comentarioRsa: 'COMENTARIO-RSA',
  /** A call to or from the client, with its result. */
  llamada: 'LLAMADA',
  /** Something that a user asked of a colleague about the plan, and a note on it. */
  pedido: 'PEDIDO',
  nota: 'NOTA',
  cartaGenerada: 'CARTA-GENERADA',
  cartaRechazada: 'CARTA-RECHAZADA',
  /** The processing of the holder's data was suspended at his request, and resumed. */
  tratamientoSuspendido: 'TRATAMIENTO-SUSPENDIDO',
  suspensionLevantada: 'SUSPENSION-LEVANTADA',
  /** Data of the holder were corrected at his request. */
  datoRectificado: 'DATO-RECTIFICADO',
  /** Delivery of the vehicle (invariant 33). */
  entrega: '176',
} as const;

export type TipoDeEvento = (typeof tiposDeEvento)[keyof typeof tiposDeEvento];

export interface DefinicionDeEvento {
  readonly nombre: string;
  /** Department that usually acts; the event itself holds the department of its user. */
  readonly idDepartamento: CodigoDepartamento;
  /** Shown in 'Historial del cliente'. */
  readonly enHistorial: boolean;
  /** A node of the task tree even without a task; the others are nodes once they have one. */
  readonly enArbol: boolean;
  /** A user confirmed an exception to rules or policy; managers see all of them. */
  readonly esSalvedad: boolean;
}

const acto = (
  nombre: string,
  idDepartamento: CodigoDepartamento = '002',
  {
    enHistorial = true,
    enArbol = false,
    esSalvedad = false,
  }: Partial<Pick<DefinicionDeEvento, 'enHistorial' | 'enArbol' | 'esSalvedad'>> = {},
): DefinicionDeEvento => ({ nombre, idDepartamento, enHistorial, enArbol, esSalvedad });

const conTareas = { enArbol: true } as const;
const salvedad = { esSalvedad: true } as const;

export const eventos: Readonly<Record<TipoDeEvento, DefinicionDeEvento>> = {
  ADJUDICACION: acto('Adjudicación', '005', conTareas),
  'CORRECCION-ACTA': acto('Corrección del acta', '005'),
  'SORTEO-DISTINTO': acto('Adjudicación fuera del orden del sorteo', '005', salvedad),
  'COPIA-ENTREGADA': acto('Copia de acta o constancia entregada', '005'),
  'RETIRO-ADJUDICACION': acto('Retiro de adjudicación'),
  REASIGNACION: acto('Adjudicación por reasignación', '002', conTareas),
  ASIGNACION: acto('Asignación a ejecutivo', '002', conTareas),
  'SOLICITUD-GUARDADA': acto('Solicitud guardada'),
  'SOLICITUD-GENERADA': acto('Solicitud de compra generada', '002', conTareas),
  CONYUGE: acto('Información del cónyuge'),
  GARANTE: acto('Garante registrado'),
  'CAMBIO-GARANTE': acto('Cambio de garante'),
  DEPOSITARIO: acto('Información del depositario'),
  FINANZAS: acto('Estado financiero'),
  REFERENCIA: acto('Referencia registrada'),
  'REFERENCIA-CONFIRMADA': acto('Referencia confirmada', '004'),
  'DOCUMENTOS-GENERADOS': acto('Listado de documentos generado', '002', conTareas),
  'DOCUMENTO-SUBIDO': acto('Documento subido'),
  'DOCUMENTO-ACEPTADO': acto('Documento aceptado', '004'),
  'DOCUMENTO-RECHAZADO': acto('Documento rechazado', '004', conTareas),
  'CARPETA-ENVIADA': acto('Carpeta enviada a riesgo', '002', conTareas),
  'CARPETA-DEVUELTA': acto('Carpeta devuelta', '004', conTareas),
  'CARPETA-APROBADA': acto('Carpeta aprobada', '004', conTareas),
  'CARPETA-REABIERTA': acto('Carpeta aprobada devuelta a riesgo', '004', conTareas),
  'POLITICA-CONFIRMADA': acto('Aprobación fuera de las reglas confirmada', '004', salvedad),
  'VALOR-CONFIRMADO': acto('Valor lejano del bien confirmado', '004', salvedad),
  'ORDEN-SIN-CARPETA': acto('Orden aprobada sin carpeta aprobada', '002', salvedad),
  'RIESGO-CALCULADO': acto('Puntaje de riesgo calculado', '004'),
  'RIESGO-MARCADO': acto('Parámetro de riesgo marcado', '004', salvedad),
  EXCEPCION: acto('Excepción de riesgo', '004', salvedad),
  GARANTIAS: acto('Revisión de garantías', '004'),
  'COINCIDENCIA-HALLADA': acto('Coincidencia en listas de control', '004'),
  'COINCIDENCIA-DESCARTADA': acto('Coincidencia en listas de control descartada', '004'),
  'COINCIDENCIA-CONFIRMADA': acto('Coincidencia en listas de control confirmada', '004'),
  'TAREA-REGISTRADA': acto('Tarea registrada'),
  'TAREA-CERRADA': acto('Tarea cerrada'),
  'MEDIO-GENERADO': acto('Medio de aprobación generado'),
  'MEDIO-ACTUALIZADO': acto('Medio de aprobación actualizado'),
  INTERVINIENTE: acto('Persona del caso guardada'),
  UNIDAD: acto('Datos de la unidad guardados'),
  'PAPEL-FIRMADO': acto('Copia firmada guardada'),
  'MEDIO-ENVIADO': acto('Medio de aprobación enviado', '002', conTareas),
  'MEDIO-APROBADO': acto('Medio de aprobación aceptado', '004', conTareas),
  'MEDIO-RECHAZADO': acto('Medio de aprobación no aprobado', '004', conTareas),
  'ORDEN-GENERADA': acto('Orden de compra generada', '002', conTareas),
  'ORDEN-CORREGIDA': acto('Orden de compra corregida', '002'),
  'PAGO-TRANSFERIDO': acto('Transferencia del pago registrada', '002'),
  'CITA-DE-ENTREGA': acto('Cita para la entrega', '002', conTareas),
  'ORDEN-APROBADA': acto('Orden de compra aprobada', '002', conTareas),
  'ORDEN-ANULADA': acto('Orden de compra anulada', '002', conTareas),
  'PAGARE-GENERADO': acto('Pagaré generado', '003'),
  'PAGARE-REEMPLAZADO': acto('Pagaré reemplazado', '003'),
  'PAGARE-ACTUALIZADO': acto('Datos del pagaré actualizados', '003'),
  'PAGARE-ENVIADO': acto('Pagaré enviado a aprobar', '003', conTareas),
  'PAGARE-APROBADO': acto('Pagaré aprobado', '003'),
  'PAGARE-RECHAZADO': acto('Pagaré no aprobado', '003', conTareas),
  'PAGARE-ANULACION-PEDIDA': acto('Anulación del pagaré pedida', '003', conTareas),
  'PAGARE-ANULACION-DECLINADA': acto('Anulación del pagaré no aceptada', '003'),
  'PAGARE-ANULADO': acto('Pagaré anulado', '003', conTareas),
  'CONTRATO-GENERADO': acto('Contrato creado', '003', conTareas),
  'CONTRATO-ENVIADO': acto('Contrato enviado a aprobar', '003', conTareas),
  'MODELO-ENTREGADO': acto('Modelo del contrato entregado', '003'),
  'FIRMA-TEMPRANA': acto('Contrato firmado antes de las horas de su modelo', '003', salvedad),
  'CONTRATO-ACTUALIZADO': acto('Contrato cambiado después de enviarse', '003'),
  'CONTRATO-APROBADO': acto('Contrato aprobado', '003', conTareas),
  'CONTRATO-RECHAZADO': acto('Contrato no aprobado', '003', conTareas),
  'CONTRATO-CORREGIDO': acto('Contrato corregido', '003'),
  'ADENDA-GENERADA': acto('Adenda del contrato creada', '003'),
  'ADENDA-ACTUALIZADA': acto('Adenda del contrato cambiada', '003'),
  'ADENDA-ENVIADA': acto('Adenda del contrato enviada a aprobar', '003'),
  'ADENDA-APROBADA': acto('Adenda del contrato aprobada', '003'),
  'ADENDA-RECHAZADA': acto('Adenda del contrato no aprobada', '003'),
  'ADENDA-ANULADA': acto('Adenda del contrato anulada', '003'),
  'PAGO-GENERADO': acto('Solicitud de pago creada', '002', conTareas),
  'PAGO-ANULADO': acto('Solicitud de pago anulada', '002', conTareas),
  'PAGO-APROBADO': acto('Pago a concesionario aprobado', '002', conTareas),
  'PRENDA-INGRESADA': acto('Datos de la prenda ingresados', '003'),
  'PRENDA-GENERADA': acto('Prenda generada', '003'),
  'COMENTARIO-RSA': acto('Comentario de RSA', '008'),
  LLAMADA: acto('Llamada al cliente', '001', conTareas),
  PEDIDO: acto('Pedido a un colega', '002', conTareas),
  NOTA: acto('Nota'),
  'CARTA-GENERADA': acto('Carta de salida generada', '002', conTareas),
  'CARTA-RECHAZADA': acto('Carta de salida no aprobada', '002', conTareas),
  'TRATAMIENTO-SUSPENDIDO': acto('Tratamiento de datos suspendido'),
  'SUSPENSION-LEVANTADA': acto('Suspensión del tratamiento levantada'),
  'DATO-RECTIFICADO': acto('Dato del cliente rectificado'),
  '176': acto('Entrega del vehículo', '002', conTareas),
};

/** `null` for a type that the table does not have: of a newer version, or imported. */
export function eventoDe(tipo: string): DefinicionDeEvento | null {
  return Object.hasOwn(eventos, tipo) ? eventos[tipo as TipoDeEvento] : null;
}

/** Name of a type; an unknown one is shown as it is. */
export const nombreDeEvento = (tipo: string): string => eventoDe(tipo)?.nombre ?? tipo;

/** Types that 'Historial del cliente' shows, and those that the task tree shows even without a task. */
export const eventosDelHistorial = tiposCon('enHistorial');
export const eventosDelArbol = tiposCon('enArbol');
export const eventosDeSalvedad = tiposCon('esSalvedad');

function tiposCon(donde: 'enHistorial' | 'enArbol' | 'esSalvedad'): readonly TipoDeEvento[] {
  return (Object.keys(eventos) as TipoDeEvento[]).filter((tipo) => eventos[tipo][donde]);
}

/** Events that an award itself causes; they do not count as a movement of its folder. */
export const eventosDeAdjudicacion: readonly string[] = [
  tiposDeEvento.adjudicacion,
  tiposDeEvento.correccion,
  tiposDeEvento.reasignacion,
  tiposDeEvento.sorteoDistinto,
];
