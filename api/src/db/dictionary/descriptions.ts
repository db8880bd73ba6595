import type { ReportView } from '../reports/views';
import type { DescribedTable } from './dictionary';

/** What SQL Server keeps beside an object (MS_Description), for the tools of DBAs and of who makes reports. */
interface Description {
  readonly schema: string;
  readonly kind: 'TABLE' | 'VIEW';
  readonly object: string;
  readonly column: string | null;
  readonly text: string;
}

export function descriptionsOf(tables: readonly DescribedTable[], views: readonly ReportView[]): Description[] {
  const texts = new Map(
    tables.flatMap(({ name, columns }) => columns.map((column) => [`${name}.${column.name}`, column.text] as const)),
  );
  const tableText = (path: string): string =>
    tables.find(({ area, name }) => `${area}.${name}` === path)?.text ?? `Filas de ${path}`;
  const all: Description[] = [
    ...tables.flatMap(({ area, name, text, columns }) => [
      { schema: area, kind: 'TABLE' as const, object: name, column: null, text },
      ...columns.map((column) => ({
        schema: area,
        kind: 'TABLE' as const,
        object: name,
        column: column.name,
        text: column.text,
      })),
    ]),
    ...views.flatMap(({ name, area, table, columns }) => [
      { schema: 'reporte', kind: 'VIEW' as const, object: name, column: null, text: `${area}: ${tableText(table)}` },
      ...columns.map((column) => ({
        schema: 'reporte',
        kind: 'VIEW' as const,
        object: name,
        column: column.name,
        text: viewColumnText(column, texts),
      })),
    ]),
  ];
  return all.filter(({ text }) => text !== '');
}

/** That of the column it comes from; of a key's name, whose name it is. */
export const viewColumnText = (
  { name, of }: ReportView['columns'][number],
  texts: ReadonlyMap<string, string>,
): string => {
  const text = texts.get(of) ?? of;
  if (name.endsWith('Nombre') && !of.endsWith(`.${name}`)) return `Nombre de ${name.slice(0, -'Nombre'.length)}`;
  return name === 'cliente' ? 'Nombres y apellidos' : text;
};

const literal = (text: string): string => `N'${text.replaceAll("'", "''")}'`;
const ROWS_A_STATEMENT = 500;

/**
 * One batch that writes every description that is missing or another one, and nothing else: it can be repeated. What an object that is not there
 * would be told is left out. The temporary table has the server's collation, the catalogue the database's: where both meet, the latter is said. Only Microsoft's server takes texts of a view's columns.
 */
export function descriptionStatements(descriptions: readonly Description[]): string {
  const rows = descriptions.map(
    ({ schema, kind, object, column, text }) =>
      `  (${[schema, kind, object].map(literal).join(', ')}, ${column === null ? 'NULL' : literal(column)}, ${literal(text)})`,
  );
  const inserts: string[] = [];
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT)
    inserts.push(
      `INSERT INTO #descripcion ("esquema", "clase", "objeto", "columna", "texto") VALUES\n${rows.slice(from, from + ROWS_A_STATEMENT).join(',\n')};`,
    );
  return `IF OBJECT_ID(N'tempdb..#descripcion') IS NOT NULL
DROP TABLE #descripcion;
CREATE TABLE #descripcion ("esquema" nvarchar(128) NOT NULL, "clase" nvarchar(10) NOT NULL, "objeto" nvarchar(128) NOT NULL, "columna" nvarchar(128) NULL, "texto" nvarchar(2000) NOT NULL);
${inserts.join('\n')}
DECLARE @sql nvarchar(max);
SELECT @sql = STRING_AGG(CAST(
    N'EXEC sys.' + CASE WHEN p."value" IS NULL THEN N'sp_addextendedproperty' ELSE N'sp_updateextendedproperty' END
    + N' @name = N''MS_Description'', @value = N''' + REPLACE(d."texto", N'''', N'''''')
    + N''', @level0type = N''SCHEMA'', @level0name = N''' + d."esquema"
    + N''', @level1type = N''' + d."clase" + N''', @level1name = N''' + d."objeto" + N''''
    + CASE WHEN d."columna" IS NULL THEN N'' ELSE N', @level2type = N''COLUMN'', @level2name = N''' + d."columna" + N'''' END
    AS nvarchar(max)), N'; ')
FROM #descripcion AS d
INNER JOIN sys.objects AS o ON o."object_id" = OBJECT_ID(d."esquema" + N'.' + d."objeto")
LEFT JOIN sys.columns AS c ON c."object_id" = o."object_id" AND c."name" = d."columna" COLLATE DATABASE_DEFAULT
LEFT JOIN sys.extended_properties AS p ON p."class" = 1 AND p."name" = N'MS_Description'
  AND p."major_id" = o."object_id" AND p."minor_id" = COALESCE(c."column_id", 0)
WHERE (d."columna" IS NULL OR c."column_id" IS NOT NULL)
  AND (d."clase" = N'TABLE' OR d."columna" IS NULL OR @@VERSION LIKE N'Microsoft%')
  AND (p."value" IS NULL OR CAST(p."value" AS nvarchar(2000)) <> d."texto");
IF @sql IS NOT NULL
EXEC (@sql);
DROP TABLE #descripcion;`;
}

export const descriptionsScript = (
  descriptions: readonly Description[],
): string => `-- Descripciones (MS_Description) de tablas, vistas y columnas.
-- Generado por npm run db -- script: no se edita; los textos son los de las tablas de campos y de las entidades.
-- Se ejecuta después de las migraciones, y se puede repetir: solo escribe lo que falta o cambió. npm run db -- migrate lo hace también.
--   sqlcmd -S servidor -d base -b -I -i descripciones.sql
SET NOCOUNT ON;
SET QUOTED_IDENTIFIER ON;
GO
${descriptionStatements(descriptions)}
GO
`;
