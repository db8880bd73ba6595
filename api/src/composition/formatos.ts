import { FormatoStore } from '../capabilities/formato';
import { ActosDeFormato } from '../capabilities/formato/formato.actos';
import { FormatoController } from '../capabilities/formato/formato.controller';
import { FormatosParaContratos } from '../capabilities/formato/formato.eleccion';
import { formatosEnActo } from '../capabilities/formato/formato.en-acto';
import { FormatoService } from '../capabilities/formato/formato.service';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Texts of the clauses of contracts. */
export function composeFormatos({ clock, config, dataSource }: Platform, { acts }: Comun) {
  const store = new FormatoStore(dataSource);
  const formato = new FormatoService(acts, store, clock);
  const actos = new ActosDeFormato(acts.on(formatosEnActo(store, clock, config)), store, config);
  const controllers: ControllerEntry[] = [[FormatoController, () => new FormatoController(formato, actos)]];
  return { actos, formatos: new FormatosParaContratos(store), controllers };
}
