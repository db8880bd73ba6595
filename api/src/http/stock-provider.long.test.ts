import { Carpeta } from '../entities/carpeta.entity';
import { CarpetaEnvio } from '../entities/carpeta-envio.entity';
import { Plan } from '../entities/plan.entity';
import { formatosEntregados } from '../seed/formatos';
import { startDemoApp } from '../testing/demo';
import { LOADS_MUCH_MS } from '../testing/limits';
import { claves, completos, crearMundo, ejemplos, whoMay } from '../testing/mundo';
import { type Operation, operations, type Schema } from '../testing/openapi';
import { type Answered, providerOf, type StockProvider } from '../testing/stock-provider';
import { startTestApp, type TestApp } from '../testing/test-app';
import { listasSinRegistros } from './lists.excused';

jest.setTimeout(LOADS_MUCH_MS);

/**
 * The stock provider of react-admin over every list of the API document: what it asks is understood and answered as it reads it. A new resource is
 * in all of it by being in the document.
 */
const lists = operations.filter(({ isList, path }) => isList && !path.includes('{'));
const resourceOf = ({ path }: Operation): string => path.slice(1);
const readOf = (list: Operation): Operation | undefined =>
  operations.find(
    ({ method, path }) =>
      method === 'get' && path.startsWith(`${list.path}/{`) && !path.slice(list.path.length + 1).includes('/'),
  );
const of = (list: Operation, name: string) =>
  list.parameters.find((parameter) => parameter.name === name) as Operation['parameters'][number];
const filtersOf = (list: Operation): Schema => of(list, 'filter')['x-filtros'] as Schema;
const sortsOf = (list: Operation) =>
  (of(list, 'sort').schema.enum as string[]).map((one) => JSON.parse(one) as [string, 'ASC' | 'DESC']);
const isRecords = ({ path }: Operation): boolean => listasSinRegistros[path] === undefined;

/** Who sees the most of a list, where the first who may is one who sees little. */
const WHO: Readonly<Record<string, string>> = { '/tarea': 'jefatura', '/medio-aprobacion': 'jefatura' };
const readerOf = (list: Operation): string =>
  WHO[list.path] ?? whoMay([...list.permissions, ...(readOf(list)?.permissions ?? [])]);

const providers = new Map<TestApp, Map<string, StockProvider>>();
async function as(t: TestApp, user: string): Promise<StockProvider> {
  const known = providers.get(t) ?? new Map<string, StockProvider>();
  providers.set(t, known);
  const provider = known.get(user) ?? providerOf(t.url, (await t.as(user)).token);
  known.set(user, provider);
  return provider;
}

type Filter = Record<string, unknown>;
const page = (number: number, perPage: number) => ({ page: number, perPage });
const idsOf = ({ data }: Pick<Answered, 'data'>) => data.map(({ id }) => id);

/** What a list cannot do without, of a plan that has some of everything. */
type Needed = Readonly<Record<string, Filter>>;
const ofPlan = (plan: string, cedula: string, asamblea: number): Needed => ({
  '/acceso': { usuario: 1 },
  '/buro': { cedula },
  '/cuota': { plan },
  '/documento': { plan },
  '/evento': { plan },
  '/movimiento': { plan },
  '/participante': { asamblea },
  '/referencia': { clave: `${plan}-titular` },
});

async function demo(): Promise<readonly [TestApp, Needed]> {
  const t = await startDemoApp();
  const jefatura = await as(t, 'jefatura');
  const { data: planes } = await jefatura.getList('documentos-cliente', {
    pagination: page(1, 1),
    sort: { field: 'fechaAdjudicacion', order: 'ASC' },
    filter: { estado: 'completa' },
  });
  const { data: actas } = await jefatura.getList('acta', {
    pagination: page(1, 1),
    sort: { field: 'fecha', order: 'DESC' },
    filter: {},
  });
  const [plan, acta] = [planes[0], actas[0]];
  if (plan === undefined || acta === undefined) throw new Error('the demo is empty');
  return [t, ofPlan(String(plan.id), String(plan['cedula']), Number(acta.id))];
}

async function mundo(): Promise<readonly [TestApp, Needed]> {
  const t = await startTestApp();
  await crearMundo(t);
  return [t, { ...ofPlan('01-M002-2', '1710034065', 1), '/documento': { plan: '01-M002-1' } }];
}

/** Lists that had a row in one of the worlds. */
const withRows = new Set<string>();
/** Of which neither world has a row; their own tests read them. */
const EMPTY: Readonly<Record<string, string>> = {
  '/acceso-inusual': 'acceso-inusual.test.ts: nobody went beyond his budget',
  '/acceso': 'acceso-inusual.test.ts: what was read is noted a moment later',
  '/borrador': 'borrador.test.ts: nobody is typing',
  '/buro': 'buro.test.ts: nobody asked about this person',
  '/importacion': 'importacion.test.ts: nothing was imported',
  '/importacion/diferencias': 'importacion.test.ts: nothing was imported',
  '/tablero': 'tablero.test.ts: a figure is asked for with its year',
};

