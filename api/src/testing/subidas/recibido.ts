import { createHash, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchivoRecibido } from '../../uploads';

/** A received file. */
export function recibido(folder: string, bytes: Buffer): ArchivoRecibido {
  const path = join(folder, randomUUID());
  writeFileSync(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fieldname: 'file', originalname: 'archivo', path, size: bytes.length, sha256 };
}
