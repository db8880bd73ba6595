import type { RaRecord } from 'react-admin';
import type { Acto } from '../acto/tipos';
import type { Fijos } from '../acto/useActo';

/** An act that several rows can be chosen for. */
export interface ActoEnLote<T> {
  readonly acto: Acto & { readonly accion: string };
  /** What a row is called where it is refused. */
  readonly nombre: (fila: T) => string;
  /** What travels with the act of a row: its version. */
  readonly fijos?: (fila: T) => Fijos;
}

/** A row can be chosen where the server allows one of the acts. */
export const seMarca = <T>(lote: readonly ActoEnLote<T>[], fila: RaRecord): boolean =>
  lote.some(({ acto }) => (fila['acciones'] as readonly string[] | undefined)?.includes(acto.accion));
