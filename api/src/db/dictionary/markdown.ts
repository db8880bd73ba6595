import type { Table, TableColumn } from 'typeorm';
import type { ReportView } from '../reports/views';
import { viewColumnText } from './descriptions';
import type { DescribedTable } from './dictionary';

/** docs/data/datos.md: every view for reports and every table, with its columns. Generated, so that it says what the database has. */
export function dictionaryPage(
  tables: readonly DescribedTable[],
  views: readonly ReportView[],
  made: readonly Table[],
): string {
  const texts = new Map(
    tables.flatMap(({ name, columns }) => columns.map((column) => [`${name}.${column.name}`, column.text] as const)),
  );
  const shapes = new Map(made.map((table) => [pathOf(table.name), table]));
  return `# Data dictionary

Written by \`npm run gen\` from the tables of fields and the entities; \`npm run check\` compares it. SQL Server keeps the same texts beside its objects (\`MS_Description\`, \`scripts/sql/descripciones.sql\`). How to give somebody only the views: \`operar.md\`, "Reports".

## Views for reports
Schema \`reporte\` on SQL Server; on the embedded engine \`reporte_…\`. Names are kept from version to version: columns are added, not renamed. Keys of plans, persons and users are told by code and name. Instants are UTC, days \`YYYY-MM-DD\`.

${areasOf(views)
  .map(
    (area) =>
      `### ${area}\n${inArea(views, area)
        .map((view) => viewSection(view, texts))
        .join('\n')}`,
  )
  .join('\n')}
## Tables
By schema. Types are those of SQL Server; the embedded engine has the same tables without schemas.

${tables.map((table) => tableSection(table, shapes.get(`${table.area}.${table.name}`))).join('\n')}`;
}

const pathOf = (name: string): string => name.split('.').slice(-2).join('.');
const areasOf = (views: readonly ReportView[]): string[] => [...new Set(views.map(({ area }) => area))];
const inArea = (views: readonly ReportView[], area: string): ReportView[] => views.filter((view) => view.area === area);
const cell = (text: string): string => text.replaceAll('|', '\\|');

const viewSection = ({ name, table, columns }: ReportView, texts: ReadonlyMap<string, string>): string =>
  `**reporte.${name}** — rows of \`${table}\`

| column | what it holds |
|---|---|
${columns.map((column) => `| ${column.name} | ${cell(viewColumnText(column, texts))} |`).join('\n')}
`;

function tableSection({ area, name, text, columns }: DescribedTable, made: Table | undefined): string {
  const rows = columns.map((column) => {
    const shape = made?.findColumnByName(column.name);
    const type = shape === undefined ? '' : typeOf(shape);
    return `| ${column.name} | ${type}${column.optional ? ', may be empty' : ''} | ${cell(column.text)}${column.leadsTo === null ? '' : ` → ${column.leadsTo}`} |`;
  });
  return `### ${area}.${name}
${text}.

| column | type | what it holds |
|---|---|---|
${rows.join('\n')}
`;
}

function typeOf({ type, length, precision, scale }: TableColumn): string {
  if (length !== '') return `${type}(${length.toLowerCase()})`;
  return scale === undefined ? type : `${type}(${precision},${scale})`;
}
