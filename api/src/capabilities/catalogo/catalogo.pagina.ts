import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import { type ListRequest, likePrefix, type Page, pageOf } from '../../db/lists/page';

export interface Shape {
  /** Served name → column. */
  columns: Readonly<Record<string, string>>;
  /** Column served as `id`. */
  key: string;
}

const toColumns = (columns: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((c) => [c, c]));

export const shape = (
  key: string,
  columns: readonly string[],
  renamed: Readonly<Record<string, string>> = {},
): Shape => ({
  columns: { ...toColumns(columns), ...renamed },
  key,
});
/** Rows keyed by their code. */
export const coded = (...more: string[]): Shape => shape('codigo', ['codigo', 'nombre', ...more]);

/** Catalogues are small and flat: one query serves all of them. */
export async function paginaDeCatalogo<T>(
  dataSource: DataSource,
  entity: EntityTarget<ObjectLiteral>,
  { columns, key }: Shape,
  request: ListRequest,
): Promise<Page<T>> {
  const query = dataSource.createQueryBuilder().from(entity, 'codigo').select(`codigo.${key}`, 'id');
  // once only: SQL Server's driver returns a column selected under two names as an array
  for (const [name, column] of Object.entries(columns)) if (column !== key) query.addSelect(`codigo.${column}`, name);
  for (const [name, value] of Object.entries(request.filter)) {
    if (name === 'id') continue;
    const column = columns[name] ?? name;
    if (name === 'q') query.andWhere('codigo.nombre LIKE :q', { q: likePrefix(String(value)) });
    else if (Array.isArray(value)) query.andWhere(`codigo.${column} IN (:...${name})`, { [name]: value });
    else query.andWhere(`codigo.${column} = :${name}`, { [name]: value });
  }
  const orderBy = Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, `codigo.${column}`]));
  const page = await pageOf<T & { id: unknown }>(query, request, 'codigo', { ...orderBy, id: `codigo.${key}` });
  return { ...page, rows: page.rows.map((row) => ({ ...row, [key]: row.id })) };
}
