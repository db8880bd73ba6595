import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { column } from '../columns';
import { type Area, addColumns, dropColumns, resizeColumn } from '../table';

type Of = (length: number) => TableColumnOptions;

/** An address has up to 254 characters wherever it stands; a file's name 150, each of which may count as two. */
const WIDER: readonly { area: Area; table: string; of: Of; from: number; to: number }[] = [
  { area: 'sistema', table: 'mensaje', of: (n) => column.text('destinatario', n), from: 120, to: 254 },
  { area: 'seguridad', table: 'usuario', of: (n) => column.text('correo', n, true), from: 120, to: 254 },
  { area: 'sistema', table: 'archivo', of: (n) => column.text('nombre', n), from: 200, to: 300 },
  { area: 'cliente', table: 'documento_version', of: (n) => column.text('nombreOriginal', n), from: 200, to: 300 },
  { area: 'sistema', table: 'importacion', of: (n) => column.text('nombreArchivo', n), from: 200, to: 300 },
];

const OUTBOX = { area: 'sistema', table: 'mensaje' } as const;
const ofOutbox = [column.utc('ultimoIntento', true), column.code('codigoError', 20, true)];

const STAGED = { area: 'sistema', table: 'importacion_fila' } as const;
const ofStaged = [column.longText('revisado', true)];

/** What the last attempt at a mail met; what the reviewer of an import saw; room for the longest address and file name. */
export class Correo1700000011200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, OUTBOX, ofOutbox);
    await addColumns(runner, STAGED, ofStaged);
    for (const { of, to, ...where } of WIDER) await resizeColumn(runner, where, of(to));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { of, from, ...where } of WIDER) await resizeColumn(runner, where, of(from));
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
