import { createHash } from 'node:crypto';
import type { TestApp } from './test-app';

/** What a refused request may write: who tried, and that somebody is here. */
const TRACES = new Set(['auditoria', 'auditoria_sello', 'acceso', 'idempotencia', 'sesion']);

/** Table → digest of all its rows, but for the tables of traces. Two equal fingerprints: nothing was changed. */
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
