import type { DataSource } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { Parroquia } from '../../entities/catalogo.entity';
import { testOnEmbedded } from '../../testing/engines';
import { StatementLog } from '../../testing/query-plans';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';
import { openDatabase } from '../data-source';
import { readSql } from '../engine/read';
import { alphabetical } from '../engine/sql';
import { CachedList, type ListRequest, pageOf } from './page';

const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });

const parroquias = (dataSource = t.application.dataSource) =>
  dataSource.createQueryBuilder().from(Parroquia, 'p').where('p.codigo > :desde', { desde: '05' });

/** One page of parishes by name; many bear the same, so that only the second key keeps them apart. */
const page = (offset: number, direction: 'ASC' | 'DESC', dataSource?: DataSource, limit = 100) =>
  pageOf<{ codigo: string; nombre: string }>(
    parroquias(dataSource).select('p.codigo', 'codigo').addSelect('p.nombre', 'nombre'),
    { order: { field: 'nombre', direction }, offset, limit, filter: {} },
    'p',
    { id: 'p.codigo' },
    parroquias(dataSource),
  );

test.each(['ASC', 'DESC'] as const)(
  'pages in turn are the whole list once, the deep ones too (%s)',
  async (direction) => {
    const { total } = await page(0, direction);
    // Fails to prove anything below the row from which keys are looked up first.
    expect(total).toBeGreaterThan(700);
    const seen: { codigo: string; nombre: string }[] = [];
    for (let offset = 0; offset < total; offset += 100) {
      const answer = await page(offset, direction);
      expect(answer.total).toBe(total);
      seen.push(...answer.rows);
    }
    expect(new Set(seen.map((row) => row.codigo)).size).toBe(total);
    const one = await pageOf<{ codigo: string }>(
      parroquias().select('p.codigo', 'codigo'),
      { order: { field: 'nombre', direction }, offset: 0, limit: total, filter: {} },
      'p',
      { id: 'p.codigo' },
    );
    expect(seen.map((row) => row.codigo)).toEqual(one.rows.map((row) => row.codigo));
  },
);

describe('a text that people wrote is sorted as in a Spanish dictionary', () => {
  let compare: Intl.Collator['compare'];
  beforeAll(async () => {
    // a server that does not know that collation has created the database with its own, to which ñ is an n
    const sql = "SELECT CAST(DATABASEPROPERTYEX(DB_NAME(), 'Collation') AS nvarchar(128)) AS nombre";
    const [own] = isSqlServer ? await readSql<{ nombre: string }>(t.application.dataSource, sql, []) : [];
    const spanish = own === undefined || /spanish/i.test(own.nombre);
    ({ compare } = new Intl.Collator(spanish ? 'es' : 'en', { sensitivity: 'base' }));
  });

  test('the names of a list, of which many begin with or hold an accent', async () => {
    const { total } = await page(0, 'ASC');
    const { rows } = await page(0, 'ASC', undefined, total);
    // engines differ in what a hyphen or a bracket counts
    const nombres = rows.map(({ nombre }) => nombre).filter((nombre) => /^[\p{L} ]+$/u.test(nombre));
    expect(nombres.filter((nombre) => /[áéíóúüñ]/i.test(nombre)).length).toBeGreaterThan(100);
    expect(nombres).toEqual(nombres.toSorted(compare));
  });

  test('ñ after n, capitals and accents for nothing, a blank before a letter', async () => {
    const nombres = ['Zurita', 'Álvarez', 'alvarado', 'Cañarte', 'Castillo', 'CANO', 'Íñigo', 'Ramón', 'De la Torre'];
    nombres.push('Delgado', 'Nuñez', 'Nunura', 'Ñato', 'Ortiz', 'Óscar', 'Müller', 'Mullo', 'Ulloa', 'ÚBEDA');
    const each = nombres.map((nombre) => `SELECT ${isSqlServer ? 'N' : ''}'${nombre}' AS nombre`);
    const found = await readSql<{ nombre: string }>(
      t.application.dataSource,
      `SELECT x.nombre FROM (${each.join(' UNION ALL ')}) x ORDER BY ${alphabetical('x.nombre')}`,
      [],
    );
    expect(found.map(({ nombre }) => nombre)).toEqual(nombres.toSorted(compare));
  });

  test('a code is sorted as it stands: its index serves', async () => {
    const [sql] = await counter.during(() =>
      pageOf(
        parroquias().select('p.codigo', 'codigo'),
        { order: { field: 'codigo', direction: 'ASC' }, offset: 0, limit: 5, filter: {} },
        'p',
        { id: 'p.codigo' },
      ),
    );
    expect(sql).not.toContain('REPLACE');
  });
});

test('a page costs two statements at any depth, of one text each', async () => {
  const statements = await counter.during(() => page(0, 'ASC'));
  expect(statements).toHaveLength(2);
  expect(await counter.during(() => page(100, 'ASC'))).toEqual(statements);
  expect(await counter.during(() => page(600, 'ASC'))).toHaveLength(2);
});

testOnEmbedded('the engine plans a page once, not anew for the bounds of each', async () => {
  const log = new StatementLog();
  const dataSource = await openDatabase({ url: t.application.config.databaseUrl, logger: log });
  try {
    await page(0, 'ASC', dataSource);
    await page(100, 'ASC', dataSource, 20);
    const programs = [];
    // an engine that looked at the values has written them into its program
    for (const { sql, parameters } of log.statements.filter(({ sql }) => sql.includes('LIMIT')))
      programs.push(await readSql(dataSource, `EXPLAIN ${sql}`, parameters));
    expect(programs).toHaveLength(2);
    expect(programs[1]).toEqual(programs[0]);
  } finally {
    await dataSource.destroy();
  }
});

