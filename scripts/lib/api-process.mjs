// How the API's process is started: by npm start, by the bench, and in the image (scripts/check-operacion.mjs holds the Dockerfile to it).
// A bounded heap, because exports and documents are streamed; `--expose-gc` for the one collection after the start (api/src/main.ts). What a password's derivation takes, 19 MiB in any of four threads, glibc's allocator would keep for good: pieces of
// that size come from the system and go back to it.
import { readFileSync } from 'node:fs';

export const apiProcess = JSON.parse(readFileSync(new URL('./api-process.json', import.meta.url), 'utf8'));
