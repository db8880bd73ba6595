import { createHash } from 'node:crypto';
import { adjudicadaAntes, listaCanonica } from '@adjudica/domain';
import type { AsambleaRow } from '../asamblea';
import { delActa, type ParticipanteRow } from '../participante';

/** A list as it is frozen: its canonical form, and the SHA-256 of that. */
export interface ListaCongelada {
  readonly lista: string;
  readonly listaSha256: string;
}

/** The participants as they stand, as they would be frozen now. */
export function listaDe(asamblea: AsambleaRow, rows: readonly ParticipanteRow[]): ListaCongelada {
  const planes = rows
    .map(delActa)
    .map((row) => ({ ...row, adjudicadaEn: adjudicadaAntes(row, asamblea.numeroAsamblea) }));
  const lista = listaCanonica(asamblea, planes);
  return { lista, listaSha256: createHash('sha256').update(lista, 'utf8').digest('hex') };
}
