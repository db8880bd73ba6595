/** What other capabilities may ask of payment orders. */
export { PagoStore, SERIE_DE_PAGOS } from './solicitud-de-pago.store';
