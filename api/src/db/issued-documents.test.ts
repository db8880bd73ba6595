import { type QueryRunner, Table, TableColumn } from 'typeorm';
import { addOwner, dropOwner, type Owner } from './issued-documents';

const owner: Owner = { tipo: 'recibo', columna: 'reciboId', area: 'cliente', table: 'recibo' };

/** A server that lists none of the names which it was given: what is dropped by its name alone is not found. */
function forgetful() {
  const columns = [new TableColumn({ name: 'reciboId', type: 'int', isNullable: true })];
  const made: string[] = [];
  const dropped: string[] = [];
  const nameOf = (what: string | { name?: string | undefined }): string => {
    if (typeof what === 'string') throw new Error(`${what} was not found`);
    return String(what.name);
  };
  const note = (into: string[]) => async (_: string, what: string | { name?: string }) => void into.push(nameOf(what));
  const runner = {
    getTable: async (name: string) => new Table({ name, columns }),
    addColumn: note(made),
    createForeignKey: note(made),
    createIndex: note(made),
    createCheckConstraint: note(made),
    dropCheckConstraint: note(dropped),
    dropIndex: note(dropped),
    dropForeignKey: note(dropped),
    dropColumn: note(dropped),
    query: async () => [],
  } as unknown as QueryRunner;
  return { runner, made, dropped };
}

test('what a new type of document adds goes again, the last first, on a server that lists its checks and keys under other names', async () => {
  const { runner, made, dropped } = forgetful();
  await addOwner(runner, owner);
  await dropOwner(runner, owner);
  expect(made).toHaveLength(4);
  expect([...dropped].sort()).toEqual([...made].sort());
  expect(dropped.at(-1)).toBe('reciboId');
});
