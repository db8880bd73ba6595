import { migrations } from '../../db/migrations';
import type { CopiedTable } from './shape';
import type { Side } from './side';

/** The last migration of the trials' schema, before the released one (adr/0008). */
const LAST_OF_FORMER = 'OrdenAlfabetico1700000083000';

const former = (table: CopiedTable): CopiedTable => (table.name === 'plan_ahorro' ? { ...table, name: 'plan' } : table);

/** A trial's file of the former schema, read as if it were of this one; any other database unchanged. */
export async function asReleased(side: Side): Promise<Side> {
  if ((await side.migrations()).at(-1) !== LAST_OF_FORMER) return side;
  return {
    ...side,
    migrations: async () => migrations.map(({ name }) => name),
    count: (table) => side.count(former(table)),
    read: (table, after, limit) => side.read(former(table), after, limit),
    last: (table) => side.last(former(table)),
  };
}
