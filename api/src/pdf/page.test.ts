import { canonicalJson, hashDeHechos } from './canonical';
import { NEEDS_EXTENDED } from './fonts';
import { Semaphore } from './limits';
import { rowsThatFillPages } from './page';
import { rowsOfNextPart } from './parts';

test('parts of a document: short ones are one part, two parts end together, long ones go by the limit', () => {
  const parts = (rows: number, most: number): number[] => {
    const found: number[] = [];
    for (let left = rows; left > 0; left -= found.at(-1) as number)
      found.push(rowsOfNextPart(left, found.length === 0, most));
    return found;
  };
  expect(parts(400, 1200)).toEqual([400]);
  expect(parts(1000, 1200)).toEqual([550, 450]);
  expect(parts(2000, 1200)).toEqual([1100, 900]);
  expect(parts(5000, 1200)).toEqual([1200, 1200, 1200, 770, 630]);
  expect(parts(300, 150)).toEqual([150, 150]);
  expect(rowsOfNextPart(0, true, 1200)).toBe(0);
});

describe('rowsThatFillPages', () => {
  const rows = (n: number, height = 10): number[] => Array<number>(n).fill(height);

  test('counts the rows before the last page break, the head repeated on each page', () => {
    // 100 high, head 20: 8 rows a page
    expect(rowsThatFillPages({ offset: 0, head: 20, rows: rows(30) }, 100)).toBe(24);
    expect(rowsThatFillPages({ offset: 0, head: 20, rows: rows(24) }, 100)).toBe(16);
    expect(rowsThatFillPages({ offset: 0, head: 20, rows: rows(25) }, 100)).toBe(24);
  });

  test('a heading takes its room from the first page, a heading of several pages from its last', () => {
    expect(rowsThatFillPages({ offset: 50, head: 20, rows: rows(30) }, 100)).toBe(27);
    expect(rowsThatFillPages({ offset: 250, head: 20, rows: rows(30) }, 100)).toBe(27);
  });

  test('a row is never broken: one that does not fit begins the next page', () => {
    expect(rowsThatFillPages({ offset: 0, head: 0, rows: [60, 60, 60] }, 100)).toBe(2);
    expect(rowsThatFillPages({ offset: 0, head: 0, rows: [100, 100.5, 1] }, 100)).toBe(2);
  });

  test('rows that fill no page stay together', () => {
    expect(rowsThatFillPages({ offset: 0, head: 20, rows: rows(8) }, 100)).toBe(8);
    expect(rowsThatFillPages({ offset: 0, head: 20, rows: [] }, 100)).toBe(0);
  });
});

describe('hash of the facts', () => {
  test('does not depend on the order of keys, depends on everything else', () => {
    expect(canonicalJson({ b: [1, 'ñ', null], a: { d: true, c: -0 } })).toBe('{"a":{"c":0,"d":true},"b":[1,"ñ",null]}');
    const hash = hashDeHechos('acta', { a: 1, b: 2 });
    expect(hashDeHechos('acta', { b: 2, a: 1 })).toBe(hash);
    expect(hashDeHechos('memo', { a: 1, b: 2 })).not.toBe(hash);
    expect(hashDeHechos('acta', { a: 1, b: '2' })).not.toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test.each([[Number.NaN], [new Date(0)], [() => 1], [[undefined]], [10n]])('%p is refused', (value) => {
    expect(() => canonicalJson({ value })).toThrow(TypeError);
  });
});

test('the semaphore gives its permits in order, never one too many', async () => {
  const semaphore = new Semaphore(1);
  const order: number[] = [];
  const first = await semaphore.acquire();
  const later = [1, 2].map((n) =>
    semaphore.acquire().then((release) => {
      order.push(n);
      return release;
    }),
  );
  await Promise.resolve();
  expect(order).toEqual([]);
  first();
  first(); // a second release gives nothing
  const second = await later[0];
  await Promise.resolve();
  expect(order).toEqual([1]);
  second?.();
  (await later[1])?.();
  expect(order).toEqual([1, 2]);
  (await semaphore.acquire())();
});

test('names outside Latin-1 ask for the extended fonts', () => {
  expect(NEEDS_EXTENDED.test('Ñandú ¿señor? “œ”')).toBe(false);
  expect(NEEDS_EXTENDED.test('Šimić')).toBe(true);
});
