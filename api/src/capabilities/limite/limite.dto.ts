import type { CambioDe, DatosDe, TablaDeDelegacion, TablaDeLimite } from '@adjudica/domain';
import type { SelloDeRegistro, SelloEnviadoDeRegistro } from '../../records/record.dto';

/** Hasta qué monto un rol, o un usuario, aprueba una carpeta con su propia excepción o sus marcas. */
export interface LimiteVista extends DatosDe<TablaDeLimite>, SelloDeRegistro {}
export interface LimiteNuevo extends CambioDe<TablaDeLimite> {}
/** El registro entero, como se leyó. */
export interface LimiteCambio extends CambioDe<TablaDeLimite>, SelloEnviadoDeRegistro {}
export interface LimiteEliminado extends LimiteVista {
  eliminado: boolean;
}

/** El límite de una persona, prestado a otra por unos días; el primero y el último incluidos. */
export interface DelegacionVista extends DatosDe<TablaDeDelegacion>, SelloDeRegistro {}
export interface DelegacionNueva extends CambioDe<TablaDeDelegacion> {}
/** El registro entero, como se leyó. */
export interface DelegacionCambio extends CambioDe<TablaDeDelegacion>, SelloEnviadoDeRegistro {}
export interface DelegacionEliminada extends DelegacionVista {
  eliminado: boolean;
}
