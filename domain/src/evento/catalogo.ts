import { eventos, type TipoDeEvento } from '../recorrido/eventos';
import type { Permiso } from '../roles';

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

export interface EventoDelCatalogo extends Lectura {
  readonly significado: string;
  /** Version of the form of the message; raised when what receivers rely on changes. */
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
const prenda = delPlan('prenda:leer', 'GET /prenda');
const medio: Lectura = { recurso: 'medio-aprobacion', permiso: 'medio:leer', lectura: 'GET /medio-aprobacion/{id}' };
const orden: Lectura = { recurso: 'orden-de-compra', permiso: 'orden:leer', lectura: 'GET /orden-de-compra/{id}' };
const pago: Lectura = { recurso: 'solicitud-de-pago', permiso: 'pago:leer', lectura: 'GET /solicitud-de-pago/{id}' };
const pagare: Lectura = { recurso: 'pagare', permiso: 'pagare:leer', lectura: 'GET /pagare/{id}' };
const contrato: Lectura = { recurso: 'contrato', permiso: 'contrato:leer', lectura: 'GET /contrato/{idCodigo}' };
const adenda: Lectura = { ...contrato, lectura: 'GET /adendas-de-plan/{idCodigo}' };
const carta: Lectura = { recurso: 'carta-salida', permiso: 'carta:leer', lectura: 'GET /carta-salida/{idCodigo}' };

const de = (lectura: Lectura, significado: string): EventoDelCatalogo => ({ ...lectura, significado, version: 1 });

/**
 * Events that other systems may be told of: one row for each type of the history (a missing one does not compile), with its meaning for readers who
 * do not know the screens. docs/data/eventos.md and `GET /evento-tipo` show them; names and departments are in `recorrido/eventos.ts`.
 */
export const catalogoDeEventos: Readonly<Record<TipoDeEvento, EventoDelCatalogo>> = {
  ADJUDICACION: de(adjudicacion, 'El acta de una asamblea adjudicó el plan y abrió su carpeta'),
  'CORRECCION-ACTA': de(adjudicacion, 'Un acta regenerada cambió la adjudicación del plan, o se la quitó'),
  'SORTEO-DISTINTO': de(adjudicacion, 'El acta adjudicó un plan que no era el del orden del sorteo, con su motivo'),
  'COPIA-ENTREGADA': de(
    historial,
    'Se entregó al titular, o a quien actúa por él, una copia de un acta o de su constancia',
  ),
  'RETIRO-ADJUDICACION': de(adjudicacion, 'La jefatura retiró la adjudicación: el trámite del plan terminó'),
  REASIGNACION: de(adjudicacion, 'El plan recibió la adjudicación que se retiró a otro'),
  ASIGNACION: de(adjudicacion, 'La jefatura entregó el plan a un ejecutivo'),
  'SOLICITUD-GUARDADA': de(solicitud, 'Se guardaron datos de la solicitud'),
  'SOLICITUD-GENERADA': de(solicitud, 'La solicitud de compra quedó completa y se imprimió'),
  CONYUGE: de(conyuge, 'Se guardaron los datos del cónyuge'),
  GARANTE: de(garante, 'Se registró un garante'),
  'CAMBIO-GARANTE': de(garante, 'Un garante reemplazó al anterior'),
  DEPOSITARIO: de(depositario, 'Se guardaron los datos del depositario'),
  FINANZAS: de(finanzas, 'Se guardó el estado financiero'),
  REFERENCIA: de(referencia, 'Se registró, cambió o eliminó una referencia'),
  'REFERENCIA-CONFIRMADA': de(referencia, 'Riesgo confirmó una referencia'),
  'DOCUMENTOS-GENERADOS': de(documento, 'Se creó el listado de documentos que la carpeta necesita'),
  'DOCUMENTO-SUBIDO': de(documento, 'Se subió un documento de la carpeta, o una versión nueva'),
  'DOCUMENTO-ACEPTADO': de(documento, 'Un documento fue aceptado'),
  'DOCUMENTO-RECHAZADO': de(documento, 'Un documento fue rechazado y debe reemplazarse'),
  'CARPETA-ENVIADA': de(carpeta, 'La carpeta pasó a Riesgos para su decisión'),
  'CARPETA-DEVUELTA': de(carpeta, 'Riesgos devolvió la carpeta, con su motivo'),
  'CARPETA-APROBADA': de(carpeta, 'Riesgos aprobó la carpeta; pasa a Legal'),
  'CARPETA-REABIERTA': de(carpeta, 'Una carpeta aprobada volvió a Riesgos, con su motivo'),
  'POLITICA-CONFIRMADA': de(carpeta, 'Quien aprobó la carpeta o dio un paso confirmó que una regla no se cumple'),
  'VALOR-CONFIRMADO': de(medio, 'Quien aprobó el medio confirmó que su valor está lejos de la lista o de la solicitud'),
  'ORDEN-SIN-CARPETA': de(orden, 'La orden se aprobó antes que la carpeta'),
  'RIESGO-CALCULADO': de(riesgo, 'El puntaje de riesgo cambió'),
  'RIESGO-MARCADO': de(riesgo, 'Riesgos marcó a mano un parámetro, o quitó la marca'),
  EXCEPCION: de(riesgo, 'Riesgos concedió una excepción, o la quitó'),
  GARANTIAS: de(riesgo, 'Riesgos confirmó la revisión de las garantías, o la deshizo'),
  'COINCIDENCIA-HALLADA': de(
    historial,
    'Se encontró a una persona del plan en una lista de control; espera la decisión de Riesgos',
  ),
  'COINCIDENCIA-DESCARTADA': de(
    historial,
    'Riesgos decidió que la persona del plan no es la de la lista de control, con su motivo',
  ),
  'COINCIDENCIA-CONFIRMADA': de(
    historial,
    'Riesgos decidió que la persona del plan es la de la lista de control, con su motivo',
  ),
  'TAREA-REGISTRADA': de(tareas, 'Alguien registró una tarea del plan'),
  'TAREA-CERRADA': de(tareas, 'Se cerró una tarea del plan'),
  'MEDIO-GENERADO': de(medio, 'Se creó el medio de aprobación'),
  'MEDIO-ACTUALIZADO': de(medio, 'Cambiaron los valores o el bien del medio de aprobación'),
  INTERVINIENTE: de(interviniente, 'Se escribió, corrigió o quitó una persona del caso de un plan adjudicado'),
  UNIDAD: de(unidad, 'Se escribió o corrigió lo que identifica el vehículo o inmueble que se entrega'),
  'MEDIO-ENVIADO': de(medio, 'El medio de aprobación pasó a Riesgos'),
  'MEDIO-APROBADO': de(medio, 'Riesgos aceptó el medio: el bien puede ordenarse'),
  'MEDIO-RECHAZADO': de(medio, 'Riesgos no aprobó el medio, con su motivo'),
  'ORDEN-GENERADA': de(orden, 'Se creó la orden de compra; espera su aprobación'),
  'PAGO-TRANSFERIDO': de(pago, 'Se registró la transferencia de un pago aprobado, con su fecha y referencia'),
  'CITA-DE-ENTREGA': de(carta, 'Se fijó o cambió la cita para entregar el bien'),
  'ORDEN-CORREGIDA': de(orden, 'Se corrigió la orden de compra mientras esperaba su aprobación'),
  'ORDEN-APROBADA': de(orden, 'La orden de compra fue aprobada: su documento ya puede generarse'),
  'ORDEN-ANULADA': de(orden, 'La orden de compra fue anulada, con su motivo'),
  'PAPEL-FIRMADO': de(
    delPlan('papel:leer', 'GET /papeles-de-plan/{idCodigo}'),
    'Se guardó la copia firmada de un documento, o se reemplazó',
  ),
  'PAGARE-GENERADO': de(pagare, 'Se creó el pagaré con su tabla de cuotas'),
  'PAGARE-REEMPLAZADO': de(pagare, 'La tabla de cuotas del pagaré se reemplazó'),
  'PAGARE-ACTUALIZADO': de(pagare, 'Cambiaron las personas del pagaré'),
  'PAGARE-ENVIADO': de(pagare, 'El pagaré espera la decisión de Legal'),
  'PAGARE-APROBADO': de(pagare, 'Legal aprobó el pagaré'),
  'PAGARE-RECHAZADO': de(pagare, 'Legal no aprobó el pagaré, con su motivo'),
  'PAGARE-ANULACION-PEDIDA': de(pagare, 'Alguien de Legal pidió anular el pagaré aprobado, con su motivo'),
  'PAGARE-ANULACION-DECLINADA': de(pagare, 'Legal no aceptó anular el pagaré, con su motivo'),
  'PAGARE-ANULADO': de(pagare, 'Legal anuló el pagaré aprobado; el plan puede tener otro'),
  'CONTRATO-GENERADO': de(contrato, 'Se creó el contrato'),
  'CONTRATO-ENVIADO': de(contrato, 'El contrato espera la decisión de Legal'),
  'MODELO-ENTREGADO': de(contrato, 'Se registró que el cliente recibió el modelo del contrato'),
  'FIRMA-TEMPRANA': de(
    contrato,
    'Se guardó la firma del contrato sin que pasaran las horas desde la entrega de su modelo',
  ),
  'CONTRATO-ACTUALIZADO': de(contrato, 'El contrato cambió después de enviarse y debe enviarse de nuevo'),
  'CONTRATO-APROBADO': de(contrato, 'Legal aprobó el contrato'),
  'CONTRATO-RECHAZADO': de(contrato, 'Legal no aprobó bloques del contrato, con su motivo'),
  'CONTRATO-CORREGIDO': de(contrato, 'El último bloque rechazado del contrato se corrigió'),
  'ADENDA-GENERADA': de(adenda, 'Se creó una adenda del contrato aprobado'),
  'ADENDA-ACTUALIZADA': de(adenda, 'Una adenda cambió después de enviarse o de no aprobarse y debe enviarse de nuevo'),
  'ADENDA-ENVIADA': de(adenda, 'Una adenda del contrato espera la decisión de Legal'),
  'ADENDA-APROBADA': de(adenda, 'Legal aprobó una adenda del contrato: cambia lo que este dice'),
  'ADENDA-RECHAZADA': de(adenda, 'Legal no aprobó una adenda del contrato, con su motivo'),
  'ADENDA-ANULADA': de(adenda, 'Una adenda sin aprobar se anuló, con su motivo'),
  'PAGO-GENERADO': de(pago, 'Se creó la solicitud de pago al concesionario; espera su aprobación'),
  'PAGO-APROBADO': de(pago, 'El pago al concesionario fue aprobado'),
  'PAGO-ANULADO': de(pago, 'La solicitud de pago fue anulada, con su motivo'),
  'PRENDA-INGRESADA': de(prenda, 'Se guardaron los datos de la prenda'),
  'PRENDA-GENERADA': de(prenda, 'Se imprimió la prenda'),
  'COMENTARIO-RSA': de(historial, 'RSA registró un comentario sobre el plan'),
  LLAMADA: de(historial, 'Se registró una llamada al cliente, con su resultado'),
  PEDIDO: de(historial, 'Un usuario pidió algo a otro sobre el plan'),
  NOTA: de(historial, 'Un usuario escribió una nota sobre el plan'),
  'CARTA-GENERADA': de(carta, 'Se generó la carta de salida del vehículo'),
  'CARTA-RECHAZADA': de(carta, 'La carta de salida no fue aprobada, con su motivo'),
  'TRATAMIENTO-SUSPENDIDO': de(
    historial,
    'El titular pidió suspender el tratamiento de sus datos (LOPDP): los actos sobre el plan se niegan',
  ),
  'SUSPENSION-LEVANTADA': de(
    historial,
    'Se levantó la suspensión del tratamiento de los datos del titular, con su motivo',
  ),
  'DATO-RECTIFICADO': de(historial, 'Un dato del titular se corrigió a su pedido (LOPDP); se dice cuál, no su valor'),
  '176': de(carta, 'El vehículo se entregó al cliente'),
};

/** A row of the catalogue as other systems read it. */
export interface TipoDeEventoPublico extends EventoDelCatalogo {
  readonly id: TipoDeEvento;
  readonly nombre: string;
  readonly idDepartamento: string;
}

/** In the order of the process. */
export const listaDeTiposDeEvento: readonly TipoDeEventoPublico[] = (
  Object.entries(catalogoDeEventos) as [TipoDeEvento, EventoDelCatalogo][]
)
  .map(([id, evento]) => ({ id, nombre: eventos[id].nombre, idDepartamento: eventos[id].idDepartamento, ...evento }))
  // '176' looks like a number, and engines list such keys first
  .sort((a, b) => Number(a.id === '176') - Number(b.id === '176'));

/** Permissions with which at least one event is read. */
export const permisosDeEventos: readonly Permiso[] = [
  ...new Set(listaDeTiposDeEvento.map(({ permiso }) => permiso)),
].sort();

export const esTipoDeEvento = (tipo: unknown): tipo is TipoDeEvento =>
  typeof tipo === 'string' && Object.hasOwn(catalogoDeEventos, tipo);
