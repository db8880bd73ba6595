import { readFileSync } from 'node:fs';
import { ConfigError } from '../config-error';
import { KEY_BYTES, keyIdOf } from './cipher';

/** Below DATA_DIR. */
export const KEY_FILE = 'datos.clave';

export const keyOf = (text: string): Buffer => Buffer.from(text, 'base64');

/**
 * The key at hand: DATA_KEY, else the file beside the data. Makes none.
 * @throws ConfigError when the file holds something else.
 */
export function readDataKey(given: string | undefined, file: string): Buffer | null {
  if (given !== undefined) return keyOf(given);
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  const key = keyOf(text);
  if (key.length !== KEY_BYTES)
    throw new ConfigError(`${file} no es una clave de ${KEY_BYTES} bytes: reponga la suya.`);
  return key;
}

/** The one sentence for a key that is not there, or another one: what is at stake, and the ways out. */
export function keyRefusal(
  { wanted, present, file }: { wanted: string; present: string | null; file: string | null },
  sealed: string,
  wayOut: string,
): string {
  const what =
    present === null
      ? `No está la clave de los datos (huella ${keyIdOf(wanted)})`
      : `La clave de ${file ?? 'DATA_KEY'} (huella ${keyIdOf(present)}) no es la de estos datos (huella ${keyIdOf(wanted)})`;
  const where = file === null ? 'DATA_KEY' : `${file} o en DATA_KEY`;
  return `${what} y sin ella no se puede leer lo sellado (${sealed}): repóngala en ${where}; ${wayOut}.`;
}
