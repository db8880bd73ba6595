import type { RaRecord } from 'react-admin';
import type { Act } from '../act/types';
import type { FixedValues } from '../act/useAct';

/** An act that several rows can be chosen for. */
export interface BulkAct<T> {
  readonly acto: Act;
  /** As the `acciones` of a row call it. */
  readonly accion: string;
  /** Name of a row, for the list of refusals. */
  readonly nameOf: (row: T) => string;
  /** Added to the body of a row's act: its version. */
  readonly fixedOf?: (row: T) => FixedValues;
}

/** A row can be selected if the server allows one of the acts. */
export const isSelectable = <T>(bulkActs: readonly BulkAct<T>[], row: RaRecord): boolean =>
  bulkActs.some(({ accion }) => (row.acciones as readonly string[] | undefined)?.includes(accion));
