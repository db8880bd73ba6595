export { PagoStore, SERIE_DE_PAGOS } from './solicitud-de-pago.store';
