import { poolOf } from '../../db/engine/sqlite-pool';
import { Acceso } from '../../entities/acceso.entity';
import { Depositario } from '../../entities/depositario.entity';
import type { Grupo } from '../../entities/grupo.entity';
import type { Persona } from '../../entities/persona.entity';
import { Referencia } from '../../entities/referencia.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import {
  adjudicarPlan,
  crearGrupo,
  crearMovimientos,
  crearPersona,
  crearPlan,
  crearSolicitud,
  referenciaDePrueba,
} from '../../testing/builders';
import { testOnEmbedded } from '../../testing/engines';
import { StatementCounter } from '../../testing/statement-counter';
import { overDatabaseOf, startTestApp, testApp } from '../../testing/test-app';

const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });
const ejecutivo = t.user('ejecutivo');
let grupo: Grupo;
let titular: Persona;

beforeAll(async () => {
  const { manager } = t.application.dataSource;
  // started 2024-01-01; today is 2026-03-10: instalments 1 to 27 have come
  grupo = await crearGrupo(manager, { grupo: 'P001' });
  titular = await crearPersona(manager, {
    identificacion: '1710034065',
    nombres: 'José Antonio',
    apellidoPaterno: 'Zambrano',
    apellidoMaterno: 'Loor',
    provinciaCodigo: '17',
    cantonCodigo: '1701',
  });
});

let codigo = 0;
const plan = (data: object = {}) =>
  crearPlan(t.application.dataSource.manager, grupo, { titular, codigo: String(++codigo), ...data });
const estado = async (idCodigo: string, client = ejecutivo) => (await client.get(`/plan/${idCodigo}`)).body;
const accesos = async (operacion: string) => {
  await t.application.accessLog.step();
  return t.application.dataSource.manager.find(Acceso, { where: { operacion }, order: { id: 'ASC' } });
};

describe('EST-566 CLI-018 a client', () => {
  test('unknown, and hostile numbers, are not found', async () => {
    for (const q of ['0000000000', "1' OR '1'='1", '%', '../plan', '1710034065x'])
      expect([q, (await ejecutivo.get(`/cliente/${encodeURIComponent(q)}`)).status]).toEqual([q, 404]);
    expect((await ejecutivo.get(`/cliente/${'1'.repeat(500)}`)).status).toBeGreaterThanOrEqual(400);
    expect((await t.anonymous.get('/cliente/1710034065')).status).toBe(401);
  });

  test('CLI-010 CLI-023 identity, age, contact and the names of where he lives', async () => {
    const { status, body } = await ejecutivo.get('/cliente/171003406-5');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: titular.id,
      identificacion: '1710034065',
      nombreCompleto: 'Zambrano Loor José Antonio',
      fechaNacimiento: '1985-05-17',
      edad: 40,
      estadoCivil: 'S',
      celular: '0991234567',
      provincia: 'Pichincha',
      parroquia: null,
    });
    expect(body.ciudad).toMatch(/quito/i);
  });

  test('CLI-028 CLI-019 EST-565 his plans with their account; the flag puts awarded ones first and hides none', async () => {
    const persona = await crearPersona(t.application.dataSource.manager);
    const [a, b, c] = [
      await plan({ titular: persona }),
      await plan({ titular: persona, estadoPlan: 'C' }),
      await plan({ titular: persona }),
    ];
    await adjudicarPlan(t.application.dataSource.manager, b, { idDepartamento: '002' });
    const planes = async (query = '') =>
      (await ejecutivo.get(`/cliente/${persona.identificacion}${query}`)).body.planes as { idCodigo: string }[];
    expect((await planes()).map((p) => p.idCodigo)).toEqual([a, b, c].map((p) => p.idCodigo));
    expect((await planes('?adjudicaciones=true')).map((p) => p.idCodigo)).toEqual([b, a, c].map((p) => p.idCodigo));
    expect((await planes())[1]).toEqual({
      idCodigo: b.idCodigo,
      producto: '01',
      nombreProducto: 'Motor Plan',
      grupo: 'P001',
      codigo: b.codigo,
      monto: 20_000,
      valorCuota: 380.5,
      cuotasPagadas: 12,
      cuotasTotales: 60,
      numCuota: '12/60',
      saldo: 18_264,
      cuotasVencidas: 0,
      estadoPlan: 'C',
      adjudicado: true,
      fechaAdjudicacion: '2026-02-10',
      cuotasOfertadas: 0,
      idDepartamento: '002',
    });
  });

  test('a plan that was given on is no longer his, and a person without plans has none', async () => {
    const { manager } = t.application.dataSource;
    const [antes, ahora] = [await crearPersona(manager), await crearPersona(manager)];
    const cedido = await plan({ titular: antes });
    await manager.update('PlanTitular', { planId: cedido.id }, { hasta: '2025-01-01' });
    await manager.insert('PlanTitular', { planId: cedido.id, personaId: ahora.id, desde: '2025-01-01', hasta: null });
    const planesDe = async (p: Persona) => (await ejecutivo.get(`/cliente/${p.identificacion}`)).body.planes.length;
    expect([await planesDe(antes), await planesDe(ahora)]).toEqual([0, 1]);
    expect((await estado(cedido.idCodigo)).titular.identificacion).toBe(ahora.identificacion);
  });
});

