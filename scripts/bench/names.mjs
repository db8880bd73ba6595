// Fills a migrated database with persons and the words they are found by, beside those it has: node names.mjs <api> <file> <count>.
import { createRequire } from 'node:module';
import { join } from 'node:path';

const [apiDist, file, text] = process.argv.slice(2);
const require = createRequire(join(apiDist, 'main.js'));
const { openDatabase } = require('./db/data-source.js');
const { bulkInsert } = require('./db/bulk.js');
const { seedCatalogos } = require('./seed/catalogos.js');
const { personaDemo } = require('./seed/personas.js');
const { Random } = require('./seed/random.js');
const { Persona } = require('./entities/persona.entity.js');
const { PersonaToken } = require('./entities/persona-token.entity.js');
const { tokensDePersona } = require('./capabilities/persona/persona.nombre.js');

const count = Number(text);
const BATCH = 20_000;
const dataSource = await openDatabase({ url: file, synchronous: 'OFF' });
const [{ last }] = await dataSource.query('SELECT COALESCE(MAX(id), 0) AS last FROM persona');
if (last === 0) await dataSource.transaction((manager) => seedCatalogos(manager));
const random = new Random(7);
/** Far enough from the persons of the demo, which count from 0, that no identification is theirs. */
const beyond = last * 10;
for (let from = 0; from < count; from += BATCH) {
  const persons = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => ({
    ...personaDemo(random, beyond + from + i, 2026),
    id: last + from + i + 1,
  }));
  await dataSource.transaction(async (manager) => {
    // The keys go on from the last one.
    await bulkInsert(manager, Persona, persons);
    await bulkInsert(
      manager,
      PersonaToken,
      persons.flatMap((person) => tokensDePersona(person.id, person)),
    );
  });
  process.stdout.write(`\r  ${(from + persons.length).toLocaleString('es-EC')}`);
}
process.stdout.write('\n');
await dataSource.destroy();
