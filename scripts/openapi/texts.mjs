import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export const { filters, idempotencyKey, ifMatch, keys, storedFile } = parse(
  readFileSync(new URL('./texts.yml', import.meta.url), 'utf8'),
);
