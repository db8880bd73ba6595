import type { DataSource } from 'typeorm';
import { FeriadosDelAjuste } from '../capabilities/catalogo';
import { HechosDelTablero } from '../capabilities/tablero/tablero.hechos';
import { LecturaDelTablero } from '../capabilities/tablero/tablero.lectura';
import { PlanesStore } from '../capabilities/tablero/tablero.planes.store';
import { HechosStore } from '../capabilities/tablero/tablero.store';
import { LecturaDeSumas } from '../capabilities/tablero/tablero.sumas.lectura';
import { SumasStore } from '../capabilities/tablero/tablero.sumas.store';

/** All that reading the dashboard takes: of the application, and of the thread that does it for the embedded engine. */
export function composeLecturaDelTablero(dataSource: DataSource, ajustes: { readonly descontarFeriados: boolean }) {
  const planes = new PlanesStore(dataSource);
  const feriados = new FeriadosDelAjuste(dataSource, ajustes);
  const almacen = new SumasStore(dataSource);
  const leidas = new LecturaDeSumas(almacen, planes, feriados);
  const hechos = new HechosDelTablero(new HechosStore(dataSource), leidas, feriados);
  return { planes, feriados, almacen, leidas, hechos, lectura: new LecturaDelTablero(hechos) };
}
