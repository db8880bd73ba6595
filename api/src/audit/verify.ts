import { instanteDe } from '@adjudica/domain';
import { type DataSource, IsNull } from 'typeorm';
import { isoOf } from '../db/columns';
import { readOne } from '../db/read';
import { Auditoria } from '../entities/auditoria.entity';
import { auditHash } from './audit';
import { BATCH, GENESIS, link } from './chain';

/**
 * Sealing follows the commit by about a second; an act that writes for long is the reason of the rest. A row that waits longer says that
 * nobody seals, and what is not sealed can be changed unseen.
 */
export const UNSEALED_AT_MOST_MS = 10 * 60_000;

export type AuditVerdict =
  | { ok: true; rows: number; unsealed: number }
  | { ok: false; fault: 'alterada'; rowId: number; reason: string }
  | { ok: false; fault: 'sin-sello'; rowId: number; reason: string; rows: number; unsealed: number };

/** Reads the whole chain: every row's own hash, its position, its link; then what waits for its seal (npm run audit:verify). */
export async function verifyAudit(dataSource: DataSource, now: Date): Promise<AuditVerdict> {
  let chain = GENESIS;
  let position = 0;
  const altered = (rowId: number, reason: string): AuditVerdict => ({ ok: false, fault: 'alterada', rowId, reason });
  for (;;) {
    const rows = await dataSource
      .getRepository(Auditoria)
      .createQueryBuilder('a')
      .where('a.posicion > :position', { position })
      .orderBy('a.posicion', 'ASC')
      .limit(BATCH)
      .getMany();
    if (rows.length === 0) break;
    for (const row of rows) {
      position++;
      if (row.posicion !== position) return altered(row.id, `falta la posición ${position}`);
      if (auditHash(row) !== row.huella) return altered(row.id, 'el contenido no corresponde a su huella');
      chain = link(chain, row.huella);
      if (chain !== row.cadena) return altered(row.id, 'la cadena está rota');
    }
  }
  return unsealedVerdict(dataSource, now, position);
}

async function unsealedVerdict(dataSource: DataSource, now: Date, rows: number): Promise<AuditVerdict> {
  const unsealed = await dataSource.manager.countBy(Auditoria, { posicion: IsNull() });
  const oldest = await oldestUnsealed(dataSource);
  if (oldest === null || now.getTime() - oldest.instante.getTime() <= UNSEALED_AT_MOST_MS)
    return { ok: true, rows, unsealed };
  const reason = `espera su sello desde ${instanteDe(oldest.instante)}`;
  return { ok: false, fault: 'sin-sello', rowId: oldest.id, reason, rows, unsealed };
}

/** What the operator reads, and how the command ends: 1 = altered, 3 = nobody seals. */
export function auditReport(verdict: AuditVerdict): { text: string; exitCode: number } {
  if (!verdict.ok && verdict.fault === 'alterada')
    return { text: `La auditoría fue alterada: fila ${verdict.rowId}: ${verdict.reason}.`, exitCode: 1 };
  const { rows, unsealed } = verdict;
  if (!verdict.ok)
    return {
      text: `Nadie sella la auditoría: la fila ${verdict.rowId} ${verdict.reason} (filas sin sello: ${unsealed}). Las ${rows} filas encadenadas están íntegras. Compruebe que el servidor esté en marcha y los permisos de su conexión (docs/operar.md).`,
      exitCode: 3,
    };
  const waiting = unsealed === 0 ? '' : `; ${unsealed} filas recientes esperan su sello`;
  return { text: `Auditoría íntegra: ${rows} filas encadenadas${waiting}.`, exitCode: 0 };
}

/** The first row that waits for its seal; null = none does. */
export async function oldestUnsealed(dataSource: DataSource): Promise<{ id: number; instante: Date } | null> {
  const row = await readOne<{ id: number; instante: string | Date }>(
    dataSource
      .createQueryBuilder()
      .from(Auditoria, 'a')
      .select('a.id', 'id')
      .addSelect('a.instante', 'instante')
      .where('a.posicion IS NULL')
      .orderBy('a.id', 'ASC')
      .limit(1),
  );
  return row === null ? null : { id: row.id, instante: new Date(isoOf(row.instante) as string) };
}
