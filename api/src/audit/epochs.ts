import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { SISTEMA } from '../auth/actor';
import { ConfigError } from '../config-error';
import { keyIdOf } from '../crypto/cipher';
import { readOne } from '../db/engine/read';
import { isMigrated } from '../db/installation/instalacion';
import { updateWhere } from '../db/transaction/guarded';
import type { Tx, UnitOfWork } from '../db/transaction/unit-of-work';
import { Auditoria } from '../entities/auditoria.entity';
import { AuditoriaSello } from '../entities/auditoria-sello.entity';
import { type AuditKey, endOf, GENESIS, type Place, type Seals, UNKEYED } from './seals';

/** Rows of one transaction of the sealer, and of one page of the verification. */
export const BATCH = 500;

/** The key in force, or the last one; null = none yet. */
export async function lastSeal(manager: EntityManager): Promise<AuditoriaSello | null> {
  const [last] = await manager.find(AuditoriaSello, { order: { epoca: 'DESC' }, take: 1 });
  return last ?? null;
}

/**
 * Begins a key's epoch at the end of the chain: at the first start, and when an operator has accepted the loss of the old key. Unsealed rows are
 * chained without a key first. @throws ConfigError when the chain is under another key: who could change that in the database could forge the chain.
 */
export async function openSeal(
  dataSource: DataSource,
  unitOfWork: UnitOfWork,
  key: AuditKey,
  { lost = false } = {},
): Promise<void> {
  if (!(await isMigrated(dataSource, AuditoriaSello))) return;
  if ((await lastSeal(dataSource.manager))?.huellaClave === key.fingerprint) return;
  await unitOfWork.run(SISTEMA, async (tx) => {
    await tx.lock('auditoria');
    const last = await lastSeal(tx.manager);
    if (last?.huellaClave === key.fingerprint) return; // another process was first
    if (last !== null && !lost)
      throw new ConfigError(
        `La auditoría está sellada bajo otra clave (huella ${keyIdOf(last.huellaClave)}; la de ahora es ${keyIdOf(key.fingerprint)}): reponga la suya. Si se perdió para siempre: npm run db -- clave --aceptar-perdida (docs/operar.md).`,
      );
    let end = await endOfChain(tx.manager);
    for (let from = -1; end.posicion !== from; ) {
      from = end.posicion;
      end = await chainWaiting(tx, UNKEYED, end);
    }
    // a lost key can't seal its own end; the beginning of the next epoch does
    if (last !== null) await tx.manager.update(AuditoriaSello, { epoca: last.epoca }, { ...end });
    // the secrets of earlier keys that it sealed are lost with it
    await tx.manager.update(AuditoriaSello, { secreto: Not(IsNull()) }, { secreto: null });
    await begin(tx, key, end);
  });
}

/**
 * Replaces a key that is at hand: unsealed rows are chained under the old key, whose secret is kept sealed under the new one so that every row can
 * still be verified. Part of the transaction that re-encrypts everything else. @throws when the chain does not end where it was last sealed.
 */
export async function replaceSeal(tx: Tx, from: AuditKey, to: AuditKey): Promise<void> {
  await tx.lock('auditoria');
  while (await tx.manager.existsBy(Auditoria, { posicion: IsNull() })) await sealWaiting(tx, from);
  const epochs = await registered(tx.manager);
  for (const epoch of epochs) {
    const seals = epoch === epochs.at(-1) ? from : from.reopen(epoch);
    if (seals !== null)
      await tx.manager.update(AuditoriaSello, { epoca: epoch.epoca }, { secreto: to.keep(epoch.epoca, seals) });
  }
  await begin(tx, to, await endOfChain(tx.manager));
}

export const registered = (manager: EntityManager): Promise<AuditoriaSello[]> =>
  manager.find(AuditoriaSello, { order: { epoca: 'ASC' } });

async function begin(tx: Tx, key: AuditKey, end: Place): Promise<void> {
  const former = await registered(tx.manager);
  const epoca = former.length + 1;
  const registro = former.length === 0 ? null : key.register(former);
  await tx.manager.insert(AuditoriaSello, {
    epoca,
    huellaClave: key.fingerprint,
    abiertaEn: tx.now,
    despuesDe: end.posicion,
    ...end,
    final: key.ending(epoca, end, registro),
    secreto: null,
    registro,
    ancladaEl: null,
  });
}

/**
 * Chains one batch of unsealed rows under the key in force. @throws when the chain does not end where it was last sealed: continuing would hide a
 * removal.
 */
export async function sealWaiting(tx: Tx, key: AuditKey): Promise<void> {
  await tx.lock('auditoria');
  const { manager } = tx;
  const epoch = await lastSeal(manager);
  if (epoch?.huellaClave !== key.fingerprint) throw new Error('The audit is sealed under another key');
  const known = endOf(epoch);
  const found = await endOfChain(manager);
  if (found.posicion !== known.posicion || found.cadena !== known.cadena)
    throw new Error(`The audit was sealed up to position ${known.posicion} and ends at ${found.posicion}`);
  if (epoch.final !== key.ending(epoch.epoca, known, epoch.registro))
    throw new Error('The end of the audit was not sealed by us');
  const end = await chainWaiting(tx, key, known);
  const final = key.ending(epoch.epoca, end, epoch.registro);
  await manager.update(AuditoriaSello, { epoca: epoch.epoca }, { ...end, final });
}

/** @returns the end of the chain, unchanged when nothing was unsealed. */
async function chainWaiting({ manager }: Tx, seals: Seals, from: Place): Promise<Place> {
  const waiting = await manager.find(Auditoria, {
    select: { id: true, huella: true },
    where: { posicion: IsNull() },
    order: { id: 'ASC' },
    take: BATCH,
  });
  let { posicion, cadena } = from;
  for (const { id, huella } of waiting) {
    posicion += 1;
    cadena = seals.link(posicion, cadena, huella);
    const written = await updateWhere(manager, Auditoria, { id, posicion: IsNull() }, { posicion, cadena });
    if (written !== 1) throw new Error(`The audit row ${id} was sealed by somebody without the lock`);
  }
  return { posicion, cadena };
}

async function endOfChain(manager: EntityManager): Promise<Place> {
  const last = await readOne<Place>(
    manager
      .createQueryBuilder()
      .from(Auditoria, 'auditoria')
      .select('auditoria.posicion', 'posicion')
      .addSelect('auditoria.cadena', 'cadena')
      // written as the index is: the repository's `Not(IsNull())` becomes NOT(… IS NULL), a scan of all rows
      .where('auditoria.posicion IS NOT NULL')
      .orderBy('auditoria.posicion', 'DESC')
      .limit(1),
  );
  return last ?? { posicion: 0, cadena: GENESIS };
}
