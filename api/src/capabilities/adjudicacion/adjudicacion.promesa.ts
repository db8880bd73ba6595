import type { Termino } from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { workingDayNumber } from '../../db/engine/sql';

export interface OrdenDePromesa {
  readonly terminos: readonly Termino[];
  readonly direction: 'ASC' | 'DESC';
}

/**
 * What awards are sorted by, ascending, where not all were promised the same: the number of the working day on which the promise ends. Holidays are
 * left out: they move two promises against each other only where one of them holds more of them than the other.
 */
export function porPromesa(
  { terminos, direction }: OrdenDePromesa,
  consultas: readonly SelectQueryBuilder<ObjectLiteral>[],
): string {
  const casos = terminos.map(({ desde }, i) => {
    const desdeQue = desde === null ? '' : ` AND adjudicacion.fecha >= :promesaDesde${i}`;
    return `WHEN adjudicacion.productoCodigo = :promesaProducto${i}${desdeQue} THEN :promesaDias${i} + 0`;
  });
  const valores = terminos.flatMap(({ producto, desde, dias }, i) => [
    [`promesaProducto${i}`, producto],
    [`promesaDias${i}`, dias],
    ...(desde === null ? [] : [[`promesaDesde${i}`, desde]]),
  ]);
  for (const consulta of consultas) consulta.setParameters(Object.fromEntries(valores));
  const ultimoDia = `${workingDayNumber('adjudicacion.fecha')} + CASE ${casos.join(' ')} ELSE 0 END`;
  return direction === 'ASC' ? ultimoDia : `-(${ultimoDia})`;
}
