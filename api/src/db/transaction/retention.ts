import { esFecha, type Fecha, hoyEn } from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readOne } from '../engine/read';
import type { Tx } from './unit-of-work';

/** What is past its time, of one kind. */
export interface Vencidos {
  readonly filas: number;
  /** Days of Ecuador; null without any. */
  readonly masAntigua: Fecha | null;
  readonly masNueva: Fecha | null;
}

export interface Quitados {
  readonly filas: number;
  /** Which ones, where a person would ask. */
  readonly detalle?: Readonly<Record<string, unknown>>;
  /** What leaves the database, once it is committed. */
  readonly despues?: () => Promise<void>;
}

/** One kind of what is kept for a time only. Who owns its tables says what is past it, and what is held all the same. */
export interface ClaseRetenida {
  contar(antesDe: Date): Promise<Vencidos>;
  /** At most one batch; 0 = no more. */
  quitar(tx: Tx, antesDe: Date): Promise<Quitados>;
}

/** Rows of a query, and their oldest and newest, by one column. */
export async function contarVencidos(query: SelectQueryBuilder<ObjectLiteral>, columna: string): Promise<Vencidos> {
  const row = await readOne<{ filas: number; masAntigua: unknown; masNueva: unknown }>(
    query
      .select('COUNT(*)', 'filas')
      .addSelect(`MIN(${columna})`, 'masAntigua')
      .addSelect(`MAX(${columna})`, 'masNueva'),
  );
  const deDia = (valor: unknown): Fecha | null => {
    if (esFecha(valor)) return valor;
    const instante = isoOf(valor);
    return instante === null ? null : hoyEn(new Date(instante));
  };
  return {
    filas: Number(row?.filas ?? 0),
    masAntigua: deDia(row?.masAntigua ?? null),
    masNueva: deDia(row?.masNueva ?? null),
  };
}
