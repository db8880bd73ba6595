import { spawnSync } from 'node:child_process';
import { relative } from 'node:path';
import { difference, presentSnapshot, writeMigration } from '../db/schema/difference';
import { fail, noMore, say } from './terminal';

/** Each engine in a process of its own: it is chosen when the columns load. */
const ENGINES = { mssql: 'mssql://nadie:nada@localhost:1/adjudica', sqlite: ':memory:' } as const;
/** Argument of such a process. */
const ASKED = '--diferencia';

interface Difference {
  readonly statements: string[];
  readonly snapshot: string;
}

/** `db -- migracion NOMBRE`: writes the next migration from the changes of the entities. */
export async function migracion(args: string[]): Promise<void> {
  if (args[0] === ASKED) {
    const statements = await difference();
    const snapshot = args[1] === 'mssql' ? await presentSnapshot() : '';
    process.stdout.write(JSON.stringify({ statements, snapshot } satisfies Difference));
    return;
  }
  const [name = ''] = args.splice(0, 1);
  noMore(args);
  if (!/^[A-Z][A-Za-z0-9]{2,59}$/.test(name))
    fail(
      'Escriba el nombre de la migración en una palabra, con mayúscula inicial: npm run db -- migracion FechaDeEntrega',
      2,
    );
  const mssql = asked('mssql');
  const sqlite = asked('sqlite');
  if (mssql.statements.length + sqlite.statements.length === 0) {
    say('Las entidades no cambiaron desde la última migración.');
    return;
  }
  const files = writeMigration(
    name,
    { mssql: mssql.statements, sqlite: sqlite.statements },
    mssql.snapshot,
    Date.now(),
  );
  for (const file of files) say(`escrito   ${relative(process.cwd(), file)}`);
  say('Revise las sentencias, y después: npm run gen.');
}

function asked(engine: keyof typeof ENGINES): Difference {
  const [, command = '', order = ''] = process.argv;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...process.execArgv, command, order, ASKED, engine], {
    env: { ...process.env, DATABASE_URL: ENGINES[engine] },
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) fail(stderr);
  return JSON.parse(stdout) as Difference;
}