/** Filters that stand in the place of what the list shows unless told: folders of 004, the first figure of this year. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  '/carpeta': ['idDepartamento', 'id', 'actualizadoDesde'],
  '/tablero': ['cifra', 'anio', 'mes'],
};

/** Facts that the record itself says otherwise than its row. */
const DETAILED: Readonly<Record<string, readonly string[]>> = {
  // each plan with its amounts
  '/medio-aprobacion': ['planes'],
  '/orden-de-compra': ['planes'],
  // while nothing is saved, the record proposes what the list leaves empty
  '/prenda': ['tipoGarantia'],
};

/** Filter → the list of the records whose id it is. */
const PARENTS: Readonly<Record<string, string>> = {
  asamblea: '/asamblea',
  concesionarioId: '/concesionario',
  cantonCodigo: '/canton',
  cuentaId: '/cuenta-servicio',
  grupoId: '/grupo',
  marca: '/marca-vehiculo',
  medio: '/medio-aprobacion',
  modelo: '/modelo-vehiculo',
  orden: '/orden-de-compra',
  provinciaCodigo: '/provincia',
  suscripcion: '/suscripcion',
};

describe.each([
  ['the demo', demo],
  ['the small world', mundo],
] as const)('%s', (_, start) => {
  let t: TestApp;
  let needed: Needed;
  beforeAll(async () => {
    [t, needed] = await start();
  });
  afterAll(() => t.close());

  describe.each(lists.map((list) => [list.path, list] as const))('%s', (path, list) => {
    const resource = resourceOf(list);
    const provider = () => as(t, readerOf(list));
    const initial = JSON.parse(of(list, 'sort').schema['default' as never]) as [string, 'ASC' | 'DESC'];
    const get = async (filter: Filter, pagination = page(1, 25), [field, order] = initial): Promise<Answered> =>
      (await provider()).getList(resource, {
        pagination,
        sort: { field, order },
        filter: { ...needed[path], ...filter },
      });

    test('getList: each sort both ways, pages that fit together', async () => {
      for (const sort of sortsOf(list)) {
        const whole = await get({}, page(1, 4), sort);
        const halves = [await get({}, page(1, 2), sort), await get({}, page(2, 2), sort)];
        expect([sort, halves.flatMap(idsOf)]).toEqual([sort, idsOf(whole)]);
        expect([sort, ...halves.map(({ total }) => total)]).toEqual([sort, whole.total, whole.total]);
        if ((whole.total ?? 0) > 0) withRows.add(path);
      }
      for (const [field] of sortsOf(list).filter(([, order]) => order === 'ASC')) {
        const [up, down] = [await get({}, page(1, 50), [field, 'ASC']), await get({}, page(1, 50), [field, 'DESC'])];
        const valuesOf = ({ data }: Pick<Answered, 'data'>) => data.map((row) => row[field]);
        if ((up.total ?? 0) <= 50 && field in (up.data[0] ?? {}))
          expect([field, valuesOf(down)]).toEqual([field, valuesOf(up).reverse()]);
      }
    });

    test('getList: each filter with its example is understood, and answers no more than without it', async () => {
      const { total } = await get({});
      for (const [name, { example }] of Object.entries(filtersOf(list).properties ?? {})) {
        if (needed[path]?.[name] !== undefined) continue;
        // nobody else's may be asked for by whoever sees his own alone
        const narrowed = await get({ [name]: example }).catch((error: { status?: number }) => {
          if (error.status !== 403) throw error;
        });
        if (narrowed !== undefined && OTHERWISE[path]?.includes(name) !== true)
          expect([name, (narrowed.total ?? 0) <= (total ?? 0)]).toEqual([name, true]);
      }
    });

    if (!isRecords(list)) return;

    test('getOne: a row of the list by itself, with the same facts; one that is not there is 404', async () => {
      const { data } = await get({});
      for (const row of data.slice(0, 2)) {
        const { data: one } = await (await provider()).getOne(resource, { id: row.id });
        const shared = Object.keys(row).filter((name) => name in one && !DETAILED[path]?.includes(name));
        const factsOf = (record: Answered['data'][number]) =>
          Object.fromEntries(shared.map((name) => [name, record[name]]));
        expect(factsOf(one)).toEqual(factsOf(row));
        expect(one.id).toBe(row.id);
      }
      const unknown = typeof data[0]?.id === 'string' ? 'ZZ-9' : 2_147_483_647;
      await expect((await provider()).getOne(resource, { id: unknown })).rejects.toMatchObject({ status: 404 });
    });

    test('getMany: exactly the records that were asked for, of those that are there', async () => {
      const { data } = await get({});
      const ids = data.slice(0, 2).map(({ id }) => id);
      const many = async (asked: (string | number)[]) =>
        idsOf(await (await provider()).getMany(resource, { ids: asked }));
      const unknown = typeof ids[0] === 'string' ? 'ZZ-9' : 2_147_483_647;
      if (ids.length === 0) return;
      expect(new Set(await many([...ids, unknown]))).toEqual(new Set(ids));
      expect(await many([ids[0] as number])).toEqual([ids[0]]);
      expect(await many([unknown])).toEqual([]);
    });

    const references = Object.keys(filtersOf(list).properties ?? {}).filter((name) => name in PARENTS);
    if (references.length === 0) return;
    test.each(references)('getManyReference: the rows of one %s', async (target) => {
      const parent = lists.find(({ path: one }) => one === PARENTS[target]) as Operation;
      const { data } = await (await as(t, readerOf(parent))).getList(resourceOf(parent), {
        pagination: page(1, 3),
        sort: { field: sortsOf(parent)[0]?.[0] as string, order: 'ASC' },
        filter: needed[parent.path] ?? {},
      });
      for (const { id } of data) {
        const { data: rows } = await (await provider()).getManyReference(resource, {
          target,
          id,
          pagination: page(1, 25),
          sort: { field: initial[0], order: initial[1] },
          filter: target in (needed[path] ?? {}) ? {} : (needed[path] ?? {}),
        });
        expect(rows.filter((row) => typeof row[target] === typeof id && row[target] !== id)).toEqual([]);
      }
    });
  });
});

