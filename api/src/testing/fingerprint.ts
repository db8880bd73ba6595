import { createHash } from 'node:crypto';
import type { TestApp } from './test-app';

/** Tables that a refused request may write: traces of the attempt and of the user. */
const TRACES = new Set(['auditoria', 'auditoria_sello', 'acceso', 'idempotencia', 'sesion']);

/** Table → digest of its rows, without the tables of traces. Equal fingerprints mean no change. */
export async function fingerprint({ application }: TestApp): Promise<Record<string, string>> {
  const digests: Record<string, string> = {};
  for (const { tableName, target } of application.dataSource.entityMetadatas) {
    if (TRACES.has(tableName)) continue;
    const rows = await application.dataSource.createQueryBuilder().select('*').from(target, 't').getRawMany();
    const lines = rows.map((row) => JSON.stringify(row)).sort();
    digests[tableName] = `${rows.length} ${createHash('sha256').update(lines.join('\n')).digest('hex')}`;
  }
  return digests;
}

/** Differs from run to run: instants, as stored and as printed, hashes, the keys of stored files and rows. */
const CHANCE =
  /\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(\.\d+)?Z?|\d\d\/\d\d\/\d{4} \d\d:\d\d|[0-9a-f]{32,}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Contents of the tables without random and time-dependent values: equal for two runs of one act in separate worlds. `audited`: with the audit. */
export async function mundoSinTiempo({ application }: TestApp, { audited }: { audited: boolean }): Promise<string> {
  const lines: string[] = [];
  for (const { tableName, target } of application.dataSource.entityMetadatas) {
    if (TRACES.has(tableName) && !(audited && tableName === 'auditoria')) continue;
    const rows = await application.dataSource.createQueryBuilder().select('*').from(target, 't').getRawMany();
    const kept =
      tableName === 'auditoria' ? rows.map(({ recurso, accion, recursoId }) => ({ recurso, accion, recursoId })) : rows;
    for (const row of kept) lines.push(`${tableName} ${JSON.stringify(row).replace(CHANCE, '*')}`);
  }
  return lines.sort().join('\n');
}
