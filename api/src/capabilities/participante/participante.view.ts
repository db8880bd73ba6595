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
 * One flat row as the rules see it: the draft marks, or the live award that the plan holds already (from another assembly or by import),
 * which wins over a draft until the minutes are issued; then the row is history.
 */
export interface FilaDeParticipante {
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
  /** Only where the minutes are printed. */
  monto?: number | string;
  correo?: string | null;
}

export const hechosDeParticipante = (fila: FilaDeParticipante): HechosDeParticipante => ({
  idCodigo: fila.idCodigo,
  codigo: fila.codigo,
  nombreCliente: fila.nombreCliente,
  estado: estadoDe(fila.estado),
  estadoInicial: estadoDe(fila.estadoInicial),
  adjudicadoPor: fila.adjudicadoPor as AdjudicadoPor,
  asambleaAdjudica: fila.asambleaAdjudica,
  prioridadOferta: fila.prioridadOferta,
  cantidadOferta: fila.cantidadOferta,
});

const estadoDe = (texto: string): EstadoParticipante =>
  leerEstadoDeParticipante(texto) ?? estadoInicialDe({ cuotaVencidas: 1, enCesion: false });

export const enCentavos = (dolares: number | string): ReturnType<typeof centavos> =>
  centavos(Math.round(Number(dolares) * 100));

/** A row with `monto`, as the minutes need it. */
export const delActa = (fila: FilaDeParticipante): ParticipanteDelActa => ({
  ...hechosDeParticipante(fila),
  cedula: fila.cedula,
  valorCuota: enCentavos(fila.valorCuota),
  cuotaVencidas: fila.cuotaVencidas,
  monto: enCentavos(fila.monto ?? 0),
});

function accionesDe(fila: FilaDeParticipante, puedeMarcar: boolean): AccionDeParticipante[] {
  if (!puedeMarcar || fila.actaId !== null || fila.adjudicacionId !== null) return [];
  const hechos = hechosDeParticipante(fila);
  const acciones: AccionDeParticipante[] = [];
  if (puedeAdjudicarse(hechos, fila.numeroAsamblea)) acciones.push('adjudicar');
  if (rechazoDeParticipar(hechos) === null) acciones.push('participar');
  if (rechazoDeDejarDeParticipar(hechos) === null) acciones.push('dejarDeParticipar');
  return acciones;
}

/** What happened to a row since its minutes; `adjudicaciones` are those of its plan. */
export const novedadesDe = (
  fila: FilaDeParticipante,
  adjudicaciones: readonly AdjudicacionDelPlan[] = [],
): SituacionDeParticipante => situacionDe(hechosDeParticipante(fila), fila.numeroAsamblea, adjudicaciones);

export const vistaDeParticipante = (
  fila: FilaDeParticipante,
  puedeMarcar: boolean,
  adjudicaciones: readonly AdjudicacionDelPlan[] = [],
): ParticipanteVista => ({
  id: fila.id,
  asambleaId: fila.asambleaId,
  idCodigo: fila.idCodigo,
  codigo: fila.codigo,
  nombreCliente: fila.nombreCliente,
  cedula: fila.cedula,
  valorCuota: Number(fila.valorCuota),
  cuotaVencidas: fila.cuotaVencidas,
  estado: fila.estado,
  estadoInicial: fila.estadoInicial,
  checked: mismoTexto(fila.estado, 'participa'),
  adjudicadoPor: fila.adjudicadoPor,
  asambleaAdjudica: fila.asambleaAdjudica,
  cantidadOferta: fila.cantidadOferta,
  prioridadOferta: fila.prioridadOferta,
  version: fila.version,
  ...novedadesDe(fila, adjudicaciones),
  acciones: accionesDe(fila, puedeMarcar),
});
