import { poolOf } from '../../db/engine/sqlite-pool';
import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Feriado } from '../../entities/catalogo.entity';
import type { Grupo } from '../../entities/grupo.entity';
import { Referencia } from '../../entities/referencia.entity';
import { Usuario } from '../../entities/usuario.entity';
import {
  adjudicarPlan,
  crearAsamblea,
  crearGrupo,
  crearPersona,
  crearPlan,
  crearSolicitud,
  referenciaDePrueba,
} from '../../testing/builders';
import { testOnEmbedded } from '../../testing/engines';
import { StatementCounter } from '../../testing/statement-counter';
import { overDatabaseOf, startTestApp, testApp } from '../../testing/test-app';
import type { AdjudicacionVista } from './adjudicacion.dto';

/** 2026-03-10 is today. Awards of February and March, of both products, of both executives and of nobody. */
const counter = new StatementCounter();
const planes = new Map<string, { id: number; titular: { id: number } }>();

const t = testApp({ database: { logger: counter } });
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
beforeAll(async () => {
  const motor = await crearGrupo(db(), { grupo: 'M100' });
  const casa = await crearGrupo(db(), { grupo: 'C100', productoCodigo: '02' });
  for (const grupo of [motor, casa]) await crearAsamblea(db(), grupo, { fecha: '2026-02-27', estado: 'C' });
  const socio = async (
    grupo: Grupo,
    codigo: string,
    ejecutivoDe: string | undefined,
    fecha: string,
    nombre = 'Mera',
  ) => {
    const titular = await crearPersona(db(), {
      identificacion: `17120000${codigo.padStart(2, '0')}`,
      nombres: 'Úrsula',
      apellidoPaterno: nombre,
      apellidoMaterno: 'Ñauñay',
    });
    const plan = await crearPlan(db(), grupo, { codigo, titular });
    const { adjudicacionId } = await adjudicarPlan(
      db(),
      plan,
      ejecutivoDe === undefined ? {} : { ejecutivo: ejecutivoDe },
    );
    await db().update(Adjudicacion, { id: adjudicacionId }, { fecha });
    planes.set(codigo, { id: plan.id, titular });
  };
  await socio(motor, '1', 'ejecutivo', '2026-02-27');
  await socio(motor, '2', 'ejecutivo', '2026-03-02');
  await socio(motor, '3', 'ejecutivo2', '2026-03-02', 'Quishpe');
  await socio(motor, '4', undefined, '2026-03-09');
  await socio(casa, '5', 'ejecutivo', '2026-03-06');
});

const db = () => t.application.dataSource.manager;
const path = (filter: object, resto = '') =>
  `/adjudicacion?filter=${encodeURIComponent(JSON.stringify(filter))}${resto}`;
const lista = (filter: object, client = ejecutivo, resto = '') => client.get(path(filter, resto));
const codigos = async (filter: object, client = ejecutivo): Promise<string[]> =>
  (await lista(filter, client).expect(200)).body.map(({ codigo }: AdjudicacionVista) => codigo);
const una = async (codigo: string): Promise<AdjudicacionVista> => {
  const { body } = await lista({ q: `17120000${codigo.padStart(2, '0')}` }, jefatura);
  expect(body).toHaveLength(1);
  return body[0];
};

describe('refusals', () => {
  test.each([['2021-12'], ['2026-04'], ['2026-13'], ['2026-3'], ['marzo'], ['']])(
    'ADJ-004 ADJ-005 the month %p is refused: from 2022 to the present one',
    async (mes) => {
      const { status, body } = await lista({ mes });
      expect([status, body.errors]).toEqual([400, { mes: 'El mes debe estar entre enero de 2022 y el actual' }]);
    },
  );

  test('an executive is a number or oneself', async () => {
    for (const de of ['', 'Luis', 'Ninguno', 'null', '-1', '1.5', '99999999999', 'YO'])
      expect([de, (await lista({ ejecutivo: de })).status]).toEqual([de, 400]);
  });
});

