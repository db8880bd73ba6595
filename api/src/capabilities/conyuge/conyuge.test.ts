import { Acceso } from '../../entities/acceso.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Conyuge } from '../../entities/conyuge.entity';
import { Evento } from '../../entities/evento.entity';
import { adjudicarPlan, crearGrupo, crearPersona, crearPlan, crearSolicitud } from '../../testing/builders';
import { type Client, testApp } from '../../testing/test-app';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');
let casado: string;
let enRiesgo: string;
let soltero: string;
let sinSolicitud: string;
let sinAdjudicar: string;

beforeAll(async () => {
  const { manager } = t.application.dataSource;
  const grupo = await crearGrupo(manager);
  const nuevo = async (casado: boolean | null, idDepartamento: string | null = null): Promise<string> => {
    const plan = await crearPlan(manager, grupo);
    await adjudicarPlan(manager, plan, { idDepartamento });
    if (casado !== null) await crearSolicitud(manager, plan, { casado });
    return `${plan.idCodigo}-titular`;
  };
  casado = await nuevo(true);
  enRiesgo = await nuevo(true, '004');
  soltero = await nuevo(false);
  sinSolicitud = await nuevo(null);
  sinAdjudicar = `${(await crearPlan(manager, grupo)).idCodigo}-titular`;
});

const datos = {
  identificacion: '1712345678',
  nombreCompleto: 'Lucía del Rocío Güillín de la Cruz',
  fechaNacimiento: '1988-03-11',
  genero: 'F',
  nacionalidad: 'CO',
  anosResidencia: 12,
  profesion: 'Contadora',
  situacionLaboral: 'V',
  laboralNombre: 'Almacenes La Ganga',
  laboralRuc: '1790012345001',
  laboralActividad: 'Comercio',
  laboralCargo: 'Jefa',
  laboralAnos: 4,
  laboralTelefono: '022345678',
  laboralCorreo: 'rrhh@ganga.example',
  laboralDireccion: 'Av. 10 de Agosto',
};
const put = (quien: Client, clave: string, version: number, cambio: object = {}) =>
  quien.put(`/conyuge/${clave}`, { ...datos, ...cambio, version });
/** A married plan of its own, so that tests do not wait for one another's versions. */
async function otroCasado(): Promise<string> {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan);
  await crearSolicitud(manager, plan, { casado: true });
  return `${plan.idCodigo}-titular`;
}

test('what is no key, no plan, not awarded or not applied for is refused', async () => {
  for (const clave of ['01-NADA-1-titular', '01-NADA-1', `${casado}x`]) {
    expect((await ejecutivo.get(`/conyuge/${clave}`)).status).toBe(404);
    expect((await put(ejecutivo, clave, 0)).status).toBe(404);
  }
  const sin = await put(ejecutivo, sinSolicitud, 0);
  expect([sin.status, sin.body.code, sin.body.title]).toEqual([
    422,
    'sin-solicitud',
    'Primero debe guardar la solicitud',
  ]);
  expect((await put(ejecutivo, sinAdjudicar, 0)).body.code).toBe('plan-sin-adjudicar');
  const deGarante = await put(ejecutivo, casado.replace('titular', 'garante'), 0);
  expect([deGarante.status, deGarante.body.code]).toEqual([422, 'sin-garante']);
});

test('EST-501 a marital status without spouse takes none', async () => {
  const response = await put(ejecutivo, soltero, 0);
  expect([response.status, response.body.code, response.body.title]).toEqual([
    422,
    'no-corresponde-conyuge',
    'El estado civil declarado no admite cónyuge',
  ]);
  expect((await ejecutivo.get(`/conyuge/${soltero}`)).body.acciones).toEqual([]);
});

test('EST-518 002 does not write while the folder is in 004; risk does', async () => {
  const refused = await put(ejecutivo, enRiesgo, 0);
  expect([refused.status, refused.body.code]).toEqual([409, 'carpeta-en-riesgo']);
  expect((await ejecutivo.get(`/conyuge/${enRiesgo}`)).body.acciones).toEqual([]);
  expect((await riesgo.get(`/conyuge/${enRiesgo}`)).body.acciones).toEqual(['guardar']);
  expect((await put(riesgo, enRiesgo, 0)).status).toBe(200);
});

test('EST-526 EST-527 EST-529 an empty one is refused field by field, and nothing is kept', async () => {
  const clave = await otroCasado();
  const response = await ejecutivo.put(`/conyuge/${clave}`, { version: 0 });
  expect([response.status, response.body.title]).toEqual([
    422,
    'Tiene campos incorrectos en el formulario, revise y vuelva a intentar.',
  ]);
  expect(response.body.errors).toEqual({
    identificacion: 'El campo es obligatorio',
    nombreCompleto: 'El campo es obligatorio',
    situacionLaboral: 'Situación laboral del cliente es requerida.',
  });
  expect((await ejecutivo.get(`/conyuge/${clave}`)).body).toMatchObject({ version: 0, identificacion: null });
});

