import type { RaRecord } from 'react-admin';
import type { Acto } from '../acto/tipos';
import type { Fijos } from '../acto/useActo';

/** An act that several rows can be chosen for. */
export interface BulkAct<T> {
  readonly acto: Acto & { readonly accion: string };
  /** What a row is called where it is refused. */
  readonly nameOf: (row: T) => string;
  /** What travels with the act of a row: its version. */
  readonly fixedOf?: (row: T) => Fijos;
}

/** A row can be chosen where the server allows one of the acts. */
export const isSelectable = <T>(bulkActs: readonly BulkAct<T>[], row: RaRecord): boolean =>
  bulkActs.some(({ acto }) => (row['acciones'] as readonly string[] | undefined)?.includes(acto.accion));
