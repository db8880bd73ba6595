import type { AccionDeAsamblea } from '@adjudica/domain';
import type { AsambleaVista, AsambleaDetalle as Detalle, IndicadoresVista } from '../../generated/api';

export type { OpcionDeAsamblea, OpcionesDeAsamblea } from '../../generated/api';

/** ASA-020. An assembly as lists show it; dates 'YYYY-MM-DD', hour 'HH:MM'. */
export type AsambleaRecord = AsambleaVista;

/** With what this user may do now, computed from the lifecycle by the server. */
export type AsambleaDetalle = Omit<Detalle, 'acciones'> & { readonly acciones: readonly AccionDeAsamblea[] };

/** ASA-002, ASA-003 */
export type Indicadores = IndicadoresVista;

/** What correcting and removing an assembly asks of its page. */
export interface AccionesDeAsambleaProps {
  readonly asamblea: AsambleaDetalle;
  /** Sends with the version of the participants that the screen shows. */
  readonly enviar: (accion: 'corregir' | 'eliminar', cuerpo: object, clave: string) => Promise<object>;
  readonly onEliminada: () => void;
}
