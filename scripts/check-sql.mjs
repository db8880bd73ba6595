// Every batch of the committed T-SQL parses as such. What the migrations say is compared by check-generated.mjs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, root, say } from './lib/setup.mjs';
import { faultsOf } from './lib/t-sql.mjs';

const folder = join(root, 'scripts', 'sql');
const found = [];
let batches = 0;
for (const file of readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.sql'))) {
  const result = faultsOf(readFileSync(join(folder, file), 'utf8'));
  batches += result.batches;
  found.push(...result.faults.map((fault) => `scripts/sql/${file}: ${fault}`));
}
if (batches === 0) fail('No hay lotes en scripts/sql: ejecute npm run db -- script.');
if (found.length > 0) fail(found.join('\n'));
say(`${batches} lotes de T-SQL analizados`);