test('ADJ-001 ADJ-002 ADJ-003 ADJ-011 the executive sees his own, of a product and a month', async () => {
  expect(await codigos({ ejecutivo: 'yo' })).toEqual(['5', '2', '1']);
  expect(await codigos({ ejecutivo: 'yo', producto: '01' })).toEqual(['2', '1']);
  expect(await codigos({ ejecutivo: 'yo', producto: '01', mes: '2026-03' })).toEqual(['2']);
  expect(await codigos({ ejecutivo: 'yo', mes: '2026-02' })).toEqual(['1']);
  expect(await codigos({ ejecutivo: 'yo', mes: '2022-01' })).toEqual([]);
  expect(await codigos({ ejecutivo: 'yo' }, await t.as('ejecutivo2'))).toEqual(['3']);
});

test('ADJ-509 ADJ-512 the head sees all of them, and those of one executive; month and dates narrow each other', async () => {
  expect((await codigos({}, jefatura)).sort()).toEqual(['1', '2', '3', '4', '5']);
  const { id } = await db().findOneByOrFail(Usuario, { usuario: 'ejecutivo2' });
  expect(await codigos({ ejecutivo: String(id) }, jefatura)).toEqual(['3']);
  expect(await codigos({ mes: '2026-03', fechaDesde: '2026-03-05' }, jefatura)).toEqual(['4', '5']);
  expect(await codigos({ mes: '2026-03', fechaHasta: '2026-03-05', fechaDesde: '2026-01-01' }, jefatura)).toEqual([
    '3',
    '2',
  ]);
});

test('ADJ-004 ADJ-509 those that nobody looks after, of a product and a month; withdrawn ones when they are asked for', async () => {
  const retirada = await db().findOneByOrFail(Adjudicacion, { planId: planes.get('3')?.id as number });
  await db().update(Adjudicacion, { id: retirada.id }, { estado: 'RADJ', ejecutivoId: null });
  expect(await codigos({ ejecutivo: 'ninguno' }, jefatura)).toEqual(['4']);
  expect(await codigos({ ejecutivo: 'ninguno', estado: 'RADJ' }, jefatura)).toEqual(['3']);
  expect(await codigos({ ejecutivo: 'ninguno', producto: '02' }, jefatura)).toEqual([]);
  expect(await codigos({ ejecutivo: 'ninguno', mes: '2026-02' }, jefatura)).toEqual([]);
  expect((await codigos({}, jefatura)).sort()).toEqual(['1', '2', '3', '4', '5']);
  await db().update(Adjudicacion, { id: retirada.id }, { estado: 'ADJ', ejecutivoId: retirada.ejecutivoId });
});

test('ADJ-006 ADJ-504 the search: words of the name in any order, beginnings, cédula, code of the plan, capitals or not', async () => {
  expect(await codigos({ q: 'QUISHPE' }, jefatura)).toEqual(['3']);
  expect(await codigos({ q: 'ursula quish' }, jefatura)).toEqual(['3']);
  expect(await codigos({ q: 'NAUÑAY QUISHPE' }, jefatura)).toEqual(['3']);
  expect((await codigos({ q: 'ñaunay' }, jefatura)).length).toBe(5);
  expect(await codigos({ q: '1712000003' }, jefatura)).toEqual(['3']);
  expect(await codigos({ q: '01-m100-4' }, jefatura)).toEqual(['4']);
  expect(await codigos({ q: 'm100-4' }, jefatura)).toEqual(['4']);
  expect(await codigos({ q: '01\u2013m100\u20114' }, jefatura)).toEqual(['4']);
  expect(await codigos({ q: 'quishpe M100-3' }, jefatura)).toEqual(['3']);
  expect((await codigos({ q: '02-C1' }, jefatura)).length).toBe(1);
  expect(await codigos({ q: 'quishpe mera' }, jefatura)).toEqual([]);
  for (const q of ['uishpe', '%', '712000003', "' OR 1=1 --", '_'.repeat(200)])
    expect([q, (await lista({ q }, jefatura)).status]).toEqual([q, 200]);
  expect(await codigos({ q: 'uishpe' }, jefatura)).toEqual([]);
  expect(await codigos({ q: '712000003' }, jefatura)).toEqual([]);
});

