// N4: the search of everything (Ctrl+K) as the screen asks for it, one person at a time, over two million clients with a plan each.

import { say } from '../lib/setup.mjs';
import { everybody, hasEverybody, workingCopy } from './data.mjs';
import { row } from './goals.mjs';
import { getJson, signIn, startApi, stop } from './processes.mjs';
import { format, percentile } from './statistics.mjs';

const REPEATED = 5;
/** Whoever finds most: every kind of record is looked through. */
const USER = 'jefatura';

/** What somebody looks for, as he types it: each pause is a question. */
const TYPED = {
  'nombre frecuente': ['zambr', 'zambrano'],
  'dos palabras': ['zambrano m', 'zambrano maria'],
  'tres palabras frecuentes': ['maria jose zambrano'],
  'palabras que nadie reúne': ['maria carlos luis jose', 'zambrano cedeno mendoza'],
  'nadie se llama así': ['xyzqwk', 'zambrano xyzqwk'],
  cédula: ['17123', '1712345', '1712345678'],
  plan: ['01-S01', '01-S01234-', '01-S01234-117', 'S01234-117'],
  placa: ['PQC12', 'PQC1234', 'pqc-1234'],
  chasis: ['8LDS00000', '8LDS0000000012345'],
  número: ['17'],
  grupo: ['S01234', 'S01234 14'],
};

export async function searchGoals(wanted, { rounds, names, named }) {
  if (!wanted('N4')) return [];
  if (!named && !hasEverybody(names)) {
    say('  N4: sus datos se crean al pedirla por su nombre (npm run bench -- N4)');
    return [];
  }
  const copy = workingCopy(everybody(names));
  const api = await startApi(copy.dir);
  try {
    const headers = await signIn(api.port, USER);
    const times = Object.fromEntries(Object.keys(TYPED).map((kind) => [kind, []]));
    for (let round = -1; round < rounds * REPEATED; round++)
      for (const [kind, texts] of Object.entries(TYPED))
        for (const text of texts) {
          const started = performance.now();
          await getJson(api.port, `/api/v1/busqueda?q=${encodeURIComponent(text)}`, headers);
          if (round >= 0) times[kind].push(performance.now() - started);
        }
    const all = Object.values(times).flat();
    const each = Object.entries(times).map(([kind, own]) => `${kind} ${format(percentile(own, 0.95))}`);
    const note = `${all.length} búsquedas; p50 ${format(percentile(all, 0.5))} ms; p95 de cada una: ${each.join(', ')}`;
    return [row('N4', percentile(all, 0.95), note)];
  } finally {
    await stop(api);
    copy.dispose();
  }
}
