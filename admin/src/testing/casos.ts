import type { ReglaDelPasoVista, ReglasDelPasoVista } from '../generated/api';

/** Hash of the rules that a test's dialog shows. */
export const BASE_DE_REGLAS = 'b'.repeat(64);

export const regla = (cambio: Partial<ReglaDelPasoVista> = {}): ReglaDelPasoVista => ({
  codigo: 'carpeta',
  nombre: 'Carpeta aprobada por riesgo',
  cumple: false,
  encontrado: '01-M001-12: riesgo no la ha aprobado',
  modo: 'avisa',
  hallazgos: [],
  ...cambio,
});

export const reglasDelPaso = (...reglas: ReglaDelPasoVista[]): ReglasDelPasoVista => ({
  id: '01-M001-12',
  paso: 'orden',
  base: BASE_DE_REGLAS,
  reglas,
});

/** A case in which every rule is met, nothing is blank and nothing was decided; undefined = another path. */
export function casoEnRegla(path: string): object | undefined {
  const [, que] = /^\/caso\/[^/]+\/(reglas|revision|decisiones)/.exec(path) ?? [];
  if (que === 'reglas') return reglasDelPaso();
  if (que === 'revision') return { id: '01-M001-12', blancos: [], desacuerdos: [], firmas: [] };
  return que === undefined ? undefined : { id: '01-M001-12', decisiones: [] };
}
