import { TableroController } from '../capabilities/tablero/tablero.controller';
import { FilasStore } from '../capabilities/tablero/tablero.filas.store';
import { HechosDelTablero } from '../capabilities/tablero/tablero.hechos';
import { PlanesStore } from '../capabilities/tablero/tablero.planes.store';
import { TableroService } from '../capabilities/tablero/tablero.service';
import { HechosStore } from '../capabilities/tablero/tablero.store';
import { SumasDelTablero } from '../capabilities/tablero/tablero.sumas';
import { SumasStore } from '../capabilities/tablero/tablero.sumas.store';
import type { Comun } from './comun';
import type { ControllerEntry, Platform } from './platform';

/** Figures of awards and deliveries, read across all areas. */
export function composeTablero({ accessLog, clock, dataSource, log, unitOfWork }: Platform, { feriados }: Comun) {
  const planes = new PlanesStore(dataSource);
  const sumas = new SumasDelTablero(unitOfWork, new SumasStore(dataSource), planes, feriados, log);
  const hechos = new HechosDelTablero(dataSource, new HechosStore(dataSource), sumas, feriados);
  const tablero = new TableroService(hechos, new FilasStore(dataSource), planes, accessLog, clock);
  const controllers: ControllerEntry[] = [[TableroController, () => new TableroController(tablero)]];
  return { controllers, sumas, hechos };
}
