import { ErrorDeNegocio } from '../errores';
import { mensajes } from '../mensajes';
import { puede, type Rol } from '../roles';
import { mismoTexto } from '../texto';
import { estadosDeDocumentos } from './color';

const { propios } = mensajes;

export interface HechosDeEnvio {
  /** Department that holds the folder, null = none yet; `undefined` = no folder. */
  readonly idDepartamento: string | null | undefined;
  /** `null` or '' until 'Generar Solicitud'. */
  readonly estadoSol: string | null;
  /** Label of the documents, compared without case and accents. */
  readonly estado: string;
}

/**
 * CLI-051, CLI-052, CLI-053, DOC-006: why this role can't send the folder to risk now; `null` = may. The one rule of 'Enviar a Riesgo', of the
 * viewer's 'Acciones' and of the act itself. What is still missing does not forbid it: it asks for a confirmation (`exigeConfirmar`).
 */
export function rechazoDeEnvio(h: HechosDeEnvio, role: Rol): ErrorDeNegocio | null {
  if (!puede(role, 'carpeta:enviar')) return new ErrorDeNegocio('prohibido', 'sin-permiso', propios.sinPermiso);
  if (h.idDepartamento === undefined)
    return new ErrorDeNegocio('regla', 'plan-sin-adjudicar', propios.planSinAdjudicar);
  if (h.idDepartamento === '004') return new ErrorDeNegocio('conflicto', 'ya-enviada', propios.carpetaYaEnRiesgo);
  // approved is final (model.md, The folder)
  if (h.idDepartamento === '003')
    return new ErrorDeNegocio('conflicto', 'carpeta-aprobada', propios.carpetaAprobadaNoSeEnvia);
  if (h.estadoSol === null || h.estadoSol === '')
    return new ErrorDeNegocio('regla', 'solicitud-sin-generar', propios.primeroGenerarSolicitud);
  const sinNada = [estadosDeDocumentos.sinLista, estadosDeDocumentos.vacia].find((e) => mismoTexto(e, h.estado));
  return sinNada === undefined ? null : new ErrorDeNegocio('regla', 'sin-documentos', sinNada);
}

/** The same as a text to be shown beside the disabled button; `null` = it is enabled. */
export const motivoDeNoEnviar = (h: HechosDeEnvio, role: Rol): string | null => rechazoDeEnvio(h, role)?.title ?? null;

/** CLI-054, DOC-015: department that receives it, and the action's name as it stands in the history. */
export const RECIBE_CARPETAS = '004';
export const ACCION_DE_ENVIO = 'Recibir';

export type PorHacer = 'Pagare' | 'Contrato' | 'Realizado' | 'Ninguno';

/** decisions.md: no note → 'Pagare' ('Ninguno' when nothing is owed); note → 'Contrato'; seven blocks → 'Realizado'. `saldo` in any unit. */
export function porHacer(h: {
  readonly saldo: number;
  readonly pagare: boolean;
  readonly contrato: boolean;
}): PorHacer {
  if (h.contrato) return 'Realizado';
  if (h.pagare) return 'Contrato';
  return h.saldo > 0 ? 'Pagare' : 'Ninguno';
}
