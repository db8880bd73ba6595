import type { CodigoDepartamento, Permiso } from '../roles';

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

/** Records whose key a message about an event carries: the plan, or the record of the act. */
export const recursosDeEvento = [
  'plan',
  'medio-aprobacion',
  'orden-de-compra',
  'solicitud-de-pago',
  'pagare',
  'contrato',
  'carta-salida',
] as const;
export type RecursoDeEvento = (typeof recursosDeEvento)[number];

interface Lectura {
  readonly recurso: RecursoDeEvento;
  /** Needed to read the record, and so to be told of the event. */
  readonly permiso: Permiso;
  /** Operation with which a receiver reads what the event is about. */
  readonly lectura: `GET /${string}`;
}

export interface DefinicionDeEvento extends Lectura {
  readonly nombre: string;
  /** Department that usually acts; the event itself holds the department of its user. */
  readonly idDepartamento: CodigoDepartamento;
  /** Shown in 'Historial del cliente'. */
  readonly enHistorial: boolean;
  /** A node of the task tree even without a task; the others are nodes once they have one. */
  readonly enArbol: boolean;
  /** A user confirmed an exception to rules or policy; managers see all of them. */
  readonly esSalvedad: boolean;
  /** For readers who do not know the screens: docs/data/eventos.md, `GET /evento-tipo`. */
  readonly significado: string;
  /** Version of the form of the message that other systems get; raised when what receivers rely on changes. */
  readonly version: number;
}

const delPlan = (permiso: Permiso, lectura: Lectura['lectura']): Lectura => ({ recurso: 'plan', permiso, lectura });

const adjudicacion = delPlan('adjudicacion:leer', 'GET /adjudicacion');
const solicitud = delPlan('solicitud:leer', 'GET /solicitud/{clave}');
const conyuge = delPlan('conyuge:leer', 'GET /conyuge/{clave}');
const garante = delPlan('garante:leer', 'GET /garante/{idCodigo}');
const depositario = delPlan('depositario:leer', 'GET /depositario/{idCodigo}');
const finanzas = delPlan('finanzas:leer', 'GET /finanzas/{clave}');
const referencia = delPlan('referencia:leer', 'GET /referencia');
const documento = delPlan('documento:leer', 'GET /documento');
const carpeta = delPlan('carpeta:leer', 'GET /carpeta');
const riesgo = delPlan('riesgo:leer', 'GET /riesgo/{idCodigo}');
const tareas = delPlan('evento:leer', 'GET /plan/{idCodigo}/arbol-tareas');
const historial = delPlan('evento:leer', 'GET /evento');
const interviniente = delPlan('interviniente:leer', 'GET /interviniente/{idCodigo}');
const unidad = delPlan('unidad:leer', 'GET /unidad/{idCodigo}');
const papel = delPlan('papel:leer', 'GET /papeles-de-plan/{idCodigo}');
const prenda = delPlan('prenda:leer', 'GET /prenda');
const medio: Lectura = { recurso: 'medio-aprobacion', permiso: 'medio:leer', lectura: 'GET /medio-aprobacion/{id}' };
const orden: Lectura = { recurso: 'orden-de-compra', permiso: 'orden:leer', lectura: 'GET /orden-de-compra/{id}' };
const pago: Lectura = { recurso: 'solicitud-de-pago', permiso: 'pago:leer', lectura: 'GET /solicitud-de-pago/{id}' };
const pagare: Lectura = { recurso: 'pagare', permiso: 'pagare:leer', lectura: 'GET /pagare/{id}' };
const contrato: Lectura = { recurso: 'contrato', permiso: 'contrato:leer', lectura: 'GET /contrato/{idCodigo}' };
const adenda: Lectura = { ...contrato, lectura: 'GET /adendas-de-plan/{idCodigo}' };
const carta: Lectura = { recurso: 'carta-salida', permiso: 'carta:leer', lectura: 'GET /carta-salida/{idCodigo}' };