test('ADJ-010 ADJ-013 a row: executive, folder, documents, forms and working days', async () => {
  const { id: planId, titular } = planes.get('2') as { id: number; titular: { id: number } };
  expect(await una('2')).toMatchObject({
    ejecutivo: { nombre: 'Luis Chicaiza' },
    viaIngreso: 'Asamblea',
    idDepartamento: null,
    departamento: null,
    estadoDocumentos: 'No tiene documentos asignado',
    documentosListos: 0,
    documentosTotal: 0,
    // Monday to Tuesday of the next week: seven, less one
    diasHabiles: { dias: 6, color: 'verde' },
    estadoFormulario: [
      { nombre: 'Solicitud de compra', cumple: false },
      { nombre: 'Datos Financieros', cumple: false },
      { nombre: 'Referencias personales', cumple: false },
      { nombre: 'Depositario', cumple: false },
    ],
  });
  expect((await una('4')).ejecutivo).toBeNull();
  const plan = { id: planId, titular: titular as never };
  const solicitudId = await crearSolicitud(db(), plan, { casado: true });
  for (const tipo of ['R', 'C', 'B'])
    for (const linea of [1, 2]) await db().insert(Referencia, referenciaDePrueba(solicitudId, { tipo, linea }));
  await db().update(
    Carpeta,
    { planId },
    {
      idDepartamento: '004',
      estadoDocumentos: 'incompleta',
      documentosListos: 3,
      documentosTotal: 9,
    },
  );
  expect(await una('2')).toMatchObject({
    idDepartamento: '004',
    departamento: 'Riesgos',
    estadoDocumentos: 'Documentación incompleta',
    documentosListos: 3,
    documentosTotal: 9,
    estadoFormulario: [
      { nombre: 'Solicitud de compra', cumple: true },
      { nombre: 'Datos Financieros', cumple: false },
      { nombre: 'Referencias personales', cumple: true },
      { nombre: 'Conyuge / Cliente', cumple: false },
      { nombre: 'Depositario', cumple: false },
    ],
  });
});

test('every column sorts, pages are stable and count all', async () => {
  for (const campo of [
    'producto',
    'grupo',
    'numeroAsamblea',
    'idCodigo',
    'cedula',
    'nombreCliente',
    'monto',
    'fecha',
    'estado',
  ])
    for (const direccion of ['ASC', 'DESC']) {
      const orden = `&sort=${encodeURIComponent(JSON.stringify([campo, direccion]))}`;
      const paginas = [];
      for (const desde of [0, 2, 4]) {
        const { body, headers } = await lista({ grupo: 'M100' }, jefatura, `${orden}&range=[${desde},${desde + 1}]`);
        expect(headers['content-range']).toMatch(/\/4$/);
        paginas.push(...body.map(({ id }: AdjudicacionVista) => id));
      }
      expect({ campo, unicas: new Set(paginas).size }).toEqual({ campo, unicas: 4 });
    }
  const { body } = await lista({}, jefatura, '&sort=["cedula","ASC"]');
  expect(body.map(({ cedula }: AdjudicacionVista) => cedula)).toEqual(
    [...body.map(({ cedula }: AdjudicacionVista) => cedula)].sort(),
  );
});

test('ADJ-008 two statements whatever the page and the filter, and a row of access', async () => {
  const filtros = [
    {},
    { atrasadas: true },
    { departamento: '003' },
    { ejecutivo: 'yo', producto: '01', mes: '2026-03' },
    { q: 'mera ursula' },
    { grupo: 'M100' },
  ];
  for (const filtro of filtros)
    for (const hasta of [0, 9, 99]) {
      const resto = `&range=[0,${hasta}]`;
      await lista(filtro, jefatura, resto);
      const statements = await counter.during(() => lista(filtro, jefatura, resto).expect(200));
      expect({ filtro, hasta, statements: statements.length }).toEqual({ filtro, hasta, statements: 2 });
    }
  await t.application.accessLog.step();
  expect(await db().countBy(Acceso, { recurso: 'adjudicacion', operacion: 'listar' })).toBeGreaterThan(24);
});

