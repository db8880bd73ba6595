// How the API's process is started: by npm start, by the bench, and in the image (scripts/check-compose.mjs holds the Dockerfile to it).
// A bounded heap, because exports and documents are streamed; a young generation that one thread collects, because threads wait for each other on a
// busy machine of two processors. V8 gives memory back soon after the work has ended (api/src/quiet-memory.ts). What a password's derivation takes, 19 MiB in any of four threads, glibc's allocator would keep for good: pieces of
// that size come from the system and go back to it.
import { readFileSync } from 'node:fs';

export const apiProcess = JSON.parse(readFileSync(new URL('./api-process.json', import.meta.url), 'utf8'));