const acto = (
  nombre: string,
  idDepartamento: CodigoDepartamento,
  lectura: Lectura,
  significado: string,
  {
    enHistorial = true,
    enArbol = false,
    esSalvedad = false,
  }: Partial<Pick<DefinicionDeEvento, 'enHistorial' | 'enArbol' | 'esSalvedad'>> = {},
): DefinicionDeEvento => ({
  ...lectura,
  nombre,
  idDepartamento,
  significado,
  version: 1,
  enHistorial,
  enArbol,
  esSalvedad,
});

const conTareas = { enArbol: true } as const;
const salvedad = { esSalvedad: true } as const;

export const eventos: Readonly<Record<TipoDeEvento, DefinicionDeEvento>> = {
  ADJUDICACION: acto(
    'Adjudicación',
    '005',
    adjudicacion,
    'El acta de una asamblea adjudicó el plan y abrió su carpeta',
    conTareas,
  ),
  'CORRECCION-ACTA': acto(
    'Corrección del acta',
    '005',
    adjudicacion,
    'Un acta regenerada cambió la adjudicación del plan, o se la quitó',
  ),
  'SORTEO-DISTINTO': acto(
    'Adjudicación fuera del orden del sorteo',
    '005',
    adjudicacion,
    'El acta adjudicó un plan que no era el del orden del sorteo, con su motivo',
    salvedad,
  ),
  'COPIA-ENTREGADA': acto(
    'Copia de acta o constancia entregada',
    '005',
    historial,
    'Se entregó al titular, o a quien actúa por él, una copia de un acta o de su constancia',
  ),
  'RETIRO-ADJUDICACION': acto(
    'Retiro de adjudicación',
    '002',
    adjudicacion,
    'La jefatura retiró la adjudicación: el trámite del plan terminó',
  ),
  REASIGNACION: acto(
    'Adjudicación por reasignación',
    '002',
    adjudicacion,
    'El plan recibió la adjudicación que se retiró a otro',
    conTareas,
  ),
  ASIGNACION: acto(
    'Asignación a ejecutivo',
    '002',
    adjudicacion,
    'La jefatura entregó el plan a un ejecutivo',
    conTareas,
  ),
  'SOLICITUD-GUARDADA': acto('Solicitud guardada', '002', solicitud, 'Se guardaron datos de la solicitud'),
  'SOLICITUD-GENERADA': acto(
    'Solicitud de compra generada',
    '002',
    solicitud,
    'La solicitud de compra quedó completa y se imprimió',
    conTareas,
  ),
  CONYUGE: acto('Información del cónyuge', '002', conyuge, 'Se guardaron los datos del cónyuge'),
  GARANTE: acto('Garante registrado', '002', garante, 'Se registró un garante'),
  'CAMBIO-GARANTE': acto('Cambio de garante', '002', garante, 'Un garante reemplazó al anterior'),
  DEPOSITARIO: acto('Información del depositario', '002', depositario, 'Se guardaron los datos del depositario'),
  FINANZAS: acto('Estado financiero', '002', finanzas, 'Se guardó el estado financiero'),
  REFERENCIA: acto('Referencia registrada', '002', referencia, 'Se registró, cambió o eliminó una referencia'),
  'REFERENCIA-CONFIRMADA': acto('Referencia confirmada', '004', referencia, 'Riesgo confirmó una referencia'),
  'DOCUMENTOS-GENERADOS': acto(
    'Listado de documentos generado',
    '002',
    documento,
    'Se creó el listado de documentos que la carpeta necesita',
    conTareas,
  ),
  'DOCUMENTO-SUBIDO': acto(
    'Documento subido',
    '002',
    documento,
    'Se subió un documento de la carpeta, o una versión nueva',
  ),
  'DOCUMENTO-ACEPTADO': acto('Documento aceptado', '004', documento, 'Un documento fue aceptado'),
  'DOCUMENTO-RECHAZADO': acto(
    'Documento rechazado',
    '004',
    documento,
    'Un documento fue rechazado y debe reemplazarse',
    conTareas,
  ),
  'CARPETA-ENVIADA': acto(
    'Carpeta enviada a riesgo',
    '002',
    carpeta,
    'La carpeta pasó a Riesgos para su decisión',
    conTareas,
  ),
  'CARPETA-DEVUELTA': acto('Carpeta devuelta', '004', carpeta, 'Riesgos devolvió la carpeta, con su motivo', conTareas),
  'CARPETA-APROBADA': acto('Carpeta aprobada', '004', carpeta, 'Riesgos aprobó la carpeta; pasa a Legal', conTareas),
  'CARPETA-REABIERTA': acto(
    'Carpeta aprobada devuelta a riesgo',
    '004',
    carpeta,
    'Una carpeta aprobada volvió a Riesgos, con su motivo',
    conTareas,
  ),
  'POLITICA-CONFIRMADA': acto(
    'Aprobación fuera de las reglas confirmada',
    '004',
    carpeta,
    'Quien aprobó la carpeta o dio un paso confirmó que una regla no se cumple',
    salvedad,
  ),
  'VALOR-CONFIRMADO': acto(
    'Valor lejano del bien confirmado',
    '004',
    medio,
    'Quien aprobó el medio confirmó que su valor está lejos de la lista o de la solicitud',
    salvedad,
  ),
  'ORDEN-SIN-CARPETA': acto(
    'Orden aprobada sin carpeta aprobada',
    '002',
    orden,
    'La orden se aprobó antes que la carpeta',
    salvedad,
  ),
  'RIESGO-CALCULADO': acto('Puntaje de riesgo calculado', '004', riesgo, 'El puntaje de riesgo cambió'),
  'RIESGO-MARCADO': acto(
    'Parámetro de riesgo marcado',
    '004',
    riesgo,
    'Riesgos marcó a mano un parámetro, o quitó la marca',
    salvedad,
  ),
  EXCEPCION: acto('Excepción de riesgo', '004', riesgo, 'Riesgos concedió una excepción, o la quitó', salvedad),
  GARANTIAS: acto(
    'Revisión de garantías',
    '004',
    riesgo,
    'Riesgos confirmó la revisión de las garantías, o la deshizo',
  ),
  'COINCIDENCIA-HALLADA': acto(
    'Coincidencia en listas de control',
    '004',
    historial,
    'Se encontró a una persona del plan en una lista de control; espera la decisión de Riesgos',
  ),
  'COINCIDENCIA-DESCARTADA': acto(
    'Coincidencia en listas de control descartada',
    '004',
    historial,
    'Riesgos decidió que la persona del plan no es la de la lista de control, con su motivo',
  ),
  'COINCIDENCIA-CONFIRMADA': acto(
    'Coincidencia en listas de control confirmada',
    '004',
    historial,
    'Riesgos decidió que la persona del plan es la de la lista de control, con su motivo',
  ),
  'TAREA-REGISTRADA': acto('Tarea registrada', '002', tareas, 'Alguien registró una tarea del plan'),
  'TAREA-CERRADA': acto('Tarea cerrada', '002', tareas, 'Se cerró una tarea del plan'),
  'MEDIO-GENERADO': acto('Medio de aprobación generado', '002', medio, 'Se creó el medio de aprobación'),
  'MEDIO-ACTUALIZADO': acto(
    'Medio de aprobación actualizado',
    '002',
    medio,
    'Cambiaron los valores o el bien del medio de aprobación',
  ),
  INTERVINIENTE: acto(
    'Persona del caso guardada',
    '002',
    interviniente,
    'Se escribió, corrigió o quitó una persona del caso de un plan adjudicado',
  ),
  UNIDAD: acto(
    'Datos de la unidad guardados',
    '002',
    unidad,
    'Se escribió o corrigió lo que identifica el vehículo o inmueble que se entrega',
  ),
  'PAPEL-FIRMADO': acto(
    'Copia firmada guardada',
    '002',
    papel,
    'Se guardó la copia firmada de un documento, o se reemplazó',
  ),
  'MEDIO-ENVIADO': acto(
    'Medio de aprobación enviado',
    '002',
    medio,
    'El medio de aprobación pasó a Riesgos',
    conTareas,
  ),
  'MEDIO-APROBADO': acto(
    'Medio de aprobación aceptado',
    '004',
    medio,
    'Riesgos aceptó el medio: el bien puede ordenarse',
    conTareas,
  ),
  'MEDIO-RECHAZADO': acto(
    'Medio de aprobación no aprobado',
    '004',
    medio,
    'Riesgos no aprobó el medio, con su motivo',
    conTareas,
  ),
  'ORDEN-GENERADA': acto(
    'Orden de compra generada',
    '002',
    orden,
    'Se creó la orden de compra; espera su aprobación',
    conTareas,
  ),
  'ORDEN-CORREGIDA': acto(
    'Orden de compra corregida',
    '002',
    orden,
    'Se corrigió la orden de compra mientras esperaba su aprobación',
  ),
  'PAGO-TRANSFERIDO': acto(
    'Transferencia del pago registrada',
    '002',
    pago,
    'Se registró la transferencia de un pago aprobado, con su fecha y referencia',
  ),
  'CITA-DE-ENTREGA': acto(
    'Cita para la entrega',
    '002',
    carta,
    'Se fijó o cambió la cita para entregar el bien',
    conTareas,
  ),
  'ORDEN-APROBADA': acto(
    'Orden de compra aprobada',
    '002',
    orden,
    'La orden de compra fue aprobada: su documento ya puede generarse',
    conTareas,
  ),
  'ORDEN-ANULADA': acto(
    'Orden de compra anulada',
    '002',
    orden,
    'La orden de compra fue anulada, con su motivo',
    conTareas,
  ),
  'PAGARE-GENERADO': acto('Pagaré generado', '003', pagare, 'Se creó el pagaré con su tabla de cuotas'),
  'PAGARE-REEMPLAZADO': acto('Pagaré reemplazado', '003', pagare, 'La tabla de cuotas del pagaré se reemplazó'),
  'PAGARE-ACTUALIZADO': acto('Datos del pagaré actualizados', '003', pagare, 'Cambiaron las personas del pagaré'),
  'PAGARE-ENVIADO': acto('Pagaré enviado a aprobar', '003', pagare, 'El pagaré espera la decisión de Legal', conTareas),
  'PAGARE-APROBADO': acto('Pagaré aprobado', '003', pagare, 'Legal aprobó el pagaré'),
  'PAGARE-RECHAZADO': acto('Pagaré no aprobado', '003', pagare, 'Legal no aprobó el pagaré, con su motivo', conTareas),
  'PAGARE-ANULACION-PEDIDA': acto(
    'Anulación del pagaré pedida',
    '003',
    pagare,
    'Alguien de Legal pidió anular el pagaré aprobado, con su motivo',
    conTareas,
  ),
  'PAGARE-ANULACION-DECLINADA': acto(
    'Anulación del pagaré no aceptada',
    '003',
    pagare,
    'Legal no aceptó anular el pagaré, con su motivo',
  ),
  'PAGARE-ANULADO': acto(
    'Pagaré anulado',
    '003',
    pagare,
    'Legal anuló el pagaré aprobado; el plan puede tener otro',
    conTareas,
  ),
  'CONTRATO-GENERADO': acto('Contrato creado', '003', contrato, 'Se creó el contrato', conTareas),
  'CONTRATO-ENVIADO': acto(
    'Contrato enviado a aprobar',
    '003',
    contrato,
    'El contrato espera la decisión de Legal',
    conTareas,
  ),
  'MODELO-ENTREGADO': acto(
    'Modelo del contrato entregado',
    '003',
    contrato,
    'Se registró que el cliente recibió el modelo del contrato',
  ),
  'FIRMA-TEMPRANA': acto(
    'Contrato firmado antes de las horas de su modelo',
    '003',
    contrato,
    'Se guardó la firma del contrato sin que pasaran las horas desde la entrega de su modelo',
    salvedad,
  ),
  'CONTRATO-ACTUALIZADO': acto(
    'Contrato cambiado después de enviarse',
    '003',
    contrato,
    'El contrato cambió después de enviarse y debe enviarse de nuevo',
  ),
  'CONTRATO-APROBADO': acto('Contrato aprobado', '003', contrato, 'Legal aprobó el contrato', conTareas),
  'CONTRATO-RECHAZADO': acto(
    'Contrato no aprobado',
    '003',
    contrato,
    'Legal no aprobó bloques del contrato, con su motivo',
    conTareas,
  ),
  'CONTRATO-CORREGIDO': acto(
    'Contrato corregido',
    '003',
    contrato,
    'El último bloque rechazado del contrato se corrigió',
  ),
  'ADENDA-GENERADA': acto('Adenda del contrato creada', '003', adenda, 'Se creó una adenda del contrato aprobado'),
  'ADENDA-ACTUALIZADA': acto(
    'Adenda del contrato cambiada',
    '003',
    adenda,
    'Una adenda cambió después de enviarse o de no aprobarse y debe enviarse de nuevo',
  ),
  'ADENDA-ENVIADA': acto(
    'Adenda del contrato enviada a aprobar',
    '003',
    adenda,
    'Una adenda del contrato espera la decisión de Legal',
  ),
  'ADENDA-APROBADA': acto(
    'Adenda del contrato aprobada',
    '003',
    adenda,
    'Legal aprobó una adenda del contrato: cambia lo que este dice',
  ),
  'ADENDA-RECHAZADA': acto(
    'Adenda del contrato no aprobada',
    '003',
    adenda,
    'Legal no aprobó una adenda del contrato, con su motivo',
  ),
  'ADENDA-ANULADA': acto(
    'Adenda del contrato anulada',
    '003',
    adenda,
    'Una adenda sin aprobar se anuló, con su motivo',
  ),
  'PAGO-GENERADO': acto(
    'Solicitud de pago creada',
    '002',
    pago,
    'Se creó la solicitud de pago al concesionario; espera su aprobación',
    conTareas,
  ),
  'PAGO-ANULADO': acto(
    'Solicitud de pago anulada',
    '002',
    pago,
    'La solicitud de pago fue anulada, con su motivo',
    conTareas,
  ),
  'PAGO-APROBADO': acto(
    'Pago a concesionario aprobado',
    '002',
    pago,
    'El pago al concesionario fue aprobado',
    conTareas,
  ),
  'PRENDA-INGRESADA': acto('Datos de la prenda ingresados', '003', prenda, 'Se guardaron los datos de la prenda'),
  'PRENDA-GENERADA': acto('Prenda generada', '003', prenda, 'Se imprimió la prenda'),
  'COMENTARIO-RSA': acto('Comentario de RSA', '008', historial, 'RSA registró un comentario sobre el plan'),
  LLAMADA: acto(
    'Llamada al cliente',
    '001',
    historial,
    'Se registró una llamada al cliente, con su resultado',
    conTareas,
  ),
  PEDIDO: acto('Pedido a un colega', '002', historial, 'Un usuario pidió algo a otro sobre el plan', conTareas),
  NOTA: acto('Nota', '002', historial, 'Un usuario escribió una nota sobre el plan'),
  'CARTA-GENERADA': acto(
    'Carta de salida generada',
    '002',
    carta,
    'Se generó la carta de salida del vehículo',
    conTareas,
  ),
  'CARTA-RECHAZADA': acto(
    'Carta de salida no aprobada',
    '002',
    carta,
    'La carta de salida no fue aprobada, con su motivo',
    conTareas,
  ),
  'TRATAMIENTO-SUSPENDIDO': acto(
    'Tratamiento de datos suspendido',
    '002',
    historial,
    'El titular pidió suspender el tratamiento de sus datos (LOPDP): los actos sobre el plan se niegan',
  ),
  'SUSPENSION-LEVANTADA': acto(
    'Suspensión del tratamiento levantada',
    '002',
    historial,
    'Se levantó la suspensión del tratamiento de los datos del titular, con su motivo',
  ),
  'DATO-RECTIFICADO': acto(
    'Dato del cliente rectificado',
    '002',
    historial,
    'Un dato del titular se corrigió a su pedido (LOPDP); se dice cuál, no su valor',
  ),
  '176': acto('Entrega del vehículo', '002', carta, 'El vehículo se entregó al cliente', conTareas),
};

export const esTipoDeEvento = (tipo: unknown): tipo is TipoDeEvento =>
  typeof tipo === 'string' && Object.hasOwn(eventos, tipo);

/** `null` for a type that the table does not have: of a newer version, or imported. */
export const eventoDe = (tipo: string): DefinicionDeEvento | null => (esTipoDeEvento(tipo) ? eventos[tipo] : null);

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
