import type { CodigoProducto } from '../asamblea/tipos';

/** Body of the memo (call generaMemo): the group's assemblies up to a date. */
export interface SolicitudDeMemo {
  producto: CodigoProducto;
  grupo: string;
  fecha: string;
}
