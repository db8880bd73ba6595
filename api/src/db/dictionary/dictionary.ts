import type { Tabla } from '@adjudica/domain';
import type { DataSource, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { fieldsOf } from '../../columns/record';
import { sharedTexts, verbs } from './words';

/** A table as somebody reads it who knows the business and not the program. */
export interface DescribedTable {
  readonly area: string;
  readonly name: string;
  readonly text: string;
  readonly columns: readonly DescribedColumn[];
}

export interface DescribedColumn {
  readonly name: string;
  readonly text: string;
  readonly optional: boolean;
  /** schema.table, where it is the key of another row. */
  readonly leadsTo: string | null;
}

/** Every table, by area and name; each column with its text. */
export function dictionaryOf({ entityMetadatas }: Pick<DataSource, 'entityMetadatas'>): DescribedTable[] {
  return [...entityMetadatas].map(described).sort((a, b) => (pathOf(a) < pathOf(b) ? -1 : 1));
}

const pathOf = ({ area, name }: Pick<DescribedTable, 'area' | 'name'>): string => `${area}.${name}`;

function described(metadata: EntityMetadata): DescribedTable {
  const { tableName, schema = 'dbo' } = metadata;
  const fields = typeof metadata.target === 'function' ? fieldsOf(metadata.target) : {};
  return {
    area: schema,
    name: tableName,
    text: metadata.comment ?? '',
    columns: metadata.columns.map((column) => ({
      name: column.databaseName,
      text: textOf(metadata, column, fields),
      optional: column.isNullable,
      leadsTo: targetOf(metadata, column),
    })),
  };
}

const targetOf = ({ foreignKeys }: EntityMetadata, column: ColumnMetadata): string | null => {
  const target = foreignKeys.find(({ columns }) => columns.includes(column))?.referencedEntityMetadata;
  return target === undefined ? null : `${target.schema ?? 'dbo'}.${target.tableName}`;
};

/** A record's field or the entity's column says it; then a name that many tables share, who did it and when, and the table that it leads to. */
function textOf(metadata: EntityMetadata, column: ColumnMetadata, fields: Tabla): string {
  const name = column.databaseName;
  const target = targetOf(metadata, column);
  return (
    fieldText(fields[name]) ??
    column.comment ??
    sharedTexts[name] ??
    deedText(name) ??
    (target === null ? '' : `Clave de ${target}`)
  );
}

/** What still wants a text: `comment` of its entity or column. */
export const untold = (tables: readonly DescribedTable[]): string[] =>
  tables.flatMap(({ name, text, columns }) => [
    ...(text === '' ? [name] : []),
    ...columns.flatMap((column) => (column.text === '' ? [`${name}.${column.name}`] : [])),
  ]);

/** Its label; of a choice, the codes too. */
const fieldText = (field: Tabla[string] | undefined): string | undefined => {
  if (field === undefined) return undefined;
  const { etiqueta, opciones } = field;
  if (opciones === undefined) return etiqueta;
  return `${etiqueta}: ${opciones.map(({ codigo, nombre }) => `${codigo} = ${nombre}`).join('; ')}`;
};

function deedText(name: string): string | undefined {
  if (name === 'usuarioId') return 'Usuario';
  if (name === 'expiraEn') return 'Instante (UTC) en que termina por sí sola';
  if (name === 'reemplazaA') return 'Fila a la que reemplaza';
  const [, participle, how] = /^(.+?)[ao](Por|En)$/.exec(name) ?? [];
  const verb = verbs[participle ?? ''];
  if (verb === undefined) return undefined;
  return how === 'Por' ? `Usuario que lo ${verb}` : `Instante (UTC) en que se ${verb}`;
}
