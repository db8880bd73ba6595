import { type ImpedimentoDeActa, impedimentosDeActa, type Quorum } from '@adjudica/domain';
import { hechosDeParticipante, type ParticipanteRecord } from './tipos';

/** What the minutes would hold if they were generated now, and what would refuse them. */
export interface ResumenDeMarcas {
  readonly ofertas: number;
  readonly sorteos: number;
  /** In the order in which the minutes record them: offers by sequence, then raffles by place. */
  readonly adjudicados: readonly ParticipanteRecord[];
  readonly impedimentos: readonly ImpedimentoDeActa[];
  /** idCodigo → first reason. */
  readonly porFila: Readonly<Record<string, string>>;
}

/** By the rule that the server applies when generating (invariants 2 and 4), so that nobody learns it from a refusal. */
export function resumenDe(adjudicados: readonly ParticipanteRecord[], numeroAsamblea: number): ResumenDeMarcas {
  const propios = adjudicados.filter((fila) => fila.asambleaAdjudica === numeroAsamblea);
  const impedimentos = impedimentosDeActa(propios.map(hechosDeParticipante), numeroAsamblea);
  const porFila: Record<string, string> = {};
  for (const { mensaje, idCodigos } of impedimentos) for (const id of idCodigos) porFila[id] ??= mensaje;
  return {
    ofertas: propios.filter(({ adjudicadoPor }) => adjudicadoPor === 'Oferta').length,
    sorteos: propios.filter(({ adjudicadoPor }) => adjudicadoPor === 'Sorteo').length,
    adjudicados: propios.filter(({ adjudicadoPor }) => adjudicadoPor !== '').sort(enOrden),
    impedimentos,
    porFila,
  };
}

const enOrden = (a: ParticipanteRecord, b: ParticipanteRecord): number =>
  a.adjudicadoPor.localeCompare(b.adjudicadoPor) ||
  a.prioridadOferta - b.prioridadOferta ||
  a.codigo.localeCompare(b.codigo, 'es', { numeric: true });

/** How many awards of this assembly were withdrawn after its minutes. */
export const retiradasDe = (adjudicados: readonly ParticipanteRecord[], numeroAsamblea: number): number =>
  adjudicados.filter((fila) => fila.retirada && fila.asambleaAdjudica === numeroAsamblea).length;

/** '45 de 60 (75,00 %)' */
export function quorumEscrito({ participantes, planes, porcentaje }: Quorum): string {
  return `${participantes} de ${planes} (${porcentaje.toFixed(2).replace('.', ',')} %)`;
}
