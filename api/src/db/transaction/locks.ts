import type { EntityManager } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { DatabaseBusyError } from '../engine/fifo-lock';

/**
 * Named locks for acts that count rows before they write; acts that count the same rows take the same lock. `accesos-inusuales`: a user's excess of
 * this day. `administradores`: active administrators. `instalacion`: presence of catalogues. `importacion`: rows that a file is compared with.
 * `auditoria`: end of the chain. `borradores:…`: one user's drafts. `serie:…`: start of a series. `formatos:…`: formats of one block.
 * `cuentas-de-servicio`: their keys. `derechos-del-titular`: suspensions. `suscripciones`: their secrets. `vistas:…`: saved views of one list.
 * `unidades`: serial numbers of live cases. `fila:…`: one record (guarded.ts).
 */
export type Lock =
  | 'accesos-inusuales'
  | 'administradores'
  | 'cuentas-de-servicio'
  | 'suscripciones'
  | 'instalacion'
  | 'importacion'
  | 'derechos-del-titular'
  | 'auditoria'
  | 'unidades'
  | `borradores:${number}`
  | `serie:${string}`
  | `formatos:${string}`
  | `vistas:${string}`
  | `fila:${string}`;

/** Below the request timeout, so that the caller gets the reason. */
const WITHIN_MS = 15_000;
/** sp_getapplock's result for a deadlock. */
const DEADLOCK = -3;
const DEADLOCK_ERROR = 1205;

/**
 * Takes the lock until the transaction ends. With row versions SQL Server reads the committed state, so two concurrent acts that count first would
 * both proceed; here the second waits and counts what the first wrote. The embedded engine has a single writer: nothing to do. @throws
 * DatabaseBusyError on timeout.
 */
export async function takeLock(manager: EntityManager, name: Lock): Promise<void> {
  if (!isSqlServer) return;
  const [row]: { taken: number }[] = await manager.query(
    `DECLARE @taken int; EXEC @taken = sp_getapplock @Resource = @0, @LockMode = 'Exclusive', @LockOwner = 'Transaction', @LockTimeout = ${WITHIN_MS}; SELECT @taken AS taken`,
    [name],
  );
  if (row !== undefined && row.taken >= 0) return;
  const refused = new DatabaseBusyError(`The lock ${name} was not given: ${row?.taken}`);
  if (row?.taken === DEADLOCK) Object.assign(refused, { driverError: { number: DEADLOCK_ERROR } });
  throw refused;
}
