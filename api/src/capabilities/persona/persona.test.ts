import { SISTEMA } from '../../auth/actor';
import { poolOf } from '../../db/engine/sqlite-pool';
import { Acceso } from '../../entities/acceso.entity';
import { Persona } from '../../entities/persona.entity';
import { PersonaToken } from '../../entities/persona-token.entity';
import { crearGrupo, crearPlan } from '../../testing/builders';
import { testOnEmbedded } from '../../testing/engines';
import { testApp } from '../../testing/test-app';
import { PersonaStore } from './persona.store';

const t = testApp();
let store: PersonaStore;

const persona = (identificacion: string, nombres: string, apellidoPaterno: string, apellidoMaterno = '') => ({
  tipoIdentificacion: /^\d{10}$/.test(identificacion) ? 'C' : 'P',
  identificacion,
  nombres,
  apellidoPaterno,
  apellidoMaterno,
  correo: null,
  celular: null,
  telefono: null,
  direccion: null,
  provinciaCodigo: null,
  cantonCodigo: null,
  parroquiaCodigo: null,
  fechaNacimiento: null,
  estadoCivil: null,
});

beforeAll(async () => {
  store = new PersonaStore(t.application.dataSource);
  await t.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
    await store.insert(manager, persona('1710034065', 'María José', 'Ñauñay', 'Peñafiel'));
    await store.insert(manager, persona('1710034073', 'José María', 'Zambrano', 'Loor'));
    await store.insert(manager, persona('0912345675', 'Pedro', 'Zambrano', 'Zambrano'));
    await store.insert(manager, persona('AV100110', 'Ana', 'De la Torre', 'Muñoz'));
    for (let i = 0; i < 45; i++)
      await store.insert(manager, persona(`09300000${String(i).padStart(2, '0')}`, 'Wilmer', 'Quishpe', `Loor${i}`));
  });
});

const buscar = async (q: string, usuario = 'ejecutivo'): Promise<{ status: number; body: any }> => {
  const client = await t.as(usuario);
  return client.get(`/cliente/busqueda?q=${encodeURIComponent(q)}`);
};
const nombres = async (q: string): Promise<string[]> =>
  (await buscar(q)).body.map((c: { nombreCompleto: string }) => c.nombreCompleto);

test('CLI-007 four characters, a blank search, a very long one and no session find nothing', async () => {
  for (const q of ['zamb', '  zam  ', 'x'.repeat(101)]) {
    const { status, body } = await buscar(q);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['q']]);
  }
  expect((await t.anonymous.get('/cliente/busqueda?q=zambrano')).status).toBe(401);
});

test.each(['ejecutivo', 'riesgo', 'legal', 'comercial', 'admin', 'gerente'])(
  'client search belongs to every logged-in user: %s',
  async (usuario) => {
    expect((await buscar('zambrano', usuario)).status).toBe(200);
  },
);

describe('GEN-507 EST-569 whoever may not read clients', () => {
  const vistos = async (q: string) =>
    (await buscar(q, 'servicio')).body.map((c: Record<string, string>) => [c.nombreCompleto, c.identificacion]);

  test('finds a name with the end of its number, and at most five of them', async () => {
    expect(await vistos('zambrano')).toEqual([
      ['Zambrano Loor José María', '•••••••073'],
      ['Zambrano Zambrano Pedro', '•••••••675'],
    ]);
    expect(await vistos('quishpe')).toHaveLength(5);
  });

  test('finds a number that was typed whole, and none by its beginning', async () => {
    expect(await vistos('1710034065')).toEqual([['Ñauñay Peñafiel María José', '•••••••065']]);
    expect(await vistos('av-100 110')).toEqual([['De la Torre Muñoz Ana', '•••••110']]);
    for (const q of ['17100', '171003406', '09300', 'av1001']) expect([q, await vistos(q)]).toEqual([q, []]);
  });

  test('finds the end of a number, a whole telephone and a plan, as a client says them', async () => {
    const { manager } = t.application.dataSource;
    const titular = await manager.findOneByOrFail(Persona, { identificacion: '1710034065' });
    await manager.update(Persona, { id: titular.id }, { celular: '0987650001', telefono: '022345678' });
    const { idCodigo } = await crearPlan(manager, await crearGrupo(manager), { titular });
    for (const q of ['34065', '098 765 0001', '987650001', '+593 98 765 0001', '(02) 234-5678', idCodigo])
      expect([q, await vistos(q)]).toEqual([q, [['Ñauñay Peñafiel María José', '•••••••065']]]);
    for (const q of ['%4065', '09876500', '_4065']) expect([q, await vistos(q)]).toEqual([q, []]);
    // whoever reads clients finds them so too, and a number by its beginning as always
    for (const q of ['0987650001', idCodigo]) expect(await nombres(q)).toEqual(['Ñauñay Peñafiel María José']);
  });
});

