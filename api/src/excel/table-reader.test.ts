import { Readable } from 'node:stream';
import { MessagePort } from 'node:worker_threads';
import { ticksDuring } from '../testing/ticks';
import { readCsv } from './csv-reader';
import type { TableRow } from './table';
import { TableReader } from './table-reader';

const reader = new TableReader();
afterAll(() => reader.close());

async function all(rows: AsyncIterable<TableRow>): Promise<TableRow[]> {
  const read: TableRow[] = [];
  for await (const row of rows) read.push(row);
  return read;
}

test('a file is read in another thread, a few rows at a time, and others have their turn meanwhile', async () => {
  const decodedHere = jest.spyOn(TextDecoder.prototype, 'decode');
  const posted = jest.spyOn(MessagePort.prototype, 'postMessage');
  const file = Buffer.from(`a;b\n${'1710034065;Peña\n'.repeat(1000)}`);
  let rows: TableRow[] = [];
  const turns = await ticksDuring(async () => {
    rows = await all(reader.read(file));
  });
  expect(decodedHere).not.toHaveBeenCalled();
  expect(rows).toEqual(await all(readCsv(Readable.from([file]))));
  expect(posted.mock.calls.filter(([message]) => message === 'more')).toHaveLength(6);
  expect(turns).toBeGreaterThanOrEqual(5);
});
afterEach(() => jest.restoreAllMocks());

test('what the reader refuses is refused here with its code, and who takes no more frees the thread', async () => {
  for (const [contents, code] of [
    [`nombre;fecha\n${';;;;;\n'.repeat(100_000)}`, 'lineas-vacias'],
    ['a;b\nx"y;z\n', 'csv-malformado'],
    ['PK\u0003\u0004 nothing', 'archivo-no-xlsx'],
  ] as const)
    await expect(all(reader.read(Buffer.from(contents)))).rejects.toMatchObject({ name: 'ErrorDeNegocio', code });
  const one = new TableReader({ size: 1 });
  const long = Buffer.from('a;b\n'.repeat(10_000));
  for (let times = 0; times < 3; times += 1) {
    const early = one.read(long);
    await early.next();
    await early.return(undefined);
  }
  expect(await all(one.read(Buffer.from('a;b\n')))).toHaveLength(1);
  await one.close();
});
