import { splitTopLevel } from './layout';

/** The statements of a migration for each engine. */
export interface Statements {
  readonly mssql: readonly string[];
  readonly sqlite: readonly string[];
}

/** 'Catalogo1790000001000' → '1790000001000-catalogo'. */
export const fileOf = (name: string): string => {
  const timestamp = name.slice(-13);
  const words = name.slice(0, -13).replace(/([a-z0-9])([A-Z])/g, '$1-$2');
  return `${timestamp}-${words.toLowerCase()}`;
};

/** The text of a migration's file. */
export const migrationSource = (
  name: string,
  { mssql, sqlite }: Statements,
): string => `import { SchemaMigration } from './migration';

export class ${name} extends SchemaMigration {
  override readonly mssql = ${listed(mssql.map(laidOut))};

  override readonly sqlite = ${listed(sqlite)};
}
`;

/** The list of all, in order. */
export const indexSource = (names: readonly string[]): string => `${names
  .map((name) => `import { ${name} } from './${fileOf(name)}';`)
  .join('\n')}

/** In order. A released migration is never edited: a change is a new one (npm run db -- migracion NOMBRE). */
export const migrations = [
${names.map((name) => `  ${name},`).join('\n')}
];
`;

const listed = (statements: readonly string[]): string =>
  statements.length === 0 ? '[]' : `[\n${statements.map((sql) => `    \`${escaped(sql)}\`,`).join('\n')}\n  ]`;

const escaped = (sql: string): string => sql.replace(/[`\\]|\$\{/g, '\\$&');

/** One column or constraint a line: what a reviewer compares. */
export function laidOut(statement: string): string {
  const sql = statement.trim();
  const table = /^(CREATE TABLE [^(]+?)\s*\(([\s\S]*)\)( WITH \(DATA_COMPRESSION = PAGE\)| WITHOUT ROWID)?$/.exec(sql);
  if (table === null) return sql;
  const [, head, body = '', tail = ''] = table;
  const pieces = splitTopLevel(body).map((piece) => `  ${piece}`);
  return `${head} (\n${pieces.join(',\n')}\n)${tail}`;
}
