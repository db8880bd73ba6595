import type { CambioDe, DatosDe, TablaDeDelegacion, TablaDeLimite } from '@adjudica/domain';

/** Hasta qué monto un rol, o un usuario, aprueba una carpeta con su propia excepción o sus marcas. */
export interface LimiteVista extends DatosDe<TablaDeLimite> {
  id: number;
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  /** Nombre de quien guardó por última vez. */
  guardadaPor: string | null;
}
export interface LimiteNuevo extends CambioDe<TablaDeLimite> {}
/** El registro entero, como se leyó. */
export interface LimiteCambio extends CambioDe<TablaDeLimite> {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
}
export interface LimiteEliminado extends LimiteVista {
  eliminado: boolean;
}

/** El límite de una persona, prestado a otra por unos días; el primero y el último incluidos. */
export interface DelegacionVista extends DatosDe<TablaDeDelegacion> {
  id: number;
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  /** Nombre de quien guardó por última vez. */
  guardadaPor: string | null;
}
export interface DelegacionNueva extends CambioDe<TablaDeDelegacion> {}
/** El registro entero, como se leyó. */
export interface DelegacionCambio extends CambioDe<TablaDeDelegacion> {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
}
export interface DelegacionEliminada extends DelegacionVista {
  eliminado: boolean;
}
