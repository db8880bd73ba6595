import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { isSqlServer } from '../engine';
import { addOwner, ISSUED, type Owner } from '../issued-documents';
import { createTable, dropTable, type TableDefinition, tablePath } from '../table';

const emitido: TableDefinition = {
  area: 'sistema',
  name: ISSUED,
  columns: [
    column.id(),
    column.code('tipo', 30),
    column.integer('numeroVersion'),
    column.integer('registroVersion', true),
    column.text('motivo', 500, true),
    column.integer('archivoId'),
    column.code('sha256', 64),
    column.integer('paginas', true),
    column.code('huella', 64),
    column.integer('emitidoPor', true),
    column.utc('emitidoEn'),
    column.longText('hechos', true),
  ],
  references: {
    archivoId: { area: 'sistema', table: 'archivo' },
    emitidoPor: { area: 'seguridad', table: 'usuario' },
  },
};

const owners: Owner[] = [
  { tipo: 'acta', columna: 'asambleaId', area: 'asamblea', table: 'asamblea' },
  { tipo: 'solicitud', columna: 'solicitudId', area: 'cliente', table: 'solicitud' },
];

const acta: TableDefinition = {
  area: 'asamblea',
  name: 'acta',
  columns: [
    column.id(),
    column.integer('asambleaId'),
    column.integer('numeroVersion'),
    column.integer('archivoId'),
    column.code('huella', 64),
    column.text('motivo', 500, true),
    column.integer('generadaPor', true),
    column.utc('generadaEn'),
  ],
  references: {
    asambleaId: { area: 'asamblea', table: 'asamblea' },
    archivoId: { area: 'sistema', table: 'archivo' },
    generadaPor: { area: 'seguridad', table: 'usuario' },
  },
  unique: [['asambleaId', 'numeroVersion']],
};

const solicitudDocumento: TableDefinition = {
  area: 'cliente',
  name: 'solicitud_documento',
  columns: [
    column.id(),
    column.integer('solicitudId'),
    column.integer('solicitudVersion'),
    column.integer('archivoId'),
    column.code('huella', 64),
    column.integer('generadoPor', true),
    column.utc('generadoEn'),
  ],
  references: {
    solicitudId: { area: 'cliente', table: 'solicitud' },
    archivoId: { area: 'sistema', table: 'archivo' },
    generadoPor: { area: 'seguridad', table: 'usuario' },
  },
  indexes: [{ columns: ['solicitudId', 'id'] }],
};

/**
 * Minutes and printed applications become rows of one table, with every file and hash. Minutes keep their keys: mails, audit and access
 * rows name them. Applications, which nothing names by key, come behind them in their old order, numbered from 1 for each form.
 */
export class DocumentosEmitidos1700000012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, emitido);
    for (const owner of owners) await addOwner(runner, owner);
    const archivo = `INNER JOIN ${quoted('sistema', 'archivo')} f ON f."id" = d."archivoId"`;
    await copy(runner, emitido, {
      select: {
        id: 'd."id"',
        tipo: "'acta'",
        numeroVersion: 'd."numeroVersion"',
        motivo: 'd."motivo"',
        archivoId: 'd."archivoId"',
        sha256: 'f."sha256"',
        huella: 'd."huella"',
        emitidoPor: 'd."generadaPor"',
        emitidoEn: 'd."generadaEn"',
        asambleaId: 'd."asambleaId"',
      },
      from: `${quoted('asamblea', 'acta')} d ${archivo}`,
    });
    await copy(runner, emitido, {
      select: {
        tipo: "'solicitud'",
        numeroVersion: 'ROW_NUMBER() OVER (PARTITION BY d."solicitudId" ORDER BY d."id")',
        registroVersion: 'd."solicitudVersion"',
        archivoId: 'd."archivoId"',
        sha256: 'f."sha256"',
        huella: 'd."huella"',
        emitidoPor: 'd."generadoPor"',
        emitidoEn: 'd."generadoEn"',
        solicitudId: 'd."solicitudId"',
      },
      from: `${quoted('cliente', 'solicitud_documento')} d ${archivo}`,
    });
    for (const { area, name } of [acta, solicitudDocumento]) await dropTable(runner, area, name);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [acta, solicitudDocumento]) await createTable(runner, table);
    const from = (tipo: string): string => `${quoted('sistema', ISSUED)} d WHERE d."tipo" = '${tipo}'`;
    await copy(runner, acta, {
      select: {
        id: 'd."id"',
        asambleaId: 'd."asambleaId"',
        numeroVersion: 'd."numeroVersion"',
        archivoId: 'd."archivoId"',
        huella: 'd."huella"',
        motivo: 'd."motivo"',
        generadaPor: 'd."emitidoPor"',
        generadaEn: 'd."emitidoEn"',
      },
      from: from('acta'),
    });
    await copy(runner, solicitudDocumento, {
      select: {
        solicitudId: 'd."solicitudId"',
        solicitudVersion: 'd."registroVersion"',
        archivoId: 'd."archivoId"',
        huella: 'd."huella"',
        generadoPor: 'd."emitidoPor"',
        generadoEn: 'd."emitidoEn"',
      },
      from: from('solicitud'),
    });
    await dropTable(runner, emitido.area, emitido.name);
  }
}

/** Rows of another table in the order of their keys; with `id` among the columns they keep them. */
async function copy(
  runner: QueryRunner,
  { area, name }: TableDefinition,
  { select, from }: { select: Readonly<Record<string, string>>; from: string },
): Promise<void> {
  const into = quoted(area, name);
  const columns = Object.keys(select).map((column) => `"${column}"`);
  const insert = `INSERT INTO ${into} (${columns.join(', ')}) SELECT ${Object.values(select).join(', ')} FROM ${from} ORDER BY d."id"`;
  const keepsKeys = isSqlServer && 'id' in select;
  await runner.query(keepsKeys ? `SET IDENTITY_INSERT ${into} ON; ${insert}; SET IDENTITY_INSERT ${into} OFF` : insert);
}

const quoted = (area: TableDefinition['area'], table: string): string =>
  tablePath(area, table)
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