describe('GEN-507 EST-569 search by name or identification', () => {
  test('case and accents do not count, and Ñ is found by N', async () => {
    expect(await nombres('ÑAUÑAY')).toEqual(['Ñauñay Peñafiel María José']);
    expect(await nombres('nauna')).toEqual(['Ñauñay Peñafiel María José']);
  });

  test('every word typed must begin a word of the name, in any order', async () => {
    expect(await nombres('jose maria')).toEqual(['Ñauñay Peñafiel María José', 'Zambrano Loor José María']);
    expect(await nombres('zamb josé')).toEqual(['Zambrano Loor José María']);
    expect(await nombres('zambrano inexistente')).toEqual([]);
    expect(await nombres('brano')).toEqual([]);
  });

  test('apostrophes, letters of other languages and marks that nobody sees do not count', async () => {
    await t.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
      await store.insert(manager, persona('AV300300', 'Bernardo', "O'Higgins", 'D’Ángelo'));
      await store.insert(manager, persona('AV300301', 'Łukasz Ru\ufb01no', 'Grøß'));
    });
    for (const q of [
      'ohiggins',
      'dangelo',
      "O'Higgins",
      'o´higgins',
      'bernardo d angelo',
      'higgins dangelo',
      'O\u00adHiggins',
    ])
      expect([q, await nombres(q)]).toEqual([q, ["O'Higgins D’Ángelo Bernardo"]]);
    for (const q of ['lukasz', 'Łukasz', 'rufino', '\u202arufino\u202c', 'gross'])
      expect([q, await nombres(q)]).toEqual([q, ['Grøß Łukasz Ru\ufb01no']]);
    expect(await nombres('\u202a1710034065\u202c')).toEqual(['Ñauñay Peñafiel María José']);
    expect(await nombres('AV\u2011100\u00a0110')).toEqual(['De la Torre Muñoz Ana']);
  });

  test('words behind the end of a name that is longer than is kept find it too', async () => {
    const larga = persona('AV200200', `${'각'.repeat(100)} Penúltimo Último`, 'Interminable');
    await t.application.unitOfWork.run(SISTEMA, ({ manager }) => store.insert(manager, larga));
    expect(await nombres('ultimo penultimo')).toHaveLength(1);
    expect(await nombres('ultimo penultimo zambrano')).toEqual([]);
  });

  test('a person with the same surname twice is found once', async () => {
    expect(await nombres('zambrano pedro')).toEqual(['Zambrano Zambrano Pedro']);
  });

  test('digits search the beginning of the identification only; a passport by letters and digits, blanks and hyphens ignored', async () => {
    expect((await buscar('17100')).body.map((c: { identificacion: string }) => c.identificacion)).toEqual([
      '1710034065',
      '1710034073',
    ]);
    expect(await nombres('av-100 110')).toEqual(['De la Torre Muñoz Ana']);
    expect(await nombres('34065')).toEqual([]);
  });

  test('at most 20 persons, none twice', async () => {
    const { body } = await buscar('quishpe');
    expect(body).toHaveLength(20);
    expect(new Set(body.map((c: { id: number }) => c.id)).size).toBe(20);
  });

  test.each(["zamb'; DROP TABLE persona;--", '%%%%%%', '_____', '\u0000\u0000\u0000\u0000\u0000', '(((((', '....., '])(
    'hostile text %j is only text',
    async (q) => {
      const { status, body } = await buscar(q);
      expect([status, body]).toEqual([200, []]);
    },
  );
});

