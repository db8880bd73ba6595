import type { CambioDe, DatosDe, TablaDeReglaAdjudicacion } from '@adjudica/domain';
import type { SelloDeRegistro, SelloEnviadoDeRegistro } from '../../records/record.dto';

/** Una regla de adjudicación: rige para las asambleas desde su fecha, hasta la siguiente del mismo producto. */
export interface ReglaAdjudicacionVista extends DatosDe<TablaDeReglaAdjudicacion>, SelloDeRegistro {}
export interface ReglaAdjudicacionNueva extends CambioDe<TablaDeReglaAdjudicacion> {}
/** El registro entero, como se leyó. */
export interface ReglaAdjudicacionCambio extends CambioDe<TablaDeReglaAdjudicacion>, SelloEnviadoDeRegistro {}
export interface ReglaAdjudicacionEliminada extends ReglaAdjudicacionVista {
  eliminado: boolean;
}
