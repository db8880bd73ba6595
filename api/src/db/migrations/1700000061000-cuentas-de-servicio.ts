import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { createTable, dropTable, type TableDefinition } from '../table';

const cuenta: TableDefinition = {
  area: 'seguridad',
  name: 'cuenta_servicio',
  columns: [
    column.keyInteger('id'),
    column.longText('alcances'),
    column.longText('direcciones'),
    column.bool('activa'),
  ],
  references: { id: { area: 'seguridad', table: 'usuario' } },
};

const clave: TableDefinition = {
  area: 'seguridad',
  name: 'clave_servicio',
  columns: [
    column.id(),
    column.integer('cuentaId'),
    column.code('publico', 12),
    column.code('huella', 64),
    column.utc('creadaEn'),
    column.utc('vence'),
    column.utc('revocadaEn', true),
    column.utc('ultimoUso', true),
    column.code('ultimaDireccion', 45, true),
  ],
  references: { cuentaId: { area: 'seguridad', table: 'cuenta_servicio' } },
  unique: [['publico']],
  indexes: [{ columns: ['cuentaId'] }],
};

/** Other systems that call this one: which role and scopes they have, from where they may call, and the hashes of their keys. */
export class CuentasDeServicio1700000061000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, cuenta);
    await createTable(runner, clave);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropTable(runner, clave.area, clave.name);
    await dropTable(runner, cuenta.area, cuenta.name);
  }
}