test('each search leaves an access row of its user, without what was typed', async () => {
  await t.application.accessLog.step();
  const before = await t.application.dataSource.manager.countBy(Acceso, { operacion: 'buscar' });
  await buscar('zambrano', 'legal');
  await t.application.accessLog.step();
  const rows = await t.application.dataSource.manager.find(Acceso, {
    where: { operacion: 'buscar' },
    order: { id: 'ASC' },
  });
  expect(rows).toHaveLength(before + 1);
  expect(rows.at(-1)).toMatchObject({ recurso: 'cliente', recursoId: 'resultados:2' });
});

test('a changed name is found by its new words and no longer by the old, in the same transaction; a stale version changes nothing', async () => {
  const id = await t.application.unitOfWork.run(SISTEMA, ({ manager }) =>
    store.insert(manager, persona('0955555555', 'Rosa', 'Antigua')),
  );
  const cambiar = (version: number, apellido: string) =>
    t.application.unitOfWork.run(SISTEMA, ({ manager }) =>
      store.update(manager, id, version, persona('0955555555', 'Rosa', apellido)),
    );
  expect(await cambiar(1, 'Nuevamente')).toBe(1);
  expect(await cambiar(1, 'Perdida')).toBe(0);
  expect([await nombres('antigua'), await nombres('nuevamente'), await nombres('perdida')]).toEqual([
    [],
    ['Nuevamente Rosa'],
    [],
  ]);
  await expect(
    t.application.unitOfWork.run(SISTEMA, async ({ manager }) => {
      await store.update(manager, id, 2, persona('0955555555', 'Rosa', 'Deshecha'));
      throw new Error('undo');
    }),
  ).rejects.toThrow('undo');
  expect([await nombres('deshecha'), await nombres('nuevamente')]).toEqual([[], ['Nuevamente Rosa']]);
});

testOnEmbedded('no search scans a table: every step of every plan uses an index', async () => {
  const statements: [string, unknown[]][] = [];
  const { dataSource } = t.application;
  const pool = poolOf(dataSource);
  if (pool === undefined) throw new Error('no pool: not the embedded engine');
  const spy = jest.spyOn(pool, 'read');
  await store.findByNombre('zambrano josé');
  await store.findByIdentificacion('17100');
  await store.findByTelefono('0987650001');
  await store.findByPlan('01-M001');
  for (const [sql, parameters] of spy.mock.calls) if (/persona/.test(sql)) statements.push([sql, parameters]);
  spy.mockRestore();
  expect(statements.length).toBeGreaterThanOrEqual(4);
  for (const [sql, parameters] of statements) {
    const plan = await dataSource.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    for (const { detail } of plan as { detail: string }[]) expect(detail).not.toMatch(/^SCAN|TEMP B-TREE/);
  }
  expect(await dataSource.manager.count(PersonaToken)).toBeGreaterThan(100);
  const porFin = jest.spyOn(pool, 'readSoon');
  await store.findByFin('34065');
  const [[sql = '', parameters = []] = []] = porFin.mock.calls;
  porFin.mockRestore();
  const pasos: { detail: string }[] = await dataSource.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  expect(pasos.map(({ detail }) => detail)).toContainEqual(expect.stringMatching(/^SCAN buscada USING COVERING INDEX/));
  expect(pasos.map(({ detail }) => detail)).not.toContainEqual(expect.stringMatching(/^SCAN persona/));
  // who has none of the other words is passed over in the index, before any of them is looked up
  const [conDosPalabras = ''] = statements.flatMap(([sql]) => (/EXISTS/.test(sql) ? [sql] : []));
  expect(conDosPalabras.indexOf('"nombreNormalizado" LIKE')).toBeGreaterThan(0);
  expect(conDosPalabras.indexOf('"nombreNormalizado" LIKE')).toBeLessThan(conDosPalabras.indexOf('EXISTS'));
});
