import { sinPermiso } from '../ciclo';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { puede, type Quien } from '../roles';
import { cicloDeCarpeta } from './resolucion';

export interface HechosDeEnvio {
  /** Department that holds the folder, null = none yet; `undefined` = no folder. */
  readonly idDepartamento: string | null | undefined;
  /** `null` or '' until 'Generar Solicitud'. */
  readonly estadoSol: string | null;
  readonly estado: string;
}

/**
 * CLI-051, CLI-052, CLI-053, DOC-006: why this role can't send the folder to risk now; `null` = may. The answer of the lifecycle, also for plans that
 * may have no folder.
 */
export function rechazoDeEnvio({ idDepartamento, ...hechos }: HechosDeEnvio, quien: Quien): ErrorDeNegocio | null {
  if (!puede(quien, 'carpeta:enviar')) return sinPermiso('enviar');
  if (idDepartamento === undefined) return new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.planSinAdjudicar);
  const actor = typeof quien === 'string' ? { role: quien } : quien;
  return cicloDeCarpeta.rechazo('enviar', { ...hechos, idDepartamento, resolucion: null }, { actor });
}

/** The same as text beside the disabled button; `null` = enabled. */
export const motivoDeNoEnviar = (h: HechosDeEnvio, quien: Quien): string | null =>
  rechazoDeEnvio(h, quien)?.title ?? null;

/** CLI-054, DOC-015: name of the action in the history. */
export const ACCION_DE_ENVIO = 'Recibir';
