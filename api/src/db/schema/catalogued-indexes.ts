import { TableIndex } from 'typeorm';

/** One column of one index, as SQL Server's catalogue has it. */
export interface CataloguedColumn {
  readonly area: string;
  readonly tabla: string;
  readonly indice: string;
  readonly columna: string;
  /** Position in the key; 0 = included column. */
  readonly lugar: number;
  readonly unico: boolean | number;
  readonly filtro: string | null;
}

export const INDEXES_OF_SERVER =
  'SELECT s.name AS area, t.name AS tabla, i.name AS indice, c.name AS columna, ic.key_ordinal AS lugar, i.is_unique AS unico, i.filter_definition AS filtro ' +
  'FROM sys.indexes i INNER JOIN sys.index_columns ic ON ic.object_id = i.object_id AND ic.index_id = i.index_id ' +
  'INNER JOIN sys.columns c ON c.object_id = ic.object_id AND c.column_id = ic.column_id ' +
  'INNER JOIN sys.tables t ON t.object_id = i.object_id INNER JOIN sys.schemas s ON s.schema_id = t.schema_id ' +
  'WHERE i.is_primary_key = 0 AND i.is_unique_constraint = 0 AND t.is_ms_shipped = 0';

/** An index with included columns. */
export class CataloguedIndex extends TableIndex {
  included: string[] = [];
}

/** area.tabla → its indexes, each with its columns in the order of the key. */
export function indexesByTable(columns: readonly CataloguedColumn[]): Map<string, CataloguedIndex[]> {
  const indexes = Map.groupBy(columns, ({ area, tabla, indice }) => `${area}.${tabla}.${indice}`);
  const made = [...indexes.values()].map((of) => {
    const [{ area, tabla, indice, unico, filtro }] = of as [CataloguedColumn];
    const key = of.filter(({ lugar }) => lugar > 0).sort((a, b) => a.lugar - b.lugar);
    const index = new CataloguedIndex({
      name: indice,
      columnNames: key.map(({ columna }) => columna),
      isUnique: Boolean(unico),
      ...(filtro === null ? {} : { where: filtro }),
    });
    index.included = of.flatMap(({ lugar, columna }) => (lugar > 0 ? [] : [columna])).sort();
    return { path: `${area}.${tabla}`, index };
  });
  const byTable = Map.groupBy(made, ({ path }) => path);
  return new Map([...byTable].map(([path, of]) => [path, of.map(({ index }) => index)]));
}

/** An index in a normalised form: a server adds brackets to its condition and removes blanks. */
export function contentOfIndex(index: TableIndex): string {
  const included = index instanceof CataloguedIndex ? index.included : [];
  return [
    index.isUnique ? 'único: ' : '',
    index.columnNames.join(', '),
    included.length === 0 ? '' : ` con ${included.join(', ')}`,
    index.where ? ` donde ${index.where.replace(/[\s()[\]"]|\bN(?=')/g, '').toLowerCase()}` : '',
  ].join('');
}
