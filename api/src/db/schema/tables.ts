import { type DataSource, type EntityMetadata, type QueryRunner, Table, TableForeignKey } from 'typeorm';
import { alphabeticalIndexes } from '../../columns/columns';
import { isSqlServer } from '../../config/engine';
import { alphabetical, wholeName } from '../engine/sql';
import { physical } from './physical';

/** The schemas of SQL Server in order of creation; the embedded engine has none and uses bare names. */
export const AREAS = [
  'catalogo',
  'seguridad',
  'cliente',
  'planes',
  'asamblea',
  'expediente',
  'riesgo',
  'compra',
  'legal',
  'sistema',
] as const;
export type Area = (typeof AREAS)[number];

type Described = Pick<DataSource, 'entityMetadatas' | 'driver'>;

/** The tables of the entities on this engine. */
export const tablesOf = ({ entityMetadatas, driver }: Described): Table[] =>
  entityMetadatas.map((metadata) => tableOf(metadata, driver));

function tableOf(metadata: EntityMetadata, driver: DataSource['driver']): Table {
  const table = Table.create(metadata, driver);
  // a record's columns come from a base class: the key goes first
  table.columns = [...table.primaryColumns, ...table.columns.filter(({ isPrimary }) => !isPrimary)];
  table.foreignKeys = metadata.foreignKeys.map((key) => TableForeignKey.create(key, driver));
  return table;
}

/** Tables of an area, each after those that it references. */
function inOrder(metadatas: readonly EntityMetadata[]): EntityMetadata[] {
  const ordered = new Set<EntityMetadata>();
  const add = (metadata: EntityMetadata): void => {
    if (ordered.has(metadata) || !metadatas.includes(metadata)) return;
    for (const { referencedEntityMetadata: target } of metadata.foreignKeys) if (target !== metadata) add(target);
    ordered.add(metadata);
  };
  for (const metadata of [...metadatas].sort((a, b) => (a.tableName < b.tableName ? -1 : 1))) add(metadata);
  return [...ordered];
}

/**
 * The statements that create an area's tables in an empty database. A foreign key to a later area is created with that area. @param runner collects
 * statements instead of sending them.
 */
export async function statementsOf(area: Area, dataSource: DataSource, runner: QueryRunner): Promise<string[]> {
  const { entityMetadatas, driver } = dataSource;
  const later = AREAS.slice(AREAS.indexOf(area) + 1) as readonly string[];
  const waits = (metadata: EntityMetadata, key: TableForeignKey): boolean => {
    const target = metadata.foreignKeys.find(({ name }) => name === key.name)?.referencedEntityMetadata;
    return isSqlServer && later.includes(target?.schema ?? '');
  };
  const statements = isSqlServer ? [`CREATE SCHEMA "${area}"`] : [];
  for (const metadata of inOrder(entityMetadatas.filter(({ schema }) => schema === area))) {
    const table = tableOf(metadata, driver);
    table.foreignKeys = table.foreignKeys.filter((key) => !waits(metadata, key));
    const made = await remembered(runner, () => runner.createTable(table));
    statements.push(
      ...made.map((sql) => (isSqlServer ? physical(metadata.tableName, sql) : sql)),
      ...alphabeticalOf(metadata),
    );
  }
  if (isSqlServer)
    for (const metadata of entityMetadatas)
      for (const key of tableOf(metadata, driver).foreignKeys)
        if (targetArea(metadata, key) === area && AREAS.indexOf(metadata.schema as Area) < AREAS.indexOf(area))
          statements.push(
            ...(await remembered(runner, () => runner.createForeignKey(Table.create(metadata, driver), key))),
          );
  return statements;
}

const targetArea = (metadata: EntityMetadata, key: TableForeignKey): string | undefined =>
  metadata.foreignKeys.find(({ name }) => name === key.name)?.referencedEntityMetadata.schema;

async function remembered(runner: QueryRunner, work: () => Promise<unknown>): Promise<string[]> {
  runner.clearSqlMemory();
  await work();
  // the default of both engines
  return runner
    .getMemorySql()
    .upQueries.map(({ query }) => query.replaceAll(' ON DELETE NO ACTION ON UPDATE NO ACTION', ''));
}

/** The embedded engine's indexes in alphabetical order. */
const alphabeticalOf = ({ tableName, indices }: EntityMetadata): string[] =>
  indices.flatMap(({ name }) => {
    const columns = alphabeticalIndexes.get(name);
    if (columns === undefined) return [];
    const content = columns.length === 1 ? `"${columns[0]}"` : wholeName();
    return [`CREATE INDEX "${name}" ON "${tableName}" (${alphabetical(content)})`];
  });
