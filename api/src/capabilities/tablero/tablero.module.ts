import { controller, type Shared } from '../../composition/shared';
import { TableroController } from './tablero.controller';
import { EventosStore } from './tablero.eventos.store';
import { RowsStore } from './tablero.filas.store';
import { HechosDelTablero } from './tablero.hechos';
import { LecturaDelTablero } from './tablero.lectura';
import { TableroService } from './tablero.service';
import { HechosStore } from './tablero.store';

export function composeTablero({ accessLog, clock, dataSource, feriados }: Shared) {
  const hechos = new HechosDelTablero(new HechosStore(dataSource), feriados);
  const lectura = new LecturaDelTablero(hechos);
  const rows = new RowsStore(dataSource);
  const tablero = new TableroService(lectura, rows, new EventosStore(dataSource), accessLog, clock);
  return { hechos, controllers: [controller(TableroController, tablero)] };
}
