import {
  type AdjudicacionDelPlan,
  type AdjudicadoPor,
  centavos,
  type EstadoParticipante,
  estadoInicialDe,
  type HechosDeParticipante,
  leerEstadoDeParticipante,
  mismoTexto,
  type ParticipanteDelActa,
  puedeAdjudicarse,
  rechazoDeDejarDeParticipar,
  rechazoDeParticipar,
  type SituacionDeParticipante,
  situacionDe,
} from '@adjudica/domain';
import type { AccionDeParticipante, ParticipanteVista } from './participante.dto';

/**
 * One flat row for the rules: the draft marks, or the plan's live award (from another assembly, or imported), which takes precedence over a draft
 * until the minutes are issued; then the row is history.
 */
export interface ParticipanteRow {
  id: number;
  asambleaId: number;
  numeroAsamblea: number;
  planId: number;
  personaId: number;
  idCodigo: string;
  codigo: string;
  nombreCliente: string;
  cedula: string;
  valorCuota: number | string;
  cuotaVencidas: number;
  estado: string;
  estadoInicial: string;
  adjudicadoPor: string;
  asambleaAdjudica: number;
  cantidadOferta: number;
  prioridadOferta: number;
  version: number;
  /** Live award of the plan while the minutes are open; null = the marks are drafts. */
  adjudicacionId: number | null;
  /** Minutes of this assembly; null = open for marks. */
  actaId: number | null;
  /** Only for printing the minutes. */
  monto?: number | string;
  correo?: string | null;
  nombres?: string;
  apellidoPaterno?: string;
}

export const hechosDeParticipante = (row: ParticipanteRow): HechosDeParticipante => ({
  idCodigo: row.idCodigo,
  codigo: row.codigo,
  nombreCliente: row.nombreCliente,
  estado: estadoDe(row.estado),
  estadoInicial: estadoDe(row.estadoInicial),
  adjudicadoPor: row.adjudicadoPor as AdjudicadoPor,
  asambleaAdjudica: row.asambleaAdjudica,
  prioridadOferta: row.prioridadOferta,
  cantidadOferta: row.cantidadOferta,
});

const estadoDe = (texto: string): EstadoParticipante =>
  leerEstadoDeParticipante(texto) ?? estadoInicialDe({ cuotaVencidas: 1, enCesion: false });

export const enCentavos = (dolares: number | string): ReturnType<typeof centavos> =>
  centavos(Math.round(Number(dolares) * 100));

/** A row with `monto`, for the minutes. */
export const delActa = (row: ParticipanteRow): ParticipanteDelActa => ({
  ...hechosDeParticipante(row),
  cedula: row.cedula,
  valorCuota: enCentavos(row.valorCuota),
  cuotaVencidas: row.cuotaVencidas,
  monto: enCentavos(row.monto ?? 0),
});

function accionesDe(row: ParticipanteRow, puedeMarcar: boolean): AccionDeParticipante[] {
  if (!puedeMarcar || row.actaId !== null || row.adjudicacionId !== null) return [];
  const hechos = hechosDeParticipante(row);
  const acciones: AccionDeParticipante[] = [];
  if (puedeAdjudicarse(hechos, row.numeroAsamblea)) acciones.push('adjudicar');
  if (rechazoDeParticipar(hechos) === null) acciones.push('participar');
  if (rechazoDeDejarDeParticipar(hechos) === null) acciones.push('dejarDeParticipar');
  return acciones;
}

/** Changes of a row since its minutes; `adjudicaciones` are those of its plan. */
export const novedadesDe = (
  row: ParticipanteRow,
  adjudicaciones: readonly AdjudicacionDelPlan[] = [],
): SituacionDeParticipante => situacionDe(hechosDeParticipante(row), row.numeroAsamblea, adjudicaciones);

export const vistaDeParticipante = (
  row: ParticipanteRow,
  puedeMarcar: boolean,
  adjudicaciones: readonly AdjudicacionDelPlan[] = [],
): ParticipanteVista => ({
  id: row.id,
  asambleaId: row.asambleaId,
  idCodigo: row.idCodigo,
  codigo: row.codigo,
  nombreCliente: row.nombreCliente,
  cedula: row.cedula,
  valorCuota: Number(row.valorCuota),
  cuotaVencidas: row.cuotaVencidas,
  estado: row.estado,
  estadoInicial: row.estadoInicial,
  checked: mismoTexto(row.estado, 'participa'),
  adjudicadoPor: row.adjudicadoPor,
  asambleaAdjudica: row.asambleaAdjudica,
  cantidadOferta: row.cantidadOferta,
  prioridadOferta: row.prioridadOferta,
  version: row.version,
  ...novedadesDe(row, adjudicaciones),
  acciones: accionesDe(row, puedeMarcar),
});
