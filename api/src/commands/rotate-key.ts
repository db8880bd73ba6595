import { randomBytes } from 'node:crypto';
import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { auditWriter } from '../audit/audit';
import { replaceSeal } from '../audit/epochs';
import { AuditKey } from '../audit/seals';
import { auditReport, verifyAudit } from '../audit/verify';
import { SISTEMA } from '../auth/actor';
import { systemClock } from '../clock';
import { Cipher, CipherError, fingerprintOf, KEY_BYTES, keyIdOf } from '../crypto/cipher';
import { keyOf, readDataKey } from '../crypto/data-key';
import { cambiarInstalacion, leerInstalacion } from '../db/installation/instalacion';
import { KEY_WATCH_MS } from '../db/installation/key-watch';
import { resealAll } from '../db/installation/reseal';
import { UnitOfWork } from '../db/transaction/unit-of-work';
import type { Instalacion } from '../entities/instalacion.entity';
import { confirmName, environment, keyAtHand } from './base';
import { fail, say } from './terminal';

const huella = (key: Buffer): string => keyIdOf(fingerprintOf(key));

/**
 * Replaces the data key: encrypted values are encrypted anew, and the audit continues under the new key, which can still verify the old one's seals.
 * Running servers see the announcement, stop, and start again only under the new key. Repeatable after an interruption.
 */
export async function cambiarClave(
  dataSource: DataSource,
  { huellaClave }: Instalacion,
  base: string | undefined,
): Promise<void> {
  const { present, file } = keyAtHand();
  const next = nextKey(file);
  if (huellaClave === fingerprintOf(next.key)) {
    // interrupted after the database was changed: only the file is left
    finish(next, file, present);
    return;
  }
  if (present === null || huellaClave !== fingerprintOf(present))
    fail(
      `Para cambiar la clave hace falta la de ahora (huella ${keyIdOf(huellaClave ?? '')}) en ${file ?? 'DATA_KEY'}.`,
    );
  await confirmName(base, 'Se cambia la clave de los datos y los servidores se detienen');
  const old = new AuditKey(present);
  const verdict = await verifyAudit(dataSource, old, systemClock.now());
  if (!verdict.ok && verdict.fault === 'alterada')
    fail(`${auditReport(verdict).text} Aclárelo antes de cambiar la clave.`);

  if (!(await cambiarInstalacion(dataSource.manager, { huellaClave }, { huellaSiguiente: fingerprintOf(next.key) })))
    fail('Otro proceso cambió la clave entretanto: repita la orden.');
  next.keep();
  say('Los servidores que estén en marcha se detienen…');
  await pause(3 * KEY_WATCH_MS);
  const rows = await reseal(dataSource, present, next.key);
  finish(next, file, present);
  say(
    `Sellado de nuevo: ${rows} filas. Guarde la clave anterior (huella ${huella(present)}) mientras conserve respaldos de antes.`,
  );
}

/** Withdraws the announcement; nothing was encrypted anew. */
export async function desistirDelCambio(dataSource: DataSource, { huellaSiguiente }: Instalacion): Promise<void> {
  if (huellaSiguiente === null) fail('No hay ningún cambio de clave empezado.');
  await cambiarInstalacion(dataSource.manager, { huellaSiguiente }, { huellaSiguiente: null });
  say('Cambio de clave cancelado: sigue la de ahora.');
}

/** In one transaction. */
async function reseal(dataSource: DataSource, present: Buffer, key: Buffer): Promise<number> {
  const to = new AuditKey(key);
  const [antes, despues] = [fingerprintOf(present), fingerprintOf(key)];
  try {
    return await new UnitOfWork(dataSource, systemClock, auditWriter(to)).run(SISTEMA, async (tx) => {
      await replaceSeal(tx, new AuditKey(present), to);
      const rows = await resealAll(tx.manager, new Cipher(present), new Cipher(key));
      const known = { huellaClave: antes, huellaSiguiente: despues };
      if (!(await cambiarInstalacion(tx.manager, known, { huellaClave: despues, huellaSiguiente: null })))
        fail('Otro proceso cambió la clave entretanto: repita la orden.');
      const { identificador } = (await leerInstalacion(tx.manager)) as Instalacion;
      await tx.audit({
        accion: 'cambiar-clave',
        recurso: 'instalacion',
        recursoId: identificador,
        antes: { huellaClave: antes },
        despues: { huellaClave: despues, filas: rows },
      });
      return rows;
    });
  } catch (error) {
    if (!(error instanceof CipherError)) throw error;
    fail(
      'Algo de lo sellado fue alterado y no se puede abrir: no se cambió nada. «npm run db -- clave --no-rotar» deja que los servidores inicien.',
    );
  }
}

interface NextKey {
  readonly key: Buffer;
  /** Stores the key durably before anything depends on it. */
  keep(): void;
}

/** DATA_KEY_NUEVA, or the file of an earlier attempt, or a new key. */
function nextKey(file: string | null): NextKey {
  const given = environment('DATA_KEY_NUEVA');
  const waiting = file === null ? null : nextFile(file);
  if (given === undefined && waiting === null)
    fail(
      'La clave de ahora está en DATA_KEY: dé la nueva en DATA_KEY_NUEVA (32 bytes en base64; por ejemplo, openssl rand -base64 32).',
      2,
    );
  const key =
    given !== undefined
      ? keyOf(given)
      : (waiting !== null && readDataKey(undefined, waiting)) || randomBytes(KEY_BYTES);
  if (key.length !== KEY_BYTES) fail(`DATA_KEY_NUEVA no tiene ${KEY_BYTES} bytes.`, 2);
  return {
    key,
    keep() {
      if (waiting !== null) writeFileSync(waiting, key.toString('base64'), { mode: 0o600, flush: true });
    },
  };
}

const nextFile = (file: string): string => `${file}.nueva`;

/** Replaces the key's file; the old one stays beside it under its fingerprint. Without a file, the operator does it. */
function finish({ key }: NextKey, file: string | null, present: Buffer | null): void {
  if (file === null) {
    say(
      `La base usa desde ahora la clave de huella ${huella(key)}: póngala en DATA_KEY, quite DATA_KEY_NUEVA e inicie los servidores.`,
    );
    return;
  }
  if (present !== null && !present.equals(key)) renameSync(file, `${file}.${huella(present)}`);
  if (existsSync(nextFile(file))) renameSync(nextFile(file), file);
  say(`La base usa desde ahora la clave de huella ${huella(key)}, en ${file}. Inicie los servidores.`);
}
