/** Payment orders: our own texts, where the specification gives none. `cuando`: 'DD/MM/YYYY HH:mm'. */
export const pago = {
  /** Lines of the checklist. */
  pagoSinLista: 'No está en el listado del plan',
  pagoSinArchivo: 'Sin archivo',
  pagoRechazado: 'Rechazado por riesgo',
  pagoPorRevisar: 'Por revisar',
  pagoIncorrecto: 'Incorrecto',
  pagoCorrecto: 'Correcto',

  /** Refusals. */
  pagoYaAprobado: (quien: string, cuando: string): string =>
    `La orden de pago ya fue aprobada por ${quien} el ${cuando}`,
  pagoYaAnulado: (quien: string, cuando: string): string => `La orden de pago ya fue anulada por ${quien} el ${cuando}`,
  pagoSinOrdenVigente: 'La orden de compra ya no está aprobada o no tiene concesionario',
  pagoOrdenSinAprobar: 'Solo una orden de compra aprobada se paga',
  pagoOrdenSinConcesionario: 'La orden de compra no tiene concesionario',
  pagoYaExiste: (numero: number): string => `La orden de compra ya tiene la solicitud de pago #${numero}`,
  pagoYaHayUno: 'La orden de compra ya tiene una solicitud de pago',
  pagoDatoDistinto: 'No coincide con la orden de compra',
  pagoSinAprobar: 'Solo se emite de una solicitud de pago aprobada',

  /** Screens. */
  pagoBuscar: 'Buscar por cédula',
  pagoBuscarMas: (n: number): string => `Escriba al menos ${n} dígitos`,
  pagoSubir: 'Subir',
  pagoDocumento: 'Solicitud de pago',
  pagoBorrador: 'Ver borrador',
  pagoAlAprobar: 'Después no se puede anular, ni la orden de compra tampoco.',
  pagoAlAnular: 'La orden de compra queda libre para otra solicitud de pago.',
  pagoLoAprobo: (quien: string, cuando: string): string => `Aprobada por ${quien} el ${cuando}`,
  pagoLoAnulo: (quien: string, cuando: string): string => `Anulada por ${quien} el ${cuando}`,

  /** History and notices. */
  pagoNumero: (numero: number, orden: number): string => `Solicitud de pago #${numero} de la orden de compra #${orden}`,
  pagoCreado: 'Solicitud de pago creada',
  avisoDePagoAprobado: 'Orden de pago aprobada',
  avisoDePagoAnulado: 'Orden de pago anulada',
  avisoDePagoPorAprobar: 'Orden de pago por aprobar',
  pagoDe: (numero: number, valor: string, cliente: string, quien: string): string =>
    `Solicitud de pago #${numero} de ${cliente} por ${valor}, por ${quien}`,
} as const;
