import { finanzasEnCero } from '@adjudica/domain';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { datosDeSolicitud } from '../../seed/declarado';
import { documentoDe, pdfDePrueba, subir } from '../../testing/documentos';
import { nombrarGarante, type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';

/** What risk reads must be what is saved: a purchase request older than form, spouse, finances or references counts as missing. */
const t = testApp();
const ejecutivo = t.user('ejecutivo');
let plan: PlanDePrueba;
const manager = () => t.application.dataSource.manager;

const ok = async (response: PromiseLike<{ status: number; text: string; body: { id: number; version: number } }>) => {
  const { status, text, body } = await response;
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body;
};
const generar = (clave: string) => ok(ejecutivo.post(`/solicitud/${clave}/generar`));
const finanzas = (clave: string, version: number, cajaBanco: number) =>
  ok(ejecutivo.put(`/finanzas/${clave}`, { ...finanzasEnCero(), cajaBanco, version }));
const referencia = (clave: string) =>
  ok(
    ejecutivo.post('/referencia', {
      clave,
      tipo: 'B',
      bancoCodigo: 'B001',
      fechaApertura: '2012-05-04',
      tipoCuenta: 'AHORROS',
      numeroCuenta: '2201234567',
    }),
  );
const conyuge = (clave: string, nombreCompleto: string, version: number) =>
  ok(
    ejecutivo.put(`/conyuge/${clave}`, {
      version,
      identificacion: '1712345675',
      nombreCompleto,
      fechaNacimiento: '1987-03-02',
      genero: 'F',
      nacionalidad: 'EC',
      profesion: 'Médica',
      situacionLaboral: 'V',
      laboralNombre: 'Hospital Metropolitano',
      laboralActividad: 'Salud',
      laboralCargo: 'Médica tratante',
      laboralDireccion: 'Av. Mariana de Jesús',
      laboralTelefono: '022998000',
      laboralAnos: 5,
    }),
  );

/** The lines about generating, as the list of 'Enviar a Riesgo' has them. */
async function porGenerar(): Promise<[string, string][]> {
  const { body } = await ejecutivo.get(`/plan/${plan.idCodigo}`);
  return body.faltantes
    .filter(({ codigo }: { codigo: string }) => codigo.endsWith('.generar'))
    .map(({ generar: rol, texto }: { generar: string; texto: string }) => [rol, texto]);
}
const DESACTUALIZADA = 'Solicitud desactualizada: generar de nuevo';
const delTitular = [['titular', DESACTUALIZADA]];
const datos = datosDeSolicitud('B', { casado: true });
let referenciaId: number;

beforeEach(async () => {
  plan = await planAdjudicado(t, { ejecutivo: 'ejecutivo' });
  await ok(ejecutivo.put(`/solicitud/${plan.clave}`, { ...datos, version: 0 }));
  await conyuge(plan.clave, 'María Fernanda Zambrano Loor', 0);
  await finanzas(plan.clave, 0, 100);
  referenciaId = (await referencia(plan.clave)).id;
  await generar(plan.clave);
});

const cambios: readonly [string, () => Promise<unknown>][] = [
  ['the form', () => ok(ejecutivo.put(`/solicitud/${plan.clave}`, { ...datos, celular: '0987654321', version: 1 }))],
  ['the spouse', () => conyuge(plan.clave, 'María Fernanda Zambrano Vera', 1)],
  ['the finances', () => finanzas(plan.clave, 1, 250)],
  ['one reference more', () => referencia(plan.clave)],
  ['a reference less', () => ok(ejecutivo.delete(`/referencia/${referenciaId}`).set('If-Match', `"1"`))],
];
test.each(cambios)(
  'CLI-045 CLI-054 after a change of %s the request is out of date until it is generated again',
  async (_que, cambiar) => {
    expect(await porGenerar()).toEqual([]);
    await cambiar();
    expect(await porGenerar()).toEqual(delTitular);
    // risk would not approve it either: one fact
    expect((await ejecutivo.get(`/solicitud/${plan.clave}`)).body.documentoVigente).toBe(false);
    await generar(plan.clave);
    expect(await porGenerar()).toEqual([]);
  },
);

test('CLI-045 what is saved as it was makes nothing old, nor does another plan', async () => {
  await finanzas(plan.clave, 1, 100);
  const este = plan;
  plan = await planAdjudicado(t, { ejecutivo: 'ejecutivo' });
  await ok(ejecutivo.put(`/solicitud/${plan.clave}`, { ...datos, version: 0 }));
  await finanzas(plan.clave, 0, 77);
  plan = este;
  expect(await porGenerar()).toEqual([]);
});

test('EST-523 the guarantor’s request is judged by what the guarantor declares', async () => {
  await nombrarGarante(t, plan);
  await ok(ejecutivo.put(`/solicitud/${plan.claveGarante}`, { ...datos, version: 1 }));
  await generar(plan.claveGarante);
  expect(await porGenerar()).toEqual([]);
  await finanzas(plan.claveGarante, 0, 5);
  expect(await porGenerar()).toEqual([['garante', DESACTUALIZADA]]);
});

test('CLI-054 an out-of-date request is listed when the folder is sent, may be accepted, and risk sees that something lacked', async () => {
  await ok(subir(ejecutivo, await documentoDe(ejecutivo, plan.idCodigo, 'cedula'), await pdfDePrueba()) as never);
  await finanzas(plan.clave, 1, 250);
  const rechazada = await ejecutivo.post(`/carpeta/${plan.idCodigo}/enviar`, {});
  expect([rechazada.status, rechazada.body.code]).toEqual([422, 'carpeta-incompleta']);
  const { faltantes } = rechazada.body.detalle;
  expect(faltantes).toContainEqual(expect.objectContaining({ generar: 'titular', texto: DESACTUALIZADA }));
  await ok(ejecutivo.post(`/carpeta/${plan.idCodigo}/enviar`, { aceptaIncompleta: true }));
  const envios = await manager().find(CarpetaEnvio, { order: { id: 'DESC' }, take: 1 });
  expect(envios).toEqual([expect.objectContaining({ completa: false, faltantes: faltantes.length })]);
});

test('CLI-053 after a cession the request of the holder before is nobody’s: the new one has none', async () => {
  const otro = await planAdjudicado(t);
  await manager().update(PlanTitular, { planId: plan.planId }, { personaId: otro.titular.id });
  const { body } = await ejecutivo.get(`/plan/${plan.idCodigo}`);
  expect(body.estadoSol).toBeNull();
  expect(body.motivoNoEnviar).toBe('Primero debe generar la solicitud de compra');
  expect(await porGenerar()).toEqual([[undefined, 'Generar la solicitud de compra']]);
});
