import type { PuntoRecord, RecorridoRecord } from './tipos';

export interface Paso extends PuntoRecord {
  /** Working days that the step took, or has taken so far; `null` = none are told. */
  readonly dias: number | null;
  /** Index of its lane. */
  readonly carril: number;
}

/** A department's lane, with the working days that its steps took. */
export interface Carril {
  readonly idDepartamento: string;
  readonly departamento: string;
  readonly dias: number;
}

export interface Dibujo {
  readonly pasos: readonly Paso[];
  readonly carriles: readonly Carril[];
  /** The longest wait among the done steps; 0 = there was none. */
  readonly mayor: number;
}

/**
 * What the journey looks like, from what it is: lanes in the order in which the plan first meets the departments; the first step that is not done
 * has the days that are left of the total. A plan without an award waits for nothing.
 */
export function dibujoDe({ puntos, total }: Pick<RecorridoRecord, 'puntos' | 'total'>): Dibujo {
  const ids = [...new Set(puntos.map(({ idDepartamento }) => idDepartamento))];
  const actual = total === null ? undefined : puntos.find(({ cumple }) => !cumple);
  const transcurridos = puntos.reduce((suma, { diasHabiles }) => suma + (diasHabiles ?? 0), 0);
  const pasos = puntos.map((punto): Paso => {
    return {
      ...punto,
      dias: punto === actual ? Math.max(0, (total ?? 0) - transcurridos) : punto.diasHabiles,
      carril: ids.indexOf(punto.idDepartamento),
    };
  });
  return {
    pasos,
    carriles: ids.map((idDepartamento, carril) => {
      const delCarril = pasos.filter((paso) => paso.carril === carril);
      return {
        idDepartamento,
        departamento: delCarril[0]?.departamento ?? idDepartamento,
        dias: delCarril.reduce((suma, { dias }) => suma + (dias ?? 0), 0),
      };
    }),
    mayor: Math.max(0, ...pasos.map(({ diasHabiles }) => diasHabiles ?? 0)),
  };
}
