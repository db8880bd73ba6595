import type { EntityManager } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { DatabaseBusyError } from '../engine/turns';

/**
 * What acts count before they write, by name; two acts that count the same rows name the same lock.
 * `accesos-inusuales`: whether a user's excess of this day was told. `administradores`: those who are active. `instalacion`: whether there are catalogues. `importacion`: rows that a file's rows are compared
 * with. `auditoria`: the end of the chain. `borradores:…`: one user's drafts. `serie:…`: whether a series has begun. `formatos:…`: the formats of one
 * block. `cuentas-de-servicio`: their keys. `derechos-del-titular`: whose data are blocked. `suscripciones`: their secrets. `vistas:…`: the saved views of one list. `fila:…`: one record (guarded.ts).
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
  | `borradores:${number}`
  | `serie:${string}`
  | `formatos:${string}`
  | `vistas:${string}`
  | `fila:${string}`;

/** Below the time limit of a request to the server, so that who waits in vain is told why. */
const WITHIN_MS = 15_000;
/** What the server answers when the wait was to last for ever because two waited for each other. */
const DEADLOCK = -3;
const DEADLOCK_ERROR = 1205;

/**
 * Holds the lock until the transaction ends. SQL Server reads the state before the other's commit (row versions), so that two acts which
 * both count first would both go on: the second one waits here and counts what the first one wrote. The embedded engine has one writer, and
 * a transaction is it from its first statement: nothing to do.
 * @throws DatabaseBusyError when it does not come in time.
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
