import { finanzasEnCero, formularioDeFinanzas, nombresDeTotales, totalesDeFinanzas } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Evento } from '../../entities/evento.entity';
import { Finanzas } from '../../entities/finanzas.entity';
import { adjudicarPlan, crearGrupo, crearPersona, crearPlan, crearSolicitud } from '../../testing/builders';
import { type Client, testApp } from '../../testing/test-app';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');

async function solicitado(idDepartamento: string | null = null, garante = false): Promise<string> {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan, { idDepartamento });
  await crearSolicitud(manager, plan);
  if (garante) await crearSolicitud(manager, plan, { rol: 'garante', de: await crearPersona(manager) });
  return `${plan.idCodigo}-titular`;
}

const datos = {
  ...finanzasEnCero(),
  cajaBanco: 1200.1,
  viviendaTerreno: 85_000.2,
  prestamoAno: 2500.3,
  prestamoMasAno: 90_000,
  ingresoFijo: 1800.75,
  egresoAlimentacion: 450.05,
};
const put = (quien: Client, clave: string, version: number, cambio: object = {}) =>
  quien.put(`/finanzas/${clave}`, { ...datos, ...cambio, version });

test('EST-506 no financial statement before the application', async () => {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan);
  const refused = await put(ejecutivo, `${plan.idCodigo}-titular`, 0);
  expect([refused.status, refused.body.code]).toEqual([422, 'sin-solicitud']);
  expect((await ejecutivo.get(`/finanzas/${plan.idCodigo}-titular`)).body).toMatchObject({ version: 0, acciones: [] });
});

test('002 does not write while the folder is in 004; risk does', async () => {
  const clave = await solicitado('004');
  const refused = await put(ejecutivo, clave, 0);
  expect([refused.status, refused.body.code]).toEqual([409, 'carpeta-en-riesgo']);
  expect((await put(riesgo, clave, 0)).status).toBe(200);
});

test('FIN-011 FIN-013 a statement with an empty value is refused, nothing is kept', async () => {
  const clave = await solicitado();
  const response = await ejecutivo.put(`/finanzas/${clave}`, { version: 0 });
  expect([response.status, response.body.title]).toEqual([
    422,
    'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.',
  ]);
  expect(response.body.errors).toEqual(
    Object.fromEntries(formularioDeFinanzas.nombres.map((nombre) => [nombre, 'El valor es obligatorio'])),
  );
  expect((await ejecutivo.get(`/finanzas/${clave}`)).body.version).toBe(0);
});

test.each(nombresDeTotales)('FIN-016 a tampered %s is refused under its own name', async (nombre) => {
  const clave = await solicitado();
  const totales = totalesDeFinanzas(datos);
  const response = await put(ejecutivo, clave, 0, { ...totales, [nombre]: totales[nombre] + 0.01 });
  expect([response.status, response.body.code, response.body.errors]).toEqual([
    422,
    'total-distinto',
    { [nombre]: 'El total no coincide con la suma de sus valores' },
  ]);
});

test('a total that no column holds is refused and named', async () => {
  const response = await put(ejecutivo, await solicitado(), 0, { cajaBanco: 999_999_999_999.99, inventario: 0.01 });
  expect([response.status, response.body.errors.totalActivo]).toEqual([422, 'El monto es demasiado grande']);
});

test('EST-556 FIN-014 FIN-015 FIN-016 it is saved with the totals of its parts, to the cent, and read back', async () => {
  const clave = await solicitado();
  const { manager } = t.application.dataSource;
  const saved = await put(ejecutivo, clave, 0, totalesDeFinanzas(datos));
  expect([saved.status, saved.body]).toEqual([
    200,
    expect.objectContaining({
      ...datos,
      id: clave,
      version: 1,
      totalActivo: 86_200.3,
      totalPasivo: 92_500.3,
      totalPatrimonio: -6300,
      totalIngresos: 1800.75,
      totalEgresos: 450.05,
      totalIngresosEgresos: 1350.7,
    }),
  ]);
  expect((await riesgo.get(`/finanzas/${clave}`)).body).toEqual(saved.body);
  const stored = (await manager.find(Finanzas, { order: { id: 'DESC' }, take: 1 }))[0] as Finanzas;
  expect(stored).toMatchObject({ cajaBanco: 120_010, totalActivo: 8_620_030, totalPatrimonio: -630_000 });
  const [evento] = await manager.find(Evento, { where: { tipo: 'FINANZAS' }, order: { id: 'DESC' }, take: 1 });
  expect(evento?.observacion).toBeNull();
  expect(await manager.countBy(Auditoria, { recurso: 'finanzas', recursoId: clave, accion: 'guardar' })).toBe(1);
  await t.application.accessLog.step();
  expect(await manager.countBy(Acceso, { recurso: 'finanzas', recursoId: clave })).toBe(1);
});

test('FIN-020 EST-581 EST-582 holder and guarantor have a statement each', async () => {
  const clave = await solicitado(null, true);
  const deGarante = clave.replace('titular', 'garante');
  expect((await put(ejecutivo, deGarante, 0, { cajaBanco: 5 })).status).toBe(200);
  expect((await ejecutivo.get(`/finanzas/${clave}`)).body).toMatchObject({ version: 0, cajaBanco: null });
  expect((await ejecutivo.get(`/finanzas/${deGarante}`)).body.cajaBanco).toBe(5);
});
