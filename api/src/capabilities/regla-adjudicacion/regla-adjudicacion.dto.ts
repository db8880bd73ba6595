import type { CambioDe, DatosDe, TablaDeReglaAdjudicacion } from '@adjudica/domain';

/** Una regla de adjudicación: rige para las asambleas desde su fecha, hasta la siguiente del mismo producto. */
export interface ReglaAdjudicacionVista extends DatosDe<TablaDeReglaAdjudicacion> {
  id: number;
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  /** Nombre de quien guardó por última vez. */
  guardadaPor: string | null;
}
export interface ReglaAdjudicacionNueva extends CambioDe<TablaDeReglaAdjudicacion> {}
/** El registro entero, como se leyó. */
export interface ReglaAdjudicacionCambio extends CambioDe<TablaDeReglaAdjudicacion> {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
}
export interface ReglaAdjudicacionEliminada extends ReglaAdjudicacionVista {
  eliminado: boolean;
}