describe('a list whose texts are kept', () => {
  let built = 0;
  const kept = () =>
    new CachedList<{ codigo: string }, { canton: string | null }>(t.application.dataSource, {
      alias: 'p',
      orderBy: { id: 'p.codigo' },
      values: ['desde', 'canton'],
      build: (manager, { filter }, { canton }) => {
        built++;
        const keys = manager.createQueryBuilder().from(Parroquia, 'p');
        if (filter['desde'] !== undefined) keys.andWhere('p.codigo > :desde', { desde: filter['desde'] });
        if (filter['par'] !== undefined) keys.andWhere(`p.codigo ${filter['par'] === true ? '' : 'NOT '}LIKE '%0'`);
        if (canton !== null) keys.andWhere('p.cantonCodigo = :canton', { canton });
        const rows = manager.createQueryBuilder().from(Parroquia, 'p').select('p.codigo', 'codigo');
        return { rows, count: keys, keys };
      },
    });
  const asked = (offset: number, limit: number, filter: ListRequest['filter'] = {}): ListRequest => ({
    order: { field: 'nombre', direction: 'ASC' },
    offset,
    limit,
    filter,
  });
  const codes = (answer: { rows: { codigo: string }[] }) => answer.rows.map(({ codigo }) => codigo);
  beforeEach(() => {
    built = 0;
  });

  test('is built once for all of its pages, and each page has its own rows', async () => {
    const list = kept();
    const all = codes(await list.page(asked(0, 60), { canton: null }));
    expect(new Set(all).size).toBe(60);
    for (const [offset, limit] of [
      [0, 20],
      [20, 20],
      [40, 5],
    ] as const)
      expect(codes(await list.page(asked(offset, limit), { canton: null }))).toEqual(all.slice(offset, offset + limit));
    expect(built).toBe(1);
  });

  test('is built once for all values of a filter or scope that only stands for a parameter, with the rows and the total of each', async () => {
    const list = kept();
    const answers = [];
    for (const [desde, canton] of [
      ['17', '1701'],
      ['170150', '1701'],
      ['17', '0101'],
      ['01', '0101'],
    ] as const) {
      const { rows, total } = await list.page(asked(0, 100, { desde }), { canton });
      const debe = await readSql<{ codigo: string }>(
        t.application.dataSource,
        `SELECT codigo FROM ${t.application.dataSource.getMetadata(Parroquia).tablePath} WHERE codigo > '${desde}' AND cantonCodigo = '${canton}'`,
        [],
      );
      expect([total, rows.map(({ codigo }) => codigo).sort()]).toEqual([
        debe.length,
        debe.map(({ codigo }) => codigo).sort(),
      ]);
      answers.push(total);
    }
    expect(new Set(answers).size).toBeGreaterThan(2);
    expect(built).toBe(1);
  });

  test('records asked for by their keys have one text, however many', async () => {
    const list = kept();
    const all = codes(await list.page(asked(0, 7), { canton: null }));
    built = 0;
    for (const some of [all.slice(0, 1), all.slice(2, 7), all.slice(1, 4)])
      expect(codes(await list.page(asked(0, 10, { id: some }), { canton: null }))).toEqual(some);
    expect(built).toBe(1);
  });

  test('another order, other filters, or another value of one that is no parameter have texts of their own', async () => {
    const list = kept();
    const answers = [
      await list.page(asked(0, 3), { canton: null }),
      await list.page(asked(0, 3, { desde: '20' }), { canton: null }),
      await list.page(asked(0, 3), { canton: '1701' }),
      await list.page(asked(0, 3, { par: true }), { canton: null }),
      await list.page(asked(0, 3, { par: false }), { canton: null }),
      await list.page({ ...asked(0, 3), order: { field: 'nombre', direction: 'DESC' } }, { canton: null }),
    ];
    expect(built).toBe(6);
    expect(new Set(answers.map(({ rows, total }) => `${codes({ rows }).join()} ${total}`)).size).toBe(6);
  });

  test('a filter that is said to stand for a parameter and does not is refused', async () => {
    const list = new CachedList(t.application.dataSource, {
      alias: 'p',
      orderBy: { id: 'p.codigo' },
      values: ['desde'],
      build: (manager, { filter }) => ({
        rows: manager
          .createQueryBuilder()
          .from(Parroquia, 'p')
          .select('p.codigo', 'codigo')
          .where('p.codigo > :desde', { desde: `${filter['desde']}0` }),
      }),
    });
    await expect(async () => list.page(asked(0, 3, { desde: '17' }), null)).rejects.toThrow(/'desde'/);
  });

  testOnEmbedded('its long total is counted once until somebody commits, a short one each time', async () => {
    const list = kept();
    const counts = async (canton: string | null) => {
      const statements = await counter.during(() => list.page(asked(0, 3), { canton }));
      return statements.filter((sql) => /^SELECT COUNT/.test(sql)).length;
    };
    const { total } = await list.page(asked(0, 3), { canton: null });
    const nueva = { codigo: '999999', nombre: 'Nueva', cantonCodigo: '1701' };
    await t.application.dataSource.manager.insert(Parroquia, nueva);
    expect([await counts(null), await counts(null), await counts('1701'), await counts('1701')]).toEqual([1, 0, 1, 1]);
    expect((await list.page(asked(0, 3), { canton: null })).total).toBe(total + 1);
    await t.application.dataSource.manager.delete(Parroquia, { codigo: '999999' });
    expect((await list.page(asked(0, 3), { canton: null })).total).toBe(total);
  });
});
