import type { CambioDe, DatosDe, TablaDePlazo } from '@adjudica/domain';
import type { SelloDeRegistro, SelloEnviadoDeRegistro } from '../../records/record.dto';

/** Un plazo del contrato: rige para las adjudicaciones desde su fecha, hasta el siguiente del mismo producto. */
export interface PlazoVista extends DatosDe<TablaDePlazo>, SelloDeRegistro {}
export interface PlazoNuevo extends CambioDe<TablaDePlazo> {}
/** El registro entero, como se leyó. */
export interface PlazoCambio extends CambioDe<TablaDePlazo>, SelloEnviadoDeRegistro {}
export interface PlazoEliminado extends PlazoVista {
  eliminado: boolean;
}
