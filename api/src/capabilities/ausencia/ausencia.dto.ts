import type { CambioDe, DatosDe, TablaDeAusencia } from '@adjudica/domain';
import type { SelloDeRegistro, SelloEnviadoDeRegistro } from '../../records/record.dto';

/** Quién atiende los planes y las tareas de una persona ausente; el primer día y el último incluidos. */
export interface AusenciaVista extends DatosDe<TablaDeAusencia>, SelloDeRegistro {}
export interface AusenciaNueva extends CambioDe<TablaDeAusencia> {}
/** El registro entero, como se leyó. */
export interface AusenciaCambio extends CambioDe<TablaDeAusencia>, SelloEnviadoDeRegistro {}
export interface AusenciaEliminada extends AusenciaVista {
  eliminado: boolean;
}
