import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { type Area, compareExactly } from '../table';

/** What others choose and means something else in capitals, and what opens a door. */
const COMPARED: readonly [{ area: Area; table: string }, Parameters<typeof compareExactly>[2]][] = [
  [
    { area: 'seguridad', table: 'idempotencia' },
    { columns: [column.code('clave', 100)], unique: [['usuarioId', 'clave']] },
  ],
  [
    { area: 'seguridad', table: 'identidad_empresa' },
    { columns: [column.code('emisor', 300), column.code('sujeto', 255)], unique: [['emisor', 'sujeto']] },
  ],
  [
    { area: 'seguridad', table: 'clave_servicio' },
    { columns: [column.code('publico', 12), column.code('huella', 64)], unique: [['publico']] },
  ],
  [
    { area: 'seguridad', table: 'codigo_recuperacion' },
    { columns: [column.code('huella', 64)], unique: [['usuarioId', 'huella']] },
  ],
];

/** On SQL Server two keys that differ by case or accents are two, as they are on the embedded engine. */
export class ComparadosExactos1700000079000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [place, compared] of COMPARED) await compareExactly(runner, place, compared);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [place, compared] of COMPARED) await compareExactly(runner, place, compared, 'DATABASE_DEFAULT');
  }
}