testOnEmbedded('no list of awarded members scans a table: keys and counts come from indexes', async () => {
  const pool = poolOf(t.application.dataSource);
  if (pool === undefined) throw new Error('no pool: not the embedded engine');
  const spy = jest.spyOn(pool, 'read');
  for (const filtro of [
    { ejecutivo: 'yo', producto: '01', mes: '2026-03' },
    { ejecutivo: 'yo', estado: 'ADJ' },
    { producto: '01', mes: '2026-02' },
    { q: 'mera' },
    { q: '171200' },
    { q: '01-M100-1' },
    { q: 'M100-1' },
    { atrasadas: true },
    { departamento: '004' },
    { atrasadas: true, departamento: '002' },
  ])
    await lista(filtro, jefatura).expect(200);
  const statements = spy.mock.calls.filter(([sql]) => /"adjudicacion"/.test(sql));
  spy.mockRestore();
  expect(statements).toHaveLength(20);
  for (const [sql, parameters] of statements) {
    const steps: { detail: string }[] = await t.application.dataSource.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    const scans = steps.filter(
      ({ detail }) => /^SCAN (?!\(subquery)/.test(detail) && !/USING (COVERING )?INDEX/.test(detail),
    );
    expect({ sql, scans }).toEqual({ sql, scans: [] });
  }
});

testOnEmbedded.each([
  ['nombreCliente', 'persona USING (COVERING )?INDEX IX_persona_nombre'],
  ['cedula', 'persona USING (COVERING )?INDEX IX_persona_identificacion'],
  ['idCodigo', 'planAhorro USING (COVERING )?INDEX'],
])('sorted by %s the awards are read in that order, and not all of them', async (field, index) => {
  const pool = poolOf(t.application.dataSource);
  if (pool === undefined) throw new Error('no pool: not the embedded engine');
  const spy = jest.spyOn(pool, 'read');
  const { body } = await lista({}, jefatura, `&sort=["${field}","ASC"]&range=[0,99]`).expect(200);
  const [sql, parameters] = spy.mock.calls.find(([text]) => /LIMIT/.test(text)) ?? [];
  spy.mockRestore();
  const shown: string[] = body.map((row: Record<string, string>) => row[field]);
  expect(shown).toEqual(shown.toSorted(new Intl.Collator('es').compare));
  expect(shown).toHaveLength(await db().countBy(Adjudicacion, {}));
  const steps: { detail: string }[] = await t.application.dataSource.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
  expect(steps.map(({ detail }) => detail)).toContainEqual(expect.stringMatching(new RegExp(`^SCAN ${index}`)));
});

test('ADJ-013 holidays are discounted where the setting says so', async () => {
  const con = await startTestApp({ ...overDatabaseOf(t), env: { DESCONTAR_FERIADOS: 'true' } });
  try {
    const { manager } = con.application.dataSource;
    await manager.insert(Feriado, { fecha: '2026-03-04', nombre: 'Fiesta de prueba' });
    const { adjudicacionId } = await adjudicarPlan(manager, await crearPlan(manager, await crearGrupo(manager)));
    await manager.update(Adjudicacion, { id: adjudicacionId }, { fecha: '2026-03-02' });
    const client = await con.as('jefatura');
    const lista: { id: number; diasHabiles: object }[] = (await client.get('/adjudicacion?range=[0,99]')).body;
    expect(lista.find(({ id }) => id === adjudicacionId)?.diasHabiles).toEqual({ dias: 5, color: 'verde' });
    expect((await client.get(`/adjudicacion/${adjudicacionId}`)).body.diasHabiles.dias).toBe(5);
    // the answer of an act is counted by the same days, read in its transaction
    const { body } = await client.post(`/adjudicacion/${adjudicacionId}/retirar`, { motivo: 'Desiste' }).expect(200);
    expect(body.diasHabiles.dias).toBe(5);
  } finally {
    await con.close();
  }
});
