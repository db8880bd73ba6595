import { type MigrationInterface, type QueryRunner, TableForeignKey } from 'typeorm';
import { column } from '../columns';
import { constraintNames } from '../naming';
import { addColumns, dropColumns, tablePath } from '../table';

/** Table → the column that names who changed the row last; `columns` are what is added. */
const AUTORES = [
  { table: 'tarea', quien: 'actualizadaPor', columns: [column.integer('actualizadaPor', true)] },
  {
    table: 'riesgo_plan',
    quien: 'actualizadoPor',
    columns: [column.integer('actualizadoPor', true), column.utc('actualizadoEn', true)],
  },
];

const ofAuthor = (table: string, quien: string): TableForeignKey =>
  new TableForeignKey({
    name: constraintNames.foreignKey(table, [quien]),
    columnNames: [quien],
    referencedTableName: tablePath('seguridad', 'usuario'),
    referencedColumnNames: ['id'],
    onDelete: 'NO ACTION',
    onUpdate: 'NO ACTION',
  });

/** Who changed a task or a plan's risk last: whoever comes too late is told (modelo.md, "Conflicts"). */
export class Autores1700000010800 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const { table, quien, columns } of AUTORES) {
      await addColumns(runner, { area: 'cliente', table }, columns);
      await runner.createForeignKey(tablePath('cliente', table), ofAuthor(table, quien));
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { table, quien, columns } of AUTORES) {
      const own = { area: 'cliente', table } as const;
      await runner.dropForeignKey(tablePath('cliente', table), ofAuthor(table, quien));
      await dropColumns(
        runner,
        own,
        columns.map(({ name }) => name),
      );
    }
  }
}