test('EST-524 EST-525 EST-571 EST-572 it is saved with its name split, read back, noted and audited', async () => {
  const clave = await otroCasado();
  const { manager } = t.application.dataSource;
  const saved = await put(ejecutivo, clave, 0);
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({
    ...datos,
    id: clave,
    version: 1,
    nombres: 'Lucía del Rocío',
    apellidoPaterno: 'Güillín',
    apellidoMaterno: 'de la Cruz',
    edad: 37,
    acciones: ['guardar'],
  });
  expect((await riesgo.get(`/conyuge/${clave}`)).body).toEqual(saved.body);
  const stored = await manager.find(Conyuge, { where: { identificacion: datos.identificacion } });
  expect(stored.at(-1)).toMatchObject({ nombres: 'Lucía del Rocío', apellidoPaterno: 'Güillín', version: 1 });
  const [evento] = await manager.find(Evento, { where: { tipo: 'CONYUGE' }, order: { id: 'DESC' }, take: 1 });
  expect(evento).toMatchObject({ observacion: null, idDepartamento: '002' });
  const [auditoria] = await manager.find(Auditoria, { where: { recurso: 'conyuge', recursoId: clave } });
  expect(auditoria).toMatchObject({ accion: 'guardar', antes: null, usuario: 'ejecutivo' });
  expect(JSON.parse(auditoria?.despues ?? '')).toMatchObject({ nombreCompleto: datos.nombreCompleto });
  await t.application.accessLog.step();
  expect(await manager.findBy(Acceso, { recurso: 'conyuge', recursoId: clave })).toMatchObject([{ operacion: 'leer' }]);
});

test('a record sent back as it was keeps its version and leaves no event', async () => {
  const clave = await otroCasado();
  const { manager } = t.application.dataSource;
  const first = await put(ejecutivo, clave, 0);
  const events = await manager.countBy(Evento, { tipo: 'CONYUGE' });
  const again = await ejecutivo.put(`/conyuge/${clave}`, first.body);
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await manager.countBy(Evento, { tipo: 'CONYUGE' })).toBe(events);
});

test('a stale save gets 412 with who, when and what stands there now, and changes nothing', async () => {
  const clave = await otroCasado();
  await put(ejecutivo, clave, 0);
  const second = await put(await t.as('jefatura'), clave, 1, { profesion: 'Economista', laboralAnos: 5 });
  expect(second.status).toBe(200);
  const stale = await put(ejecutivo, clave, 1, { profesion: 'Auditora' });
  expect([stale.status, stale.body.code]).toEqual([412, 'version-vieja']);
  expect(stale.body.detalle).toEqual({
    versionActual: 2,
    campos: ['profesion', 'laboralAnos'],
    quien: second.body.guardadaPor,
    cuando: second.body.guardadaEn,
    actual: { profesion: 'Economista', laboralAnos: 5 },
  });
  expect((await ejecutivo.get(`/conyuge/${clave}`)).body.profesion).toBe('Economista');
});

test.each([0, 1])('of two saves at once from version %i one wins and the other gets 412', async (version) => {
  const clave = await otroCasado();
  if (version === 1) await put(ejecutivo, clave, 0);
  const both = await Promise.all([
    put(ejecutivo, clave, version, { profesion: 'Uno' }),
    put(riesgo, clave, version, { profesion: 'Dos' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
  const winner = both.find(({ status }) => status === 200);
  expect((await ejecutivo.get(`/conyuge/${clave}`)).body).toMatchObject({
    profesion: winner?.body.profesion,
    version: version + 1,
  });
});

test('EST-503 CLI-020 the spouse of the guarantor is another record than that of the holder', async () => {
  const { manager } = t.application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager));
  await adjudicarPlan(manager, plan);
  await crearSolicitud(manager, plan, { casado: true });
  await crearSolicitud(manager, plan, { casado: true, rol: 'garante', de: await crearPersona(manager) });
  expect((await put(ejecutivo, `${plan.idCodigo}-garante`, 0, { profesion: 'Pilota' })).status).toBe(200);
  expect((await ejecutivo.get(`/conyuge/${plan.idCodigo}-titular`)).body.version).toBe(0);
  const [evento] = await manager.find(Evento, { where: { planId: plan.id, tipo: 'CONYUGE' } });
  expect(evento?.observacion).toBe('Garante');
});

test('HTML and emoji are text like any other where letters are not asked for', async () => {
  const clave = await otroCasado();
  const profesion = '<b>Contadora</b> 🧮 & Cía.';
  expect((await put(ejecutivo, clave, 0, { profesion })).body.profesion).toBe(profesion);
  const long = await put(ejecutivo, clave, 1, { profesion: 'x'.repeat(50_000) });
  expect([long.status, long.body.errors]).toEqual([422, { profesion: 'Máximo 80 caracteres' }]);
});
