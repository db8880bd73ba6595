import { centavos, codigosDePolitica, type Rol } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Delegacion, Limite } from '../../entities/limite.entity';
import { Plan } from '../../entities/plan.entity';
import { Usuario } from '../../entities/usuario.entity';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import { long } from '../../testing/long';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';
import { LimitesDeAprobacion } from '.';

const t = testApp();
const admin = t.user('admin');
const riesgo = t.user('riesgo');
let plan: PlanDePrueba;

beforeAll(async () => {
  const { manager } = t.application.dataSource;
  // another analyst, to lend a limit from
  const { id: _, ...analista } = await manager.findOneByOrFail(Usuario, { usuario: 'riesgo' });
  await manager.insert(Usuario, { ...analista, usuario: 'riesgo.dos', nombre: 'Rosa', apellido: 'Vela' });
});
beforeEach(async () => {
  const { manager } = t.application.dataSource;
  await manager.deleteAll(Limite);
  await manager.deleteAll(Delegacion);
});

const db = () => t.application.dataSource.manager;
const limite = (monto: number, usuario = '*') => ({ rol: 'Riesgo', usuario, monto });
const delegacion = (cambio: object = {}) => ({
  titular: 'riesgo.dos',
  delegado: 'riesgo',
  desde: '2000-01-01',
  hasta: '2000-03-01',
  motivo: 'Vacaciones',
  ...cambio,
});
const hoy = () => t.clock.now().toISOString().slice(0, 10);
const aprobar = () =>
  riesgo.post(`/carpeta/${plan.idCodigo}/aprobar`, {
    tipoGarantia: 'C',
    comentario: 'Conforme',
    confirma: [...codigosDePolitica],
  });
const calcular = () => riesgo.post(`/riesgo/${plan.idCodigo}/calcular`, { version: 0 }).expect(200);
const marcar = (version = 1) =>
  riesgo
    .put(`/riesgo/${plan.idCodigo}/parametro`, { parametro: 'VALOR19', cumple: true, motivo: 'Visto', version })
    .expect(200);
const estado = async () => (await db().findOneByOrFail(Carpeta, { planId: plan.planId })).idDepartamento;

