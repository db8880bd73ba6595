import { describeEntities } from '../../testing/entities';
import { withoutIndex } from './foreign-keys-without-index';

async function decided(): Promise<{ led: Set<string>; all: string[]; partial: Set<string> }> {
  const led = new Set<string>();
  const partial = new Set<string>();
  const all: string[] = [];
  for (const { tableName, foreignKeys, indices, uniques, primaryColumns } of await describeEntities()) {
    const named = (column: { databaseName: string } | undefined) => `${tableName}.${column?.databaseName}`;
    for (const { columns, where } of indices) (where === undefined ? led : partial).add(named(columns[0]));
    for (const { columns } of uniques) led.add(named(columns[0]));
    led.add(named(primaryColumns[0]));
    for (const { columns } of foreignKeys) all.push(named(columns[0]));
  }
  return { led, all, partial };
}

test('each foreign key leads an index, or the table of those without one says why', async () => {
  const { led, all } = await decided();
  const explained = Object.values(withoutIndex).flat();
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((key) => !led.has(key)).sort()).toEqual([...explained].sort());
});

test('a foreign key that is said to have a partial index has one', async () => {
  const { partial } = await decided();
  for (const key of withoutIndex.partial) expect([key, partial.has(key)]).toEqual([key, true]);
});
