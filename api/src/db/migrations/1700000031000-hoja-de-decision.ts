import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addOwner, dropOwner } from '../issued-documents';

const emitida = { tipo: 'hoja-de-decision', columna: 'carpetaId', area: 'cliente', table: 'carpeta' } as const;

/** The sheet of an approval: an issued document of its folder. */
export class HojaDeDecision1700000031000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addOwner(runner, emitida);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropOwner(runner, emitida);
  }
}
