import { readFileSync } from 'node:fs';
import { Unfit } from './kinds';

/** Longer than any secret or address: whoever names the wrong file is told so instead of waiting for it. */
const MAX_BYTES = 10_000;

/**
 * What the environment says of a variable that may hold a secret: its value, or the content of the file that `NAME_FILE` names (a secret of
 * Docker, Kubernetes or systemd), without the line break at its end. An empty variable counts as missing. @throws Unfit.
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
