import { FeriadosDelAjuste } from '../capabilities/catalogo';
import { TableroController } from '../capabilities/tablero/tablero.controller';
import { EventosStore } from '../capabilities/tablero/tablero.eventos.store';
import { FilasStore } from '../capabilities/tablero/tablero.filas.store';
import { HechosDelTablero } from '../capabilities/tablero/tablero.hechos';
import { LecturaDelTablero } from '../capabilities/tablero/tablero.lectura';
import { TableroService } from '../capabilities/tablero/tablero.service';
import { HechosStore } from '../capabilities/tablero/tablero.store';
import type { ControllerEntry, Platform } from './platform';

/** Figures of awards and deliveries, read across all areas. */
export function composeTablero({ accessLog, clock, config, dataSource }: Platform) {
  const hechos = new HechosDelTablero(new HechosStore(dataSource), new FeriadosDelAjuste(dataSource, config));
  const tablero = new TableroService(
    new LecturaDelTablero(hechos),
    new FilasStore(dataSource),
    new EventosStore(dataSource),
    accessLog,
    clock,
  );
  const controllers: ControllerEntry[] = [[TableroController, () => new TableroController(tablero)]];
  return { controllers };
}
