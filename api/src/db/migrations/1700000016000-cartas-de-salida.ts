import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addOwner, dropOwner } from '../issued-documents';
import { createTable, dropTable, type TableDefinition, tablePath } from '../table';

const usuario = { area: 'seguridad', table: 'usuario' } as const;

const carta: TableDefinition = {
  area: 'cliente',
  name: 'carta_salida',
  columns: [
    column.id(),
    column.integer('planId'),
    column.integer('adjudicacionId'),
    column.integer('personaId'),
    column.code('productoCodigo', 2),
    column.state(),
    column.utc('creadaEn'),
    column.longText('texto', true),
    column.integer('generadaPor', true),
    column.utc('generadaEn', true),
    column.text('motivoRechazo', 500, true),
    column.integer('rechazadaPor', true),
    column.utc('rechazadaEn', true),
    column.date('fechaEntrega', true),
    column.integer('entregadaPor', true),
    column.utc('entregadaEn', true),
    column.version(),
  ],
  references: {
    planId: { area: 'cliente', table: 'plan' },
    adjudicacionId: { area: 'asamblea', table: 'adjudicacion' },
    personaId: { area: 'cliente', table: 'persona' },
    generadaPor: usuario,
    rechazadaPor: usuario,
    entregadaPor: usuario,
  },
  unique: [['adjudicacionId']],
  indexes: [
    { columns: ['planId'] },
    { columns: ['personaId'] },
    { columns: ['creadaEn'] },
    { columns: ['estado', 'creadaEn'] },
    { columns: ['productoCodigo', 'creadaEn'] },
  ],
};
const emitida = { tipo: 'carta-salida', columna: 'cartaSalidaId', area: 'cliente', table: 'carta_salida' } as const;

/** Types of document that an installed catalogue lacks: the photo of any delivery, not of vehicles alone, and the act beside it. */
async function conPruebas(runner: QueryRunner): Promise<void> {
  const tipos = tablePath('catalogo', 'tipo_documento')
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
  await runner.query(`UPDATE ${tipos} SET "producto" = NULL WHERE "codigo" = 'fotoEntrega'`);
  const columns = ['dueno', 'condicionLaboral', 'condicionCivil', 'producto', 'obligatorio', 'departamento', 'activo'];
  const copied = columns.map((name) => `f."${name}"`).join(', ');
  await runner.query(
    `INSERT INTO ${tipos} ("codigo", "nombre", "formato", "orden", ${columns.map((name) => `"${name}"`).join(', ')})
     SELECT 'actaEntrega', 'Acta de entrega', 'pdf', 295, ${copied} FROM ${tipos} f
     WHERE f."codigo" = 'fotoEntrega' AND NOT EXISTS (SELECT 1 FROM ${tipos} a WHERE a."codigo" = 'actaEntrega')`,
  );
}

/** Plans whose good is to leave, their letters, and the act of delivery among the documents. */
export class CartasDeSalida1700000016000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, carta);
    await addOwner(runner, emitida);
    await conPruebas(runner);
  }

  /** The types of document stay: files may name them. */
  async down(runner: QueryRunner): Promise<void> {
    await dropOwner(runner, emitida);
    await dropTable(runner, carta.area, carta.name);
  }
}
