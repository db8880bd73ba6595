import { type DefinicionDeEvento, eventos, type TipoDeEvento } from '../recorrido/eventos';
import type { Permiso } from '../roles';

/** An event as other systems read it (docs/data/eventos.md, `GET /evento-tipo`). */
export interface TipoDeEventoPublico extends Omit<DefinicionDeEvento, 'enHistorial' | 'enArbol' | 'esSalvedad'> {
  readonly id: TipoDeEvento;
}

/** In the order of the process. */
export const listaDeTiposDeEvento: readonly TipoDeEventoPublico[] = (
  Object.entries(eventos) as [TipoDeEvento, DefinicionDeEvento][]
)
  .map(([id, { enHistorial: _historial, enArbol: _arbol, esSalvedad: _salvedad, ...evento }]) => ({ id, ...evento }))
  // '176' looks like a number, and engines list such keys first
  .sort((a, b) => Number(a.id === '176') - Number(b.id === '176'));

/** Permissions with which at least one event is read. */
export const permisosDeEventos: readonly Permiso[] = [
  ...new Set(listaDeTiposDeEvento.map(({ permiso }) => permiso)),
].sort();
