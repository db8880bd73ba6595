/** What other capabilities may ask of payment orders. */
export { PagoStore } from './solicitud-de-pago.store';
