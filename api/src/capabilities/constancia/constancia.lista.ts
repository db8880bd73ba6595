import { createHash } from 'node:crypto';
import { adjudicadaAntes, listaCanonica } from '@adjudica/domain';
import type { AsambleaRow } from '../asamblea';
import { delActa, type ParticipanteRow } from '../participante';

/** A frozen list: its canonical form and its SHA-256. */
export interface ListaCongelada {
  readonly lista: string;
  readonly listaSha256: string;
}

/** The present participants, in the form of a frozen list. */
export function listaDe(asamblea: AsambleaRow, rows: readonly ParticipanteRow[]): ListaCongelada {
  const planes = rows
    .map(delActa)
    .map((row) => ({ ...row, adjudicadaEn: adjudicadaAntes(row, asamblea.numeroAsamblea) }));
  const lista = listaCanonica(asamblea, planes);
  return { lista, listaSha256: createHash('sha256').update(lista, 'utf8').digest('hex') };
}