describe('the table of limits', () => {
  test.each([
    [limite(-1), 'monto'],
    [{ ...limite(5), rol: 'Legal' }, 'rol'],
    [limite(5, 'legal'), 'usuario'],
    [limite(5, 'nadie'), 'usuario'],
    [limite(5, ''), 'usuario'],
  ])('a limit %p is refused', async (body, campo) => {
    const { status, body: problema } = await admin.post('/limite', body);
    expect([status, Object.keys(problema.errors)]).toEqual([422, [campo]]);
  });

  test.each([
    [{ delegado: 'riesgo.dos' }, 'delegado'],
    [{ titular: 'gerente' }, 'titular'],
    [{ hasta: '1999-12-31' }, 'hasta'],
    [{ desde: '2000-03-02' }, 'hasta'],
    [{ hasta: '2000-03-31', desde: '2000-01-01' }, null],
    [{ hasta: '2000-04-01', desde: '2000-01-01' }, 'hasta'],
    [{ motivo: ' ' }, 'motivo'],
  ])('a delegation with %p', async (cambio, campo) => {
    const { status, body } = await admin.post('/delegacion', delegacion(cambio));
    expect(campo === null ? status : [status, Object.keys(body.errors)]).toEqual(campo === null ? 201 : [422, [campo]]);
  });

  test('one limit for each; an older version is refused; each change is audited with before and after', async () => {
    const { body } = await admin.post('/limite', limite(50_000)).expect(201);
    expect((await admin.post('/limite', limite(1))).body).toMatchObject({
      status: 409,
      title: 'Ese usuario, o ese rol, ya tiene un límite',
    });
    await admin.put(`/limite/${body.id}`, { ...limite(60_000), version: 1 }).expect(200);
    expect((await admin.put(`/limite/${body.id}`, { ...limite(70_000), version: 1 })).status).toBe(412);
    const filas = await db().find(Auditoria, { where: { recurso: 'limite' }, order: { id: 'DESC' }, take: 1 });
    expect(
      filas.map(({ accion, antes, despues }) => [
        accion,
        JSON.parse(antes ?? '').monto,
        JSON.parse(despues ?? '').monto,
      ]),
    ).toEqual([['actualizar', 50_000, 60_000]]);
  });

  test('of two that set the same limit at once one does', async () => {
    const answers = await Promise.all([1, 2].map((monto) => admin.post('/limite', limite(monto))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  });
});

describe('four eyes', () => {
  beforeEach(async () => {
    plan = await carpetaEnRiesgo(t);
    await db().update(Plan, { id: plan.planId }, { monto: centavos(1_800_000) });
  });

  long(
    'who marked by hand does not approve above the limit: the dialog says it, the act refuses, nothing is written',
    async () => {
      await admin.post('/limite', limite(17_999.99)).expect(201);
      await calcular();
      await marcar();
      const { body: base } = await riesgo.get(`/carpeta/${plan.idCodigo}/base-de-decision`).expect(200);
      expect(base.impedimento).toContain('debe aprobarla otra persona');
      const { status, body } = await aprobar();
      expect([status, body.code, await estado()]).toEqual([403, 'limite-excedido', '004']);
      expect(body.title).toContain('$ 18.000,00');
      // whoever did not mark it does
      const otra = await t.as('riesgo.dos');
      expect((await otra.get(`/carpeta/${plan.idCodigo}/base-de-decision`)).body.impedimento).toBeNull();
      await otra
        .post(`/carpeta/${plan.idCodigo}/aprobar`, {
          tipoGarantia: 'C',
          comentario: 'Bien',
          confirma: [...codigosDePolitica],
        })
        .expect(200);
    },
  );

  test('who gave the exception does not either', async () => {
    await admin.post('/limite', limite(0)).expect(201);
    await calcular();
    await riesgo.post(`/riesgo/${plan.idCodigo}/excepcion`, { excepcion: true, observacion: 'Conocido' }).expect(200);
    expect((await aprobar()).body.code).toBe('limite-excedido');
  });

  test('who wrote neither, who took the mark back, and an amount within the limit: approved', async () => {
    await admin.post('/limite', limite(0)).expect(201);
    await calcular();
    await marcar();
    await riesgo
      .put(`/riesgo/${plan.idCodigo}/parametro`, { parametro: 'VALOR19', cumple: null, motivo: 'Error', version: 2 })
      .expect(200);
    await aprobar().expect(200);
    plan = await carpetaEnRiesgo(t);
    await db().update(Plan, { id: plan.planId }, { monto: centavos(1_800_000) });
    await calcular();
    await marcar();
    await admin.post('/limite', limite(18_000, 'riesgo')).expect(201);
    await aprobar().expect(200);
  });

  test('without a row 100.000 holds', async () => {
    await calcular();
    await marcar();
    await db().update(Plan, { id: plan.planId }, { monto: centavos(10_000_001) });
    expect((await aprobar()).body.code).toBe('limite-excedido');
    await db().update(Plan, { id: plan.planId }, { monto: centavos(10_000_000) });
    await aprobar().expect(200);
  });

  test('a delegation lends its limit from its first day to its last, and not a day more', async () => {
    await admin.post('/limite', limite(0)).expect(201);
    await admin.post('/limite', limite(50_000, 'riesgo.dos')).expect(201);
    await calcular();
    await marcar();
    const { body } = await admin.post('/delegacion', delegacion()).expect(201);
    expect((await aprobar()).body.code).toBe('limite-excedido');
    await admin.put(`/delegacion/${body.id}`, delegacion({ desde: hoy(), hasta: hoy(), version: 1 })).expect(200);
    await aprobar().expect(200);
  });

  test('with CUATRO_OJOS off nobody is asked', async () => {
    await admin.post('/limite', limite(0)).expect(201);
    await calcular();
    await marcar();
    const { dataSource, clock } = { ...t.application, clock: t.clock };
    const { id, usuario, nombre, apellido, role, idDepartamento } = await db().findOneByOrFail(Usuario, {
      usuario: 'riesgo',
    });
    const actor = { id, usuario, nombre, apellido, role: role as Rol, idDepartamento, sesionId: '' };
    const rechazo = (cuatroOjos: boolean) =>
      new LimitesDeAprobacion(dataSource, clock, { cuatroOjos }).rechazo(actor, { monto: 18_000 }, [id]);
    expect((await rechazo(true))?.code).toBe('limite-excedido');
    expect(await rechazo(false)).toBeNull();
  });
});