describe('EST-567 CLI-017 a plan', () => {
  test('an unknown plan and a free slot are not found', async () => {
    const libre = await plan({ titular: null });
    for (const idCodigo of ['01-NADA-1', libre.idCodigo, "'; DROP TABLE plan;--"])
      expect((await ejecutivo.get(`/plan/${encodeURIComponent(idCodigo)}`)).status).toBe(404);
    expect((await ejecutivo.get(`/plan/${'1'.repeat(500)}`)).status).toBeGreaterThanOrEqual(400);
  });

  test('CLI-029 not awarded: no folder, read-only, and the reasons', async () => {
    const { idCodigo } = await plan();
    expect(await estado(idCodigo)).toMatchObject({
      id: idCodigo,
      titular: { identificacion: '1710034065', nombreCompleto: 'Zambrano Loor José Antonio' },
      carpeta: null,
      numAprobacion: null,
      estadoSol: null,
      estadoCivil: 'S',
      situacionLaboral: null,
      garante: null,
      riesgo: 0,
      excepcion: false,
      porHacer: 'Ninguno',
      ejecutivo: null,
      ajeno: false,
      puedeEditar: false,
      motivoNoEditar: 'El plan no está adjudicado: no tiene carpeta de crédito',
      puedeEnviar: false,
      diferencias: [],
    });
  });

  test('CLI-046 CLI-047 CLI-048 CLI-049 who may edit, folder by folder', async () => {
    const { manager } = t.application.dataSource;
    const filas: Record<string, unknown[]> = {};
    for (const idDepartamento of [null, '002', '003', '004']) {
      const { idCodigo, ...resto } = await plan();
      await adjudicarPlan(manager, { ...resto }, { idDepartamento, ejecutivo: 'ejecutivo2' });
      const puede = async (usuario: string) => (await estado(idCodigo, await t.as(usuario))).puedeEditar;
      filas[String(idDepartamento)] = [
        await puede('ejecutivo'),
        await puede('jefatura'),
        await puede('riesgo'),
        await puede('legal'),
        await puede('gerente'),
      ];
      expect([(await estado(idCodigo)).ajeno, (await estado(idCodigo, await t.as('ejecutivo2'))).ajeno]).toEqual([
        true,
        false,
      ]);
      expect((await estado(idCodigo)).ejecutivo).toBe('María José Zambrano');
    }
    expect(filas).toEqual({
      null: [true, true, true, true, false],
      '002': [true, true, true, true, false],
      '003': [true, true, true, true, false],
      '004': [false, false, true, true, false],
    });
  });

  test('CLI-051 CLI-053 with a folder: its labels, and why it can not be sent yet', async () => {
    const { manager } = t.application.dataSource;
    const fila = await plan();
    await adjudicarPlan(manager, fila, { idDepartamento: '002' });
    const antes = await estado(fila.idCodigo);
    expect(antes.carpeta).toEqual({
      idDepartamento: '002',
      departamento: 'Adjudicaciones',
      estado: 'No tiene documentos asignado',
      hojaDeDecision: null,
      version: 1,
    });
    expect(antes.motivoNoEnviar).toBe('Primero debe generar la solicitud de compra');
    const solicitudId = await crearSolicitud(manager, fila);
    await manager.update(Solicitud, { id: solicitudId }, { estadoSol: 'GENERADA' });
    expect(await estado(fila.idCodigo)).toMatchObject({
      estadoSol: 'GENERADA',
      puedeEnviar: false,
      motivoNoEnviar: 'No tiene documentos asignado',
    });
    expect((await estado(fila.idCodigo, await t.as('legal'))).motivoNoEnviar).toBe(
      'No tiene permiso para realizar esta acción',
    );
  });

  test('what is missing shrinks as it is entered, and leads to its tab', async () => {
    const { manager } = t.application.dataSource;
    const fila = await plan();
    await adjudicarPlan(manager, fila);
    const codigos = async (): Promise<string[]> =>
      (await estado(fila.idCodigo)).faltantes.map((f: { codigo: string }) => f.codigo);
    const nueva = await codigos();
    // known of the person, so not asked again
    expect(nueva).not.toContain('titular.celular');
    expect(nueva).toEqual(
      expect.arrayContaining([
        'titular.direccion',
        'titular.guardar',
        'titular.finanzas',
        'titular.referencias-B',
        'depositario',
      ]),
    );
    const solicitudId = await crearSolicitud(manager, fila, { casado: true });
    const guardada = await codigos();
    expect(guardada).not.toContain('titular.direccion');
    expect(guardada).toEqual(expect.arrayContaining(['titular.generar', 'titular.conyuge']));
    await manager.insert(Referencia, [
      referenciaDePrueba(solicitudId),
      { ...referenciaDePrueba(solicitudId), linea: 2 },
    ]);
    await manager.insert(Depositario, {
      planId: fila.id,
      identificacion: '1710034073',
      nombres: 'Ana',
      apellidos: 'Loor',
      telefono: '022345678',
      correo: 'ana@correo.example',
      direccion: 'Quito',
      guardadaEn: t.clock.now(),
      guardadaPor: null,
      version: 1,
    });
    const despues = await estado(fila.idCodigo);
    const faltan = despues.faltantes.map((f: { codigo: string }) => f.codigo);
    expect(faltan).not.toContain('depositario');
    expect(faltan.filter((c: string) => c.startsWith('titular.referencias'))).toHaveLength(2);
    expect(despues.requisitos).toBeGreaterThan(faltan.length);
    expect(despues.faltantes[0]).toEqual(
      expect.objectContaining({
        pestana: expect.any(String),
        subpestana: expect.any(String),
        texto: expect.any(String),
      }),
    );
  });
});

