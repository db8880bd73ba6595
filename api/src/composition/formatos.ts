import type { BorradorStore } from '../capabilities/borrador';
import { FormatoStore, type ValoresDePlan } from '../capabilities/formato';
import { ActosDeFormato } from '../capabilities/formato/formato.actos';
import { FormatoController } from '../capabilities/formato/formato.controller';
import { FormatosParaContratos } from '../capabilities/formato/formato.eleccion';
import { formatosEnActo } from '../capabilities/formato/formato.en-acto';
import { FormatoService } from '../capabilities/formato/formato.service';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Texts of the clauses: what writes them, and what contracts ask of them. */
export function composeFormatos(
  { clock, config, dataSource }: Platform,
  { acts, usuarios }: Comun,
  { borradores }: { readonly borradores: BorradorStore },
) {
  const store = new FormatoStore(dataSource);
  const actos = new ActosDeFormato(acts.on(formatosEnActo(store, clock, config)), store, config, usuarios, borradores);
  return { actos, store, formatos: new FormatosParaContratos(store) };
}

/** What shows them: a preview is filled as a contract is, so this stands after contracts. */
export function composeLecturaDeFormatos(
  { clock }: Platform,
  { acts }: Comun,
  { actos, store }: ReturnType<typeof composeFormatos>,
  { contrato }: { readonly contrato: ValoresDePlan },
) {
  const formato = new FormatoService(acts, store, clock, contrato);
  const controllers: ControllerEntry[] = [[FormatoController, () => new FormatoController(formato, actos)]];
  return { controllers };
}
