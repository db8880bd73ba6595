import type { DataSource } from 'typeorm';
import { isSqlServer } from '../../config/engine';

/** Every column with encrypted text, and its name for people. */
const SEALED: readonly { area: string; table: string; column: string; name: string }[] = [
  { area: 'sistema', table: 'borrador', column: 'contenido', name: 'borradores' },
  { area: 'riesgo', table: 'consulta_buro', column: 'contenido', name: 'informes de buró' },
  { area: 'seguridad', table: 'idempotencia', column: 'respuesta', name: 'respuestas guardadas' },
  { area: 'seguridad', table: 'segundo_factor', column: 'secreto', name: 'segundos factores' },
  { area: 'sistema', table: 'suscripcion', column: 'secretos', name: 'secretos de suscripciones' },
];

export interface SealedRows {
  readonly name: string;
  /** First digits of the key's fingerprint. */
  readonly keyId: string;
  readonly rows: number;
}

type Query = (sql: string) => Promise<{ keyId: string; filas: number }[]> | { keyId: string; filas: number }[];

/** Counts rows by encryption key. Scans those columns: for a first start, a refusal, a command. */
export async function sealedRows(query: Query): Promise<SealedRows[]> {
  const found: SealedRows[] = [];
  for (const { area, table, column, name } of SEALED) {
    const keyId = `SUBSTRING(${column}, 4, 8)`;
    const rows = await query(
      `SELECT ${keyId} AS keyId, COUNT(*) AS filas FROM ${isSqlServer ? `${area}.${table}` : table} WHERE ${column} LIKE 'v1.%' GROUP BY ${keyId}`,
    );
    for (const row of rows) found.push({ name, keyId: row.keyId, rows: Number(row.filas) });
  }
  return found;
}

export const sealedIn = (dataSource: DataSource): Promise<SealedRows[]> => sealedRows((sql) => dataSource.query(sql));

/** '3 borradores, 12 informes de buró'; 'nada' when nothing is sealed. */
export function sealedText(sealed: readonly SealedRows[]): string {
  const counts = new Map<string, number>();
  for (const { name, rows } of sealed) counts.set(name, (counts.get(name) ?? 0) + rows);
  return [...counts].map(([name, rows]) => `${rows} ${name}`).join(', ') || 'nada';
}
