import type { ErrorDeNegocio } from '@adjudica/domain';
import type { RegisteredActs } from '../../act';
import type { Actor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Carpeta } from '../../entities/carpeta.entity';
import { Usuario } from '../../entities/usuario.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { testApp } from '../../testing/test-app';
import { PlanStore } from '../plan';
import { CarpetaStore, type PlanParaEscribir, paraEscribir } from './carpeta.store';

const t = testApp();
let abierta: string;
let enRiesgo: string;
let ajena: string;
let sinAdjudicar: string;
let libre: string;

beforeAll(async () => {
  const { manager } = t.application.dataSource;
  const grupo = await crearGrupo(manager);
  const plan = () => crearPlan(manager, grupo);
  const [a, b, c] = [await plan(), await plan(), await plan()];
  await adjudicarPlan(manager, a);
  await adjudicarPlan(manager, b, { idDepartamento: '004', ejecutivo: 'ejecutivo' });
  await adjudicarPlan(manager, c, { idDepartamento: '002', ejecutivo: 'ejecutivo2' });
  [abierta, enRiesgo, ajena] = [a.idCodigo, b.idCodigo, c.idCodigo];
  sinAdjudicar = (await plan()).idCodigo;
  libre = (await crearPlan(manager, grupo, { titular: null })).idCodigo;
});

async function actorDe(usuario: string): Promise<Actor> {
  const { id, nombre, apellido, role, idDepartamento } = await t.application.dataSource.manager.findOneByOrFail(
    Usuario,
    {
      usuario,
    },
  );
  return { id, usuario, nombre, apellido, role: role as Actor['role'], idDepartamento, sesionId: '' };
}

async function abrir(
  usuario: string,
  idCodigo: string,
  soloPropios = false,
  puerta: 'paraEscribir' | 'paraActuar' = 'paraEscribir',
): Promise<PlanParaEscribir> {
  const { dataSource, unitOfWork } = t.application;
  const store = new CarpetaStore(dataSource, new PlanStore(dataSource), { soloPropios });
  const abierta = { paraEscribir: store.lockForWrite.bind(store), paraActuar: paraActuar(soloPropios) }[puerta];
  return unitOfWork.run(await actorDe(usuario), (tx) => abierta(tx, idCodigo));
}

/** As an act with a lifecycle of its own takes a folder: the calculation of a plan's risk, which four departments may do or look at. */
const paraActuar =
  (soloPropios: boolean) =>
  async (tx: Tx, idCodigo: string): Promise<PlanParaEscribir> => {
    const { record } = t.application.acts.registered.find((uno) => uno.record.resource === 'riesgo') as RegisteredActs;
    await record.lock(tx, idCodigo, { accion: 'calcular', body: {} });
    const row = await record.read(tx, idCodigo);
    const rechazo = record.lifecycle.accessRefusal(row, { actor: tx.actor, soloPropios });
    if (rechazo !== null) throw rechazo;
    return paraEscribir(row.plan, tx.actor);
  };

const rechazo = async (...args: Parameters<typeof abrir>): Promise<[number, string] | null> =>
  abrir(...args).then(
    () => null,
    (error: ErrorDeNegocio) => [error.status, error.code],
  );

test('an unknown plan, a free slot and a plan without award are not written', async () => {
  expect(await rechazo('ejecutivo', '01-NADA-1')).toEqual([404, 'no-encontrado']);
  expect(await rechazo('ejecutivo', libre)).toEqual([404, 'no-encontrado']);
  expect(await rechazo('ejecutivo', sinAdjudicar)).toEqual([422, 'plan-sin-adjudicar']);
});

test('CLI-046 CLI-047 CLI-048 CLI-049 002 may not write while the folder is in 004; any other department may', async () => {
  for (const usuario of ['ejecutivo', 'jefatura'])
    expect(await rechazo(usuario, enRiesgo)).toEqual([409, 'carpeta-en-riesgo']);
  for (const usuario of ['riesgo', 'legal']) expect(await rechazo(usuario, enRiesgo)).toBeNull();
  for (const usuario of ['ejecutivo', 'jefatura', 'riesgo', 'legal']) {
    expect(await rechazo(usuario, abierta)).toBeNull();
    expect(await rechazo(usuario, ajena)).toBeNull();
  }
});

test('acts with their own cycle are open to 002 while the folder is in 004, and refuses the rest alike', async () => {
  expect(await rechazo('ejecutivo', '01-NADA-1', false, 'paraActuar')).toEqual([404, 'no-encontrado']);
  expect(await rechazo('ejecutivo', sinAdjudicar, false, 'paraActuar')).toEqual([422, 'plan-sin-adjudicar']);
  expect(await rechazo('ejecutivo', ajena, true, 'paraActuar')).toEqual([403, 'plan-de-otro-ejecutivo']);
  for (const usuario of ['ejecutivo', 'jefatura', 'riesgo', 'legal'])
    expect(await rechazo(usuario, enRiesgo, false, 'paraActuar')).toBeNull();
  expect(await abrir('ejecutivo', enRiesgo, false, 'paraActuar')).toMatchObject({
    carpeta: { idDepartamento: '004' },
    ajeno: false,
  });
});

test("another executive's plan may be written and says so; SOLO_PROPIOS refuses it to executives only", async () => {
  expect((await abrir('ejecutivo', ajena)).ajeno).toBe(true);
  expect((await abrir('ejecutivo2', ajena)).ajeno).toBe(false);
  expect((await abrir('jefatura', ajena)).ajeno).toBe(false);
  expect((await abrir('ejecutivo', abierta, true)).ajeno).toBe(false);
  expect(await rechazo('ejecutivo', ajena, true)).toEqual([403, 'plan-de-otro-ejecutivo']);
  for (const usuario of ['ejecutivo2', 'jefatura', 'riesgo']) expect(await rechazo(usuario, ajena, true)).toBeNull();
});

test('it gives plan, holder and folder, and changes neither version nor department', async () => {
  const { plan, carpeta } = await abrir('riesgo', enRiesgo);
  const stored = await t.application.dataSource.manager.findOneByOrFail(Carpeta, { id: carpeta.id });
  expect(carpeta).toEqual({ id: stored.id, idDepartamento: '004', version: 1 });
  expect(stored).toMatchObject({ planId: plan.planId, idDepartamento: '004', version: 1 });
  expect(plan).toMatchObject({ idCodigo: enRiesgo, departamento: 'Riesgos', mesesPlan: 60, estadoCivil: 'S' });
  expect(plan.identificacion).toMatch(/^\d{10}$/);
});
