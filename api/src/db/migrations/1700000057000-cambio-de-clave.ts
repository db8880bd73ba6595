import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addColumns, dropColumns } from '../table';

const INSTALLATION = { area: 'sistema', table: 'instalacion' } as const;
const SEAL = { area: 'seguridad', table: 'auditoria_sello' } as const;

/** The key of the data can be replaced: which one comes next, and what the audit keeps of the ones before. */
export class CambioDeClave1700000057000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, INSTALLATION, [column.code('huellaSiguiente', 64, true)]);
    await addColumns(runner, SEAL, [column.longText('secreto', true), column.code('registro', 64, true)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, SEAL, ['secreto', 'registro']);
    await dropColumns(runner, INSTALLATION, ['huellaSiguiente']);
  }
}
