/** Condition of a join with the first issue of an assembly's minutes, which is there as soon as there are minutes at all. */
export const primeraActa = (alias: string, asambleaId: string): string =>
  `${alias}.asambleaId = ${asambleaId} AND ${alias}.tipo = 'acta' AND ${alias}.numeroVersion = 1`;