describe('EST-560 the account of a plan', () => {
  test('balance, paid and overdue come from its movements; what was imported otherwise is named', async () => {
    const fila = await plan();
    await crearMovimientos(t.application.dataSource.manager, fila, { meses: 60, pagos: 20 });
    expect(await estado(fila.idCodigo)).toMatchObject({
      saldo: 380.5 * 40,
      numCuota: '20/60',
      cuotasVencidas: 7,
      diferencias: [
        { campo: 'saldo', importado: 18_264, segunMovimientos: 15_220 },
        { campo: 'cuotasPagadas', importado: 12, segunMovimientos: 20 },
      ],
    });
  });

  test('totals that agree are no difference', async () => {
    const fila = await plan({ saldo: 38_050 * 40, cuotasPagadas: 20 });
    await crearMovimientos(t.application.dataSource.manager, fila, { meses: 60, pagos: 20 });
    expect((await estado(fila.idCodigo)).diferencias).toEqual([]);
  });
});

test("SOLO_PROPIOS: another executive's plan is read-only, for who owns it and for Jefatura it is not", async () => {
  const propios = await startTestApp({ ...overDatabaseOf(t), env: { SOLO_PROPIOS: 'true' } });
  try {
    const { manager } = propios.application.dataSource;
    const fila = await crearPlan(manager, await crearGrupo(manager));
    await adjudicarPlan(manager, fila, { ejecutivo: 'ejecutivo2' });
    const ver = async (usuario: string) => estado(fila.idCodigo, await propios.as(usuario));
    expect(await ver('ejecutivo')).toMatchObject({
      puedeEditar: false,
      motivoNoEditar: 'El plan está asignado a otro ejecutivo',
    });
    expect([(await ver('ejecutivo2')).puedeEditar, (await ver('jefatura')).puedeEditar]).toEqual([true, true]);
    const guardar = await (await propios.as('ejecutivo')).put(`/solicitud/${fila.idCodigo}-titular`, { version: 0 });
    expect([guardar.status, guardar.body.code]).toEqual([403, 'plan-de-otro-ejecutivo']);
  } finally {
    await propios.close();
  }
});

