import { esFecha, type Fecha, hoyEn } from '@adjudica/domain';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isoOf } from '../../columns/columns';
import { readOne } from '../engine/read';
import type { Tx } from './unit-of-work';

/** Expired rows of one kind. */
export interface Vencidos {
  readonly filas: number;
  /** Days of Ecuador; null without any. */
  readonly masAntigua: Fecha | null;
  readonly masNueva: Fecha | null;
}

export interface Quitados {
  readonly filas: number;
  /** Details for the operator. */
  readonly detalle?: Readonly<Record<string, unknown>>;
  /** Runs after the commit. */
  readonly afterCommit?: () => Promise<void>;
}

/** A kind of data with a retention period. The capability that owns the tables decides what is expired and what is kept. */
export interface ClaseRetenida {
  count(antesDe: Date): Promise<Vencidos>;
  /** At most one batch; 0 = no more. */
  remove(tx: Tx, antesDe: Date): Promise<Quitados>;
}

/** Count, oldest and newest row of a query by one column. */
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
