import { sinPermiso } from '../ciclo';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { puede, type Rol } from '../roles';
import { cicloDeCarpeta } from './resolucion';

export interface HechosDeEnvio {
  /** Department that holds the folder, null = none yet; `undefined` = no folder. */
  readonly idDepartamento: string | null | undefined;
  /** `null` or '' until 'Generar Solicitud'. */
  readonly estadoSol: string | null;
  /** Label of the documents, compared without case and accents. */
  readonly estado: string;
}

/**
 * CLI-051, CLI-052, CLI-053, DOC-006: why this role can't send the folder to risk now; `null` = may. The lifecycle's own answer, for the pages
 * that show 'Enviar a Riesgo' of plans which may have no folder.
 */
export function rechazoDeEnvio({ idDepartamento, ...hechos }: HechosDeEnvio, role: Rol): ErrorDeNegocio | null {
  if (!puede(role, 'carpeta:enviar')) return sinPermiso('enviar');
  if (idDepartamento === undefined) return new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.planSinAdjudicar);
  return cicloDeCarpeta.rechazo('enviar', { ...hechos, idDepartamento, resolucion: null }, { actor: { role } });
}

/** The same as a text to be shown beside the disabled button; `null` = it is enabled. */
export const motivoDeNoEnviar = (h: HechosDeEnvio, role: Rol): string | null => rechazoDeEnvio(h, role)?.title ?? null;

/** CLI-054, DOC-015: the action's name as it stands in the history. */
export const ACCION_DE_ENVIO = 'Recibir';
