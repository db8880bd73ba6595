/** Kinds of issued papers that are signed by hand. */
export type TipoDePapel =
  | 'pagare'
  | 'prenda'
  | 'contrato'
  | 'adenda'
  | 'orden-de-compra'
  | 'solicitud-de-pago'
  | 'carta-salida';
/** 'firmado' has the scan of its signed copy; 'anulado': its record was annulled. */
export type EstadoDePapel = 'emitido' | 'firmado' | 'anulado';
export type AccionDePapel = 'firmar' | 'reemplazar';
