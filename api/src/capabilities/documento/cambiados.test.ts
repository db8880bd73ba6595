import { ACTUALIZADO_DESDE } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import { datosDeSolicitud } from '../../seed/declarado';
import { documentoDe, documentosDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { testApp } from '../../testing/test-app';

/** The documents that changed since an instant, of one plan and of any. */
const t = testApp();
const ejecutivo = t.user('ejecutivo');
const riesgo = t.user('riesgo');
let uno: PlanDePrueba;
let otro: PlanDePrueba;
beforeAll(async () => {
  uno = await planConDocumentos(t);
  otro = await planConDocumentos(t, { casado: true });
});

const ahora = (): string => {
  t.clock.advance(60_000);
  return t.clock.now().toISOString();
};
interface Row {
  id: number;
  plan: string;
  tipo: { codigo: string };
}
const lee = (desde: string, filtro: object = {}, mas: object = {}, quien = ejecutivo) =>
  quien.get('/documento').query({ filter: JSON.stringify({ ...filtro, [ACTUALIZADO_DESDE]: desde }), ...mas });
const cambiados = async (desde: string, filtro: object = {}, mas: object = {}): Promise<string[]> => {
  const { status, body } = await lee(desde, filtro, { range: '[0,99]', ...mas });
  return status === 200 ? (body as Row[]).map(({ plan, tipo }) => `${plan} ${tipo.codigo}`) : [`${status}`];
};

test('neither plan nor instant, and a text without its plan: 400 at the plan', async () => {
  expect((await ejecutivo.get('/documento')).body.errors).toHaveProperty('plan');
  const { status, body } = await lee(ahora(), { q: 'cedula' });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['plan']]);
});

test('DOC-021 what was uploaded and decided, of whatever plan; of one plan, by step and owner; nothing since later', async () => {
  const desde = ahora();
  const pdf = await pdfDePrueba();
  const cedula = await documentoDe(ejecutivo, uno.idCodigo, 'cedula');
  const { body: subida } = await subir(ejecutivo, cedula, pdf);
  await subir(ejecutivo, await documentoDe(ejecutivo, otro.idCodigo, 'cedulaConyuge'), pdf);
  await riesgo.post(`/documento/${cedula.id}/aceptar`, { version: subida.version });
  const [suyo, ajeno] = [`${uno.idCodigo} cedula`, `${otro.idCodigo} cedulaConyuge`];
  expect([...(await cambiados(desde))].sort()).toEqual([suyo, ajeno].sort());
  expect(await cambiados(desde, { plan: uno.idCodigo })).toEqual([suyo]);
  expect(await cambiados(desde, { plan: otro.idCodigo, q: 'conyuge' })).toEqual([ajeno]);
  for (const filtro of [{ estado: 'correcto' }, { dueno: 1 }, { id: [cedula.id] }])
    expect([filtro, await cambiados(desde, filtro)]).toEqual([filtro, [suyo]]);
  for (const filtro of [{ estado: 'pendiente' }, { dueno: 2 }])
    expect([filtro, await cambiados(desde, filtro)]).toEqual([filtro, [ajeno]]);
  expect(await cambiados(desde, { estado: 'incorrecto' })).toEqual([]);
  expect(await cambiados(ahora())).toEqual([]);
});

test('the list that follows its people: all of that plan, as its own list shows them, whatever they are sorted by', async () => {
  const desde = ahora();
  await ejecutivo.put(`/solicitud/${uno.clave}`, { ...datosDeSolicitud('I'), version: 1 }).expect(200);
  const lista = (await documentosDe(ejecutivo, uno.idCodigo)).map(({ tipo }) => `${uno.idCodigo} ${tipo.codigo}`);
  expect(await cambiados(desde)).toEqual(lista);
  for (const campo of ['id', 'orden', 'tipoPersona', 'nombre', 'estado', 'subidoEn'])
    expect([...(await cambiados(desde, {}, { sort: `["${campo}","DESC"]` }))].sort()).toEqual([...lista].sort());
  const { body, headers } = await lee(desde, {}, { range: '[1,2]' });
  expect([body.length, headers['content-range']]).toEqual([2, `documento 1-2/${lista.length}`]);
});

test('what applies no longer is shown by noAplica while it holds a file, as in the list of its plan', async () => {
  const pdf = await pdfDePrueba();
  await subir(ejecutivo, await documentoDe(ejecutivo, uno.idCodigo, 'ruc'), pdf);
  const desde = ahora();
  await ejecutivo.put(`/solicitud/${uno.clave}`, { ...datosDeSolicitud('V'), version: 2 }).expect(200);
  for (const noAplica of [true, false])
    expect(await cambiados(desde, { noAplica })).toEqual(
      (await documentosDe(ejecutivo, uno.idCodigo, { noAplica })).map(({ tipo }) => `${uno.idCodigo} ${tipo.codigo}`),
    );
  expect(await cambiados(desde, { noAplica: true })).toEqual([`${uno.idCodigo} ruc`]);
});

test('DOC-502 the legal department is told of the legal documents of a plan, others of all', async () => {
  const desde = ahora();
  await t.application.unitOfWork.run(SISTEMA, (tx) =>
    tx.audit({ accion: 'generar', recurso: 'documento', recursoId: otro.idCodigo }),
  );
  const { body } = await lee(desde, {}, { range: '[0,99]' }, await t.as('legal'));
  expect((body as Row[]).map(({ tipo }) => tipo.codigo)).toEqual(['pagare', 'prenda']);
  expect(await cambiados(desde)).toEqual(
    expect.arrayContaining([`${otro.idCodigo} pagare`, `${otro.idCodigo} cedula`]),
  );
});
