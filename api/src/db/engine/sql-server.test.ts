import { describeOnServer } from '../../testing/engines';
import { startTestApp } from '../../testing/test-app';
import { growing } from './retries';
import { persistentDriver, varcharLength } from './sql-server';

const driver = persistentDriver(growing(0));

interface Declared {
  readonly type: unknown;
  readonly length?: number;
}
function declared(...given: [unknown] | [unknown, unknown]): Declared {
  const request = new driver.Request();
  request.input('0', ...(given as [never]));
  return (request as unknown as { parameters: Record<string, Declared> }).parameters['0'] as Declared;
}

describe('how a text without a column goes to the server', () => {
  test.each([
    ['a letter beyond ASCII', 'ñandú'],
    ['a typographic mark', '“'],
    ['a NUL', '\u0000'],
    ['a line break', 'a\nb'],
    ['more than varchar holds', 'x'.repeat(8001)],
  ])('%s stays nvarchar', (_, text) => {
    expect(varcharLength(text)).toBeUndefined();
    expect(declared(text).type).toBe(driver.TYPES.NVarChar);
  });

  test.each([0, 9, 40, 41, 400, 4001, 8000])(
    '%i printable characters are varchar, of one of few lengths',
    (characters) => {
      const length = [40, 400, 4000, 8000].find((fits) => characters <= fits);
      expect(declared('x'.repeat(characters))).toMatchObject({ type: driver.TYPES.VarChar, length });
    },
  );

  test.each([1, 40, 41, 400, 4000])('%i characters beyond ASCII are nvarchar, of one of few lengths', (characters) => {
    const length = [40, 400, 4000].find((fits) => characters <= fits);
    expect(declared('ñ'.repeat(characters))).toMatchObject({ type: driver.TYPES.NVarChar, length });
  });

  test('a longer one has no bound', () => {
    expect(declared('ñ'.repeat(4001))).toMatchObject({ type: driver.TYPES.NVarChar, length: driver.MAX });
  });

  test('what has the type of its column keeps it, and numbers, days and nothing are no texts', () => {
    expect(declared(driver.NVarChar(10), 'abc')).toMatchObject({ type: driver.TYPES.NVarChar, length: 10 });
    expect(declared(7).type).toBe(driver.TYPES.Int);
    expect(declared(null).type).toBe(driver.TYPES.NVarChar);
  });
});

describeOnServer('on a server', () => {
  test('a text comes back as it went, and finds its row in a column of either kind', async () => {
    const t = await startTestApp();
    const texts = ['abc', 'it’s', "it's", 'ñandú €', '%_[a]', '', 'x'.repeat(9000)];
    for (const text of texts)
      expect(await t.application.dataSource.query('SELECT @0 AS one, @1 AS other', [text, 'z'])).toEqual([
        { one: text, other: 'z' },
      ]);
    const found = (column: string, value: string) =>
      t.application.dataSource.query(`SELECT codigo FROM catalogo.producto WHERE ${column} = @0`, [value]);
    expect(await found('codigo', '01')).toEqual([{ codigo: '01' }]);
    expect(
      await found(
        'nombre',
        (await t.application.dataSource.query("SELECT nombre FROM catalogo.producto WHERE codigo = '01'"))[0].nombre,
      ),
    ).toEqual([{ codigo: '01' }]);
    await t.close();
  });
});
