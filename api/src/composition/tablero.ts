import { join } from 'node:path';
import { LecturaAparte } from '../capabilities/tablero/tablero.aparte';
import { TableroController } from '../capabilities/tablero/tablero.controller';
import { FilasStore } from '../capabilities/tablero/tablero.filas.store';
import type { Lectura } from '../capabilities/tablero/tablero.lectura';
import { TableroService } from '../capabilities/tablero/tablero.service';
import { SumasDelTablero } from '../capabilities/tablero/tablero.sumas';
import { poolOf } from '../db/sqlite-pool';
import type { ControllerEntry, Platform } from './platform';
import { slowStatements } from './slow-statements';
import { composeLecturaDelTablero } from './tablero.lectura';

/** Figures of awards and deliveries, read across all areas. `aparte`: on a thread of its own, where the engine reads in this process. */
export function composeTablero(platform: Platform, aparte: boolean) {
  const { accessLog, clock, config, dataSource, log, unitOfWork } = platform;
  const { planes, feriados, almacen, leidas, hechos, lectura } = composeLecturaDelTablero(dataSource, config);
  const sumas = new SumasDelTablero(unitOfWork, almacen, planes, feriados, log);
  const otra = aparte && poolOf(dataSource) !== undefined ? lecturaAparte(platform, lectura) : null;
  const tablero = new TableroService(otra ?? lectura, new FilasStore(dataSource), planes, accessLog, clock);
  const controllers: ControllerEntry[] = [[TableroController, () => new TableroController(tablero)]];
  return { controllers, sumas, leidas, hechos, aparte: otra };
}

function lecturaAparte({ config, dataSource, log }: Platform, aqui: Lectura): LecturaAparte {
  const { descontarFeriados, slowStatementMs } = config;
  const slow = slowStatementMs > 0 ? slowStatements(slowStatementMs, log) : null;
  const base = { file: String(dataSource.options.database), descontarFeriados, slowMs: slow?.ms ?? null };
  return new LecturaAparte(join(__dirname, 'tablero.worker'), base, aqui, slow);
}
