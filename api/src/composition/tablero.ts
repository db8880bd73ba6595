import { TableroController } from '../capabilities/tablero/tablero.controller';
import { FilasStore } from '../capabilities/tablero/tablero.filas.store';
import { HechosDelTablero } from '../capabilities/tablero/tablero.hechos';
import { TableroService } from '../capabilities/tablero/tablero.service';
import { HechosStore } from '../capabilities/tablero/tablero.store';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Figures of awards and deliveries, read across all areas. */
export function composeTablero({ accessLog, clock, dataSource }: Platform, { feriados }: Comun) {
  const store = new HechosStore(dataSource);
  const hechos = new HechosDelTablero(dataSource, store, feriados);
  const tablero = new TableroService(hechos, new FilasStore(dataSource), store, accessLog, clock);
  const controllers: ControllerEntry[] = [[TableroController, () => new TableroController(tablero)]];
  return { controllers };
}
