// G3 and N4: the store of persons on two files of names, in turn within one process, and the search of everything on the larger: node search-child.mjs <api> <small> <large> <rounds>. Prints JSON.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [apiDist, small, large, rounds] = process.argv.slice(2);
const require = createRequire(join(apiDist, 'main.js'));
const { openDatabase } = require('./db/data-source.js');
const { BusquedaService } = require('./capabilities/busqueda/busqueda.service.js');
const { BusquedaStore } = require('./capabilities/busqueda/busqueda.store.js');
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
figures.N4 = await everything();
process.stdout.write(JSON.stringify(figures));
for (const dataSource of files) await dataSource.destroy();

/** What somebody types who looks for a client, a plan, a vehicle, an order; for whoever finds most. */
async function everything() {
  const busqueda = new BusquedaService(
    new BusquedaStore(files[1]),
    stores[1],
    { spend: () => undefined },
    { record: () => undefined },
  );
  const typed = ['zambrano', 'zambrano maria', 'zambr', 'xyzqwk', '17123', '1712345678', '01-M001-12', 'PBZ1234', '17'];
  const times = [];
  for (let round = -1; round < Number(rounds) * REPEATED; round++)
    for (const q of typed) {
      const start = performance.now();
      await busqueda.buscar({ id: 1, role: 'Jefatura Adjudicaciones' }, q);
      if (round >= 0) times.push(performance.now() - start);
    }
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)];
  return { p95: at(0.95), p50: at(0.5), searches: times.length };
}
