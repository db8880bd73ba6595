import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const intentoFallido: TableDefinition = {
  area: 'seguridad',
  name: 'intento_fallido',
  columns: [column.id(), column.code('clave', 64), column.code('proceso', 36), column.utc('instante')],
  indexes: [{ columns: ['clave', 'instante'] }],
};

const lugarDeIngreso: TableDefinition = {
  area: 'seguridad',
  name: 'lugar_de_ingreso',
  columns: [column.keyCode('clave', 64), column.utc('ultimo')],
};

/** Failed log-ins, and from where people enter, are known to every instance and outlive a restart. */
export class IntentosDeIngreso1700000063000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, intentoFallido);
    await createTable(runner, lugarDeIngreso);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, lugarDeIngreso.area, lugarDeIngreso.name);
    await dropTable(runner, intentoFallido.area, intentoFallido.name);
  }
}
