import type { CambioDe, DatosDe, TablaDePlazo } from '@adjudica/domain';

/** Un plazo del contrato: rige para las adjudicaciones desde su fecha, hasta el siguiente del mismo producto. */
export interface PlazoVista extends DatosDe<TablaDePlazo> {
  id: number;
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  /** Nombre de quien guardó por última vez. */
  guardadaPor: string | null;
}
export interface PlazoNuevo extends CambioDe<TablaDePlazo> {}
/** El registro entero, como se leyó. */
export interface PlazoCambio extends CambioDe<TablaDePlazo> {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
}
export interface PlazoEliminado extends PlazoVista {
  eliminado: boolean;
}
