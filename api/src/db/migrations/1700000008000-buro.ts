import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { column } from '../columns';
import { constraintNames } from '../naming';
import { createTable, dropIndexes, dropTable, type TableDefinition, tablePath } from '../table';

/** Questions to the credit bureau and their sealed answers (slice 4). */
const consulta: TableDefinition = {
  area: 'cliente',
  name: 'consulta_buro',
  columns: [
    column.id(),
    column.code('cedula', 10),
    column.integer('personaId', true),
    column.integer('planId', true),
    column.date('fecha'),
    column.integer('vuelta'),
    column.state(),
    column.longText('contenido', true),
    column.integer('score', true),
    column.bool('prueba'),
    column.integer('consultadoPor'),
    column.utc('consultadoEn'),
    column.utc('respondidoEn', true),
    column.date('consentimiento', true),
    column.text('motivo', 500, true),
    column.code('fallo', 20, true),
  ],
  references: {
    personaId: { area: 'cliente', table: 'persona' },
    planId: { area: 'cliente', table: 'plan' },
    consultadoPor: { area: 'seguridad', table: 'usuario' },
  },
  indexes: [
    { columns: ['cedula', 'fecha', 'vuelta'], unique: true, where: '"estado" <> \'fallida\'' },
    { columns: ['cedula'] },
  ],
};

/** By which a person's consent is found, in whatever plan it was uploaded. */
const ofPerson = { name: constraintNames.index('documento', ['identificacion']), columnNames: ['identificacion'] };

export class Buro1700000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, consulta);
    await runner.createIndex(tablePath('cliente', 'documento'), new TableIndex(ofPerson));
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, { area: 'cliente', table: 'documento' }, [ofPerson.columnNames]);
    await dropTable(runner, consulta.area, consulta.name);
  }
}
