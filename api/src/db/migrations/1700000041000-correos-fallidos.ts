import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column, withDefault } from '../columns';
import { addColumns, dropColumns } from '../table';

const OUTBOX = { area: 'sistema', table: 'mensaje' } as const;
const ERRORS = { area: 'sistema', table: 'importacion_error' } as const;
const FILES = { area: 'sistema', table: 'archivo' } as const;
const ofErrors = [column.text('valor', 200, true), column.text('registro', 200, true)];

/**
 * Mails that were given up are decided on by people, so they have a version; an error of an import says what was written, and whose row it is;
 * of a photo that is stored without what its camera noted, the hash it came with stays.
 */
export class CorreosFallidos1700000041000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, OUTBOX, [withDefault(column.version(), 1)]);
    await addColumns(runner, ERRORS, ofErrors);
    await addColumns(runner, FILES, [column.code('sha256Recibido', 64, true)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, FILES, ['sha256Recibido']);
    await dropColumns(
      runner,
      ERRORS,
      ofErrors.map(({ name }) => name),
    );
    await dropColumns(runner, OUTBOX, ['version']);
  }
}