test('every read of a client and a plan leaves its row, under a key that is no cédula', async () => {
  const { idCodigo } = await plan();
  const antes = (await accesos('leer')).length;
  await estado(idCodigo, await t.as('legal'));
  await ejecutivo.get('/cliente/1710034065');
  const filas = (await accesos('leer')).slice(antes);
  expect(filas.map(({ recurso, recursoId }) => `${recurso} ${recursoId}`).sort()).toEqual(
    [`cliente ${titular.id}`, `plan ${idCodigo}`].sort(),
  );
  expect(filas.filter(({ recursoId }) => recursoId.includes('1710034065'))).toEqual([]);
});

test('a client is read in three statements and a plan in seven, whatever hangs on it; the lists in two and one', async () => {
  const { manager } = t.application.dataSource;
  const fila = await plan();
  await adjudicarPlan(manager, fila, { ejecutivo: 'ejecutivo' });
  await crearMovimientos(manager, fila, { meses: 60, pagos: 24 });
  const solicitudId = await crearSolicitud(manager, fila, { casado: true });
  await manager.insert(Referencia, referenciaDePrueba(solicitudId));
  const statements = async (path: string): Promise<string[]> => {
    await ejecutivo.get(path);
    return counter.during(() => ejecutivo.get(path).expect(200));
  };
  expect(await statements('/cliente/1710034065')).toHaveLength(3);
  expect(await statements(`/plan/${fila.idCodigo}`)).toHaveLength(7);
  expect(await statements(`/movimiento?filter={"plan":"${fila.idCodigo}"}`)).toHaveLength(2);
  expect(await statements(`/cuota?filter={"plan":"${fila.idCodigo}"}`)).toHaveLength(1);
});

testOnEmbedded('no read of a client, plan or account scans a table: every step uses an index', async () => {
  const { dataSource } = t.application;
  const pool = poolOf(dataSource);
  if (pool === undefined) throw new Error('no pool: not the embedded engine');
  const { idCodigo } = await plan();
  const spy = jest.spyOn(pool, 'read');
  for (const path of ['/cliente/1710034065', `/plan/${idCodigo}`]) await ejecutivo.get(path).expect(200);
  for (const recurso of ['movimiento', 'cuota'])
    await ejecutivo.get(`/${recurso}?filter={"plan":"${idCodigo}"}`).expect(200);
  const statements = spy.mock.calls.filter(([sql]) => /"(persona|plan|movimiento)"/.test(sql));
  spy.mockRestore();
  expect(statements.length).toBeGreaterThanOrEqual(7);
  for (const [sql, parameters] of statements) {
    const steps: { detail: string }[] = await dataSource.query(`EXPLAIN QUERY PLAN ${sql}`, parameters);
    // a window reads its own rows once more
    const scans = steps.filter(({ detail }) => /^SCAN (?!\(subquery)/.test(detail));
    expect({ sql, scans }).toEqual({ sql, scans: [] });
  }
});
