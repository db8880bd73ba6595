import type { EntityManager } from 'typeorm';
import type { AuditEntry, Tx } from '../../db/transaction/unit-of-work';
import { differingFields, staleRecord, staleVersion } from '../../request/version';
import type { Ficha } from './ficha.store';

interface Store<V> {
  get(dueno: number, manager?: EntityManager): Promise<Ficha<V> | null>;
  save(tx: Tx, dueno: number, version: number, valores: V): Promise<number>;
}

export interface Guardado<V extends object> {
  store: Store<V>;
  dueno: number;
  /** Version the change is based on; 0 = none. */
  version: number;
  /** As sent, to name the differing fields of a stale save. */
  enviado: Partial<V>;
  /** Refuses a frozen record; called before the version is checked. */
  exigir?(antes: Ficha<V> | null): void;
  /** Validates the input by its form. Called only for a current version. */
  leer(): Promise<V> | V;
  auditoria: Pick<AuditEntry, 'recurso' | 'recursoId'>;
}

/**
 * Saves the one record of an owner: version → rules → guarded write → audit with before and after. Unchanged input keeps the version. @throws 412
 * with who, when and the present values of the fields that differ; as `leer`.
 */
export async function guardarFicha<V extends object>(
  tx: Tx,
  acto: Guardado<V>,
): Promise<{ antes: Ficha<V> | null; despues: Ficha<V> }> {
  const { store, dueno, version } = acto;
  const antes = await store.get(dueno, tx.manager);
  acto.exigir?.(antes);
  if ((antes?.version ?? 0) !== version) throw vieja(antes, acto.enviado);
  const valores = await acto.leer();
  if (antes !== null && differingFields(antes.valores, valores).length === 0) return { antes, despues: antes };
  if ((await store.save(tx, dueno, version, valores)) === 0)
    throw vieja(await store.get(dueno, tx.manager), acto.enviado);
  const despues = (await store.get(dueno, tx.manager)) as Ficha<V>;
  await tx.audit({
    accion: 'guardar',
    ...acto.auditoria,
    ...(antes === null ? {} : { antes: antes.valores }),
    despues: despues.valores,
  });
  return { antes, despues };
}

function vieja<V extends object>(actual: Ficha<V> | null, enviado: Partial<V>): Error {
  if (actual === null) return staleVersion(0);
  const { version, valores, guardadaPor: quien, guardadaEn: cuando } = actual;
  return staleRecord(version, valores, enviado, { quien, cuando });
}
