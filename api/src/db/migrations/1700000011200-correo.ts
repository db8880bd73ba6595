import type { MigrationInterface, QueryRunner } from 'typeorm';
import { column } from '../columns';
import { addColumns, dropColumns, resizeColumn } from '../table';

/** An address has up to 254 characters, wherever it stands. */
const ADDRESSES = [
  { area: 'sistema', table: 'mensaje', of: (length: number) => column.text('destinatario', length) },
  { area: 'seguridad', table: 'usuario', of: (length: number) => column.text('correo', length, true) },
] as const;

const OUTBOX = { area: 'sistema', table: 'mensaje' } as const;
const ofOutbox = [column.utc('ultimoIntento', true), column.code('codigoError', 20, true)];

const STAGED = { area: 'sistema', table: 'importacion_fila' } as const;
const ofStaged = [column.longText('revisado', true)];

/** What the last attempt at a mail met; what the reviewer of an import saw; room for the longest address. */
export class Correo1700000011200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, OUTBOX, ofOutbox);
    await addColumns(runner, STAGED, ofStaged);
    for (const { of, ...where } of ADDRESSES) await resizeColumn(runner, where, of(254));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { of, ...where } of ADDRESSES) await resizeColumn(runner, where, of(120));
    await dropColumns(
      runner,
      STAGED,
      ofStaged.map(({ name }) => name),
    );
    await dropColumns(
      runner,
      OUTBOX,
      ofOutbox.map(({ name }) => name),
    );
  }
}
