import { mensajes } from '../mensajes';
import type { Rol } from '../roles';
import { mismoTexto } from '../texto';

const { propios } = mensajes;

/** Labels of a folder's documents (decisions.md, 'Where the folder's states come from'). */
export const estadosDeDocumentos = {
  sinLista: 'No tiene documentos asignado',
  vacia: 'Documentación vacia',
  incompleta: 'Documentación incompleta',
  completa: 'Documentación completa',
} as const;

export interface HechosDeEnvio {
  /** Department that holds the folder, null = none yet; `undefined` = no folder. */
  readonly idDepartamento: string | null | undefined;
  /** `null` or '' until 'Generar Solicitud'. */
  readonly estadoSol: string | null;
  /** Label of the documents, compared without case and accents. */
  readonly estado: string;
}

/** promises.md, row 'Folder': executives and Jefatura send it. */
const envian: readonly Rol[] = ['Ejecutivo Adjudicaciones', 'Jefatura Adjudicaciones'];

/** CLI-051, CLI-052, CLI-053: why 'Enviar a Riesgo' is disabled, to be shown beside it; `null` = it is enabled. */
export function motivoDeNoEnviar(h: HechosDeEnvio, role: Rol): string | null {
  if (!envian.includes(role)) return propios.sinPermiso;
  if (h.idDepartamento === undefined) return propios.planSinAdjudicar;
  if (h.idDepartamento === '004') return propios.carpetaYaEnRiesgo;
  if (h.estadoSol === null || h.estadoSol === '') return propios.primeroGenerarSolicitud;
  const sinNada = [estadosDeDocumentos.sinLista, estadosDeDocumentos.vacia].find((e) => mismoTexto(e, h.estado));
  return sinNada ?? null;
}

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
