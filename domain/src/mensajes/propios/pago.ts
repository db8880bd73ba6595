/** Payment orders. `cuando`: 'DD/MM/YYYY HH:mm'. */

export const verLaOrden = 'Ver la orden de compra';
export const verLosPagos = 'Ver las órdenes de pago';
/** Lines of the checklist. */
export const pagoSinLista = 'No está en el listado del plan';
export const pagoSinArchivo = 'Sin archivo';
export const pagoRechazado = 'Rechazado por riesgo';
export const pagoPorRevisar = 'Por revisar';
export const pagoIncorrecto = 'Incorrecto';
export const pagoCorrecto = 'Correcto';
/** Refusals. */
export const pagoYaAprobado = (quien: string, cuando: string): string =>
  `La orden de pago ya fue aprobada por ${quien} el ${cuando}`;
export const pagoYaAnulado = (quien: string, cuando: string): string =>
  `La orden de pago ya fue anulada por ${quien} el ${cuando}`;
export const pagoSinOrdenVigente = 'La orden de compra ya no está aprobada o no tiene concesionario';
export const pagoOrdenSinAprobar = 'Solo una orden de compra aprobada se paga';
export const pagoYaExiste = (numero: number): string => `La orden de compra ya tiene la solicitud de pago #${numero}`;
export const pagoYaHayUno = 'La orden de compra ya tiene una solicitud de pago';
export const pagoDatoDistinto = 'No coincide con la orden de compra';
export const pagoSinAprobar = 'Solo se emite de una solicitud de pago aprobada';
export const pagoSinAprobarAun = 'Solo de un pago aprobado se registra la transferencia';
export const pagoYaTransferido = 'La transferencia ya está registrada';
export const pagoReferenciaRequerida = 'Escriba la referencia del banco';
export const pagoTransferenciaFuera = 'La fecha de la transferencia está entre la aprobación del pago y hoy';
export const pagoTransferir = 'Registrar transferencia';
export const pagoTransferido = 'Transferencia registrada';
export const pagoFechaDeTransferencia = 'Fecha de la transferencia';
export const pagoReferencia = 'Referencia del banco';
export const pagoSinTransferir = 'Aprobado, sin transferencia registrada';
export const pagoTransferidoEl = (fecha: string, referencia: string): string =>
  `Transferido el ${fecha}, referencia ${referencia}`;
/** Screens. */
export const pagoBuscar = 'Buscar por cédula';
export const pagoBuscarMas = (n: number): string => `Escriba al menos ${n} dígitos`;
export const pagoSubir = 'Subir';
export const pagoReemplazar = 'Reemplazar';
export const pagoPapeles = 'Papeles del pago';
export const pagoPapelesNoEspera = 'El pago se aprueba también sin ellos; súbalos cuando lleguen.';
export const pagoComprobante = 'Comprobante del banco (PDF), si ya lo tiene';
export const pagoSubirVarios = 'Subir varios archivos';
export const pagoDocumento = 'Solicitud de pago';
export const pagoBorrador = 'Ver borrador';
export const pagoAlAprobar =
  'Una vez aprobada, ni el pago ni la orden de compra podrán anularse. Sigue la carta de salida, que queda en sus tareas de hoy.';
export const pagoSigueCarta = 'Sigue la carta de salida del plan';
export const pagoCarpetaAprobada = 'Aprobada por riesgo';
export const pagoCarpetaSinAprobar = 'No aprobada por riesgo';
export const pagoRevisados = (revisados: number, total: number): string => `${revisados} de ${total} revisados`;
export const pagoRechazados = (nombres: readonly string[]): string => `Rechazados: ${nombres.join(', ')}`;
export const pagoMontosDistintos = (plan: string, antes: string, ahora: string): string =>
  `El plan ${plan} suma ${antes} en la orden de compra y hoy vale ${ahora}: anúlela y emita otra`;
export const pagoAlAnular = 'La orden de compra queda libre para otra solicitud de pago.';
export const pagoLoAprobo = (quien: string, cuando: string): string => `Aprobada por ${quien} el ${cuando}`;
export const pagoLoAnulo = (quien: string, cuando: string): string => `Anulada por ${quien} el ${cuando}`;
export const pagoDiferencia = 'Diferencia que paga el cliente';
/** History and notices. */
export const pagoNumero = (numero: number, orden: number): string =>
  `Orden de pago #${numero} de la orden de compra #${orden}`;
export const avisoDePagoAprobado = 'Orden de pago aprobada';
export const avisoDePagoAnulado = 'Orden de pago anulada';
export const pagoDe = (numero: number, valor: string, cliente: string, quien: string): string =>
  `Orden de pago #${numero} de ${cliente} por ${valor}, por ${quien}`;
