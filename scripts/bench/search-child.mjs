// G3: the store of persons on two files of names, in turn within one process: node search-child.mjs <api> <small> <large> <rounds>. Prints JSON.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [apiDist, small, large, rounds] = process.argv.slice(2);
const require = createRequire(join(apiDist, 'main.js'));
const { openDatabase } = require('./db/data-source.js');
const { PersonaStore } = require('./capabilities/persona/persona.store.js');

const files = await Promise.all([small, large].map((url) => openDatabase({ url })));
const stores = files.map((dataSource) => new PersonaStore(dataSource));
const REPEATED = 40;

const kinds = {
  'G3 frecuente': (store) => store.byNombre('zambrano'),
  'G3 dos palabras': (store) => store.byNombre('zambrano maria'),
  'G3 prefijo': (store) => store.byNombre('zambr'),
  'G3 ninguno': (store) => store.byNombre('xyzqwk'),
  'G3 dos, ninguno': (store) => store.byNombre('zambrano xyzqwk'),
  'G3 cédula': (store) => store.byIdentificacion('17123'),
};

const figures = {};
for (const [kind, search] of Object.entries(kinds)) {
  const times = stores.map(() => []);
  const found = [];
  for (let round = -1; round < Number(rounds); round++) {
    for (const i of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const each = [];
      for (let n = 0; n < REPEATED; n++) {
        const start = performance.now();
        found[i] = (await search(stores[i])).length;
        each.push(performance.now() - start);
      }
      if (round >= 0) times[i].push(each.sort((a, b) => a - b)[REPEATED / 2]);
    }
  }
  figures[kind] = { small: times[0], large: times[1], found };
}
process.stdout.write(JSON.stringify(figures));
for (const dataSource of files) await dataSource.destroy();
