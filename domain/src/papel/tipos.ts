/** Kinds of issued papers that are signed by hand. */
export type TipoDePapel =
  | 'pagare'
  | 'prenda'
  | 'contrato'
  | 'adenda'
  | 'orden-de-compra'
  | 'solicitud-de-pago'
  | 'carta-salida';
/** 'firmado' has its signed copy, signed electronically by all or a scan; 'anulado': its record was annulled. */
export type EstadoDePapel = 'emitido' | 'firmado' | 'anulado';
export type AccionDePapel = 'firmar' | 'reemplazar';
