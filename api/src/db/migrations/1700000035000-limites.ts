import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addColumns, createTable, dropColumns, dropTable, type TableDefinition } from '../table';

const evaluacion = { area: 'cliente', table: 'evaluacion_riesgo' } as const;
const deLaMarca = [column.text('motivo', 300, true), column.text('marcaAntes', 60, true)];

const ficha = [column.utc('guardadaEn'), column.integer('guardadaPor', true), column.version()];
const references = { guardadaPor: { area: 'seguridad', table: 'usuario' } } as const;

const limite: TableDefinition = {
  area: 'seguridad',
  name: 'limite',
  columns: [column.id(), column.code('rol', 40), column.code('usuario', 40), column.money('monto'), ...ficha],
  references,
  unique: [['rol', 'usuario']],
};

const delegacion: TableDefinition = {
  area: 'seguridad',
  name: 'delegacion',
  columns: [
    column.id(),
    column.code('titular', 40),
    column.code('delegado', 40),
    column.date('desde'),
    column.date('hasta'),
    column.text('motivo', 300),
    ...ficha,
  ],
  references,
  unique: [['titular', 'delegado', 'desde']],
};

/** Why a parameter was marked by hand and how it stood before; up to which amount who may approve his own exceptions and marks. */
export class Limites1700000035000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, evaluacion, deLaMarca);
    await createTable(runner, limite);
    await createTable(runner, delegacion);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, delegacion.area, delegacion.name);
    await dropTable(runner, limite.area, limite.name);
    await dropColumns(
      runner,
      evaluacion,
      deLaMarca.map(({ name }) => name),
    );
  }
}
