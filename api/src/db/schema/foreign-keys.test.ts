import { describeEntities } from '../../testing/entities';
import { isExcused, withoutIndex } from './foreign-keys-without-index';

test('each foreign key leads an index, unless a rule or the table of those without one says why', async () => {
  const unled: string[] = [];
  for (const table of await describeEntities()) {
    const { tableName, foreignKeys, indices, uniques, primaryColumns } = table;
    const whole = indices.filter(({ where }) => where === undefined);
    const led = new Set([...whole, ...uniques].map(({ columns }) => columns[0]).concat(primaryColumns[0]));
    for (const key of foreignKeys)
      if (!led.has(key.columns[0]) && !isExcused(table, key))
        unled.push(`${tableName}.${key.columns[0]?.databaseName}`);
  }
  expect(unled.sort()).toEqual(Object.values(withoutIndex).flat().sort());
});
