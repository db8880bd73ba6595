/** Kinds of issued papers that are signed by hand. */
export type TipoDePapel =
  | 'pagare'
  | 'prenda'
  | 'contrato'
  | 'adenda'
  | 'orden-de-compra'
  | 'solicitud-de-pago'
  | 'carta-salida';