test('every list had a row to read in one of the worlds, but those that are named', () => {
  expect(lists.map(({ path }) => path).filter((path) => !withRows.has(path) && !(path in EMPTY))).toEqual([]);
});

describe('what is written', () => {
  let t: TestApp;
  beforeAll(async () => {
    [t] = await mundo();
    await approveFolder(t, '01-M002-1');
  });
  afterAll(() => t.close());

  const [, formato] = formatosEntregados();
  /** Beside the examples: of a client in no approval, of a format without a draft. */
  const bodies: Readonly<Record<string, object>> = {
    ...ejemplos,
    'POST /formato': { ...formato, vigenteDesde: '2026-04-01', motivo: 'Reforma del reglamento' },
    'POST /medio-aprobacion': completos['POST /medio-aprobacion']?.[0] as object,
  };

  const operation = (method: string, path: string) => operations.find(({ id }) => id === `${method} ${path}`);
  /** A contract is made where there is a note. */
  const noteFirst = [...lists].sort((a, b) => Number(a.path === '/contrato') - Number(b.path === '/contrato'));
  const made = noteFirst.flatMap((list) => {
    const create = operation('POST', list.path);
    return create?.body === undefined ? [] : [[list.path, list, create] as const];
  });
  const kept = lists.flatMap((list) => {
    const read = readOf(list);
    const update = read && operation('PUT', read.path);
    return read === undefined || update === undefined ? [] : [[list.path, read, update] as const];
  });

  test.each(kept)('update of %s: the record as getOne read it, sent back', async (path, read, update) => {
    const provider = await as(t, whoMay([...read.permissions, ...update.permissions]));
    const id = Object.values(keyOf(read))[0] as string;
    const { data: previousData } = await provider.getOne(path.slice(1), { id });
    const { data } = await provider.update(path.slice(1), { id, data: previousData, previousData });
    expect(data.id).toEqual(previousData.id);
  });

  test.each(made)('create of %s, read by its id and, where it can be, deleted', async (path, list, create) => {
    const read = readOf(list) as Operation;
    const remove = operation('DELETE', read.path);
    const permissions = [create, read, ...(remove === undefined ? [] : [remove])].flatMap((one) => [
      ...one.permissions,
    ]);
    const provider = await as(t, whoMay(permissions));
    const resource = path.slice(1);
    const { data } = await provider.create(resource, { data: bodies[create.id] as object });
    const { data: previousData } = await provider.getOne(resource, { id: data.id });
    expect(previousData.id).toBe(data.id);
    if (remove === undefined) return;
    await provider.delete(resource, { id: data.id, previousData });
    await expect(provider.getOne(resource, { id: data.id })).rejects.toMatchObject({ status: 404 });
  });

  test('there are such resources', () => {
    expect([made.length > 15, kept.length > 10]).toEqual([true, true]);
  });
});

async function approveFolder({ application, clock }: TestApp, idCodigo: string): Promise<void> {
  const { manager } = application.dataSource;
  const { id: planId } = await manager.findOneByOrFail(Plan, { idCodigo });
  const { id: carpetaId } = await manager.findOneByOrFail(Carpeta, { planId });
  await manager.update(Carpeta, { id: carpetaId }, { idDepartamento: '003' });
  const at = { enviadaEn: clock.now(), resueltaEn: clock.now() };
  const result = { resultado: 'Aprobado', tipoGarantia: 'C', comentario: 'Con capacidad de pago' } as const;
  await manager.insert(CarpetaEnvio, { carpetaId, ...at, ...result, completa: true, faltantes: 0 });
}

const keyOf = (read: Operation): Record<string, string | number> => {
  const name = /\{(\w+)\}/.exec(read.path)?.[1] as string;
  return { [name]: claves(read)[name] as string };
};
