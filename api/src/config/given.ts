import { readFileSync } from 'node:fs';
import { Unfit } from './kinds';

/** Longer than any secret or address, so that a wrong file is refused. */
const MAX_BYTES = 10_000;

/**
 * A variable that may hold a secret: its value, or the content of the file that `NAME_FILE` names (a secret of Docker, Kubernetes or systemd),
 * without the final line break. Empty counts as missing. @throws Unfit.
 */
export function given(name: string, environment: NodeJS.ProcessEnv = process.env): string | undefined {
  const value = environment[name] || undefined;
  const fileVariable = `${name}_FILE`;
  const path = environment[fileVariable] || undefined;
  if (path === undefined) return value;
  if (value !== undefined) throw new Unfit(`${name} y ${fileVariable} están dadas las dos: quite una`);
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch (error) {
    throw new Unfit(`${fileVariable}: no se puede leer el archivo (${(error as NodeJS.ErrnoException).code})`);
  }
  if (content.length > MAX_BYTES) throw new Unfit(`${fileVariable}: el archivo es demasiado grande para un secreto`);
  const text = content.toString('utf8').replace(/\r?\n$/, '');
  if (text === '') throw new Unfit(`${fileVariable}: el archivo está vacío`);
  return text;
}
