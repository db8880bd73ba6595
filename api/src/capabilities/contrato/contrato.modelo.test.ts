import { ejemploDe, formularioDePlazo, idsDeBloque, mensajes, reglasDelPaso, tiposDeEvento } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Archivo } from '../../entities/archivo.entity';
import { EntregaDeModelo } from '../../entities/contrato.entity';
import { Evento } from '../../entities/evento.entity';
import { Pagare } from '../../entities/pagare.entity';
import { asBytes } from '../../testing/binary';
import {
  contratoConBloques,
  contratoDe,
  crearContrato,
  generarBloque,
  planPorContratar,
} from '../../testing/contratos';
import { pdfDePrueba } from '../../testing/documentos';
import { PaperlessRenderer } from '../../testing/renderers';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { type Client, overDatabaseOf, startTestApp, type TestApp, testApp } from '../../testing/test-app';
import type { PapelVista } from '../papel/papel.dto';
import type { ContratoVista } from './contrato.dto';
import type { ContratoImpreso } from './contrato.impreso';

const { LEG, propios } = mensajes;
const printer = new PaperlessRenderer();
const overrides = { renderer: printer.asRenderer() };
const t = testApp({ overrides });
const legal = t.user('legal');
const asistente = t.user('asistente.legal');
const ejecutivo = t.user('ejecutivo');

const impreso = () => printer.printed.at(-1)?.hechos as ContratoImpreso;
const manager = () => t.application.dataSource.manager;
/** This minute in Ecuador. */
const AHORA = { fecha: '2026-03-10', hora: '10:00' };
const POR_CORREO = { ...AHORA, medio: 'correo', correo: 'ana@correo.example' };
const EN_MANO = { ...AHORA, medio: 'mano' };

async function entregar(client: Client, idCodigo: string, campos: object, recibo?: Buffer) {
  const { version } = await contratoDe(legal, idCodigo);
  const envio = client.post(`/contrato/${idCodigo}/entregar-modelo`).field('version', String(version));
  for (const [campo, valor] of Object.entries(campos)) envio.field(campo, valor);
  return recibo === undefined ? envio : envio.attach('file', recibo, 'recibo.pdf');
}
/** What else is not met is accepted; `conModelo`: this too. */
const dicho = (conModelo: boolean) => ({
  confirma: reglasDelPaso('contrato').filter((codigo) => conModelo || codigo !== 'modelo'),
  motivo: 'Consta en el expediente',
});
const aprobar = async (idCodigo: string, conModelo: boolean, client = legal) => {
  const { version } = await contratoDe(legal, idCodigo);
  return client.post(`/contrato/${idCodigo}/aprobar`, { version, ...dicho(conModelo) });
};

/** A complete contract whose note is signed on that day. */
async function contratoQueSeFirma(fechaEmision: string): Promise<PlanDePrueba> {
  const plan = await planPorContratar(t);
  await manager().update(Pagare, { planId: plan.planId }, { fechaEmision });
  await crearContrato(asistente, plan.idCodigo);
  for (const bloque of idsDeBloque) await generarBloque(asistente, plan.idCodigo, bloque);
  return plan;
}

async function firmar(idCodigo: string, campos: object, usuario = 'legal', app: Pick<TestApp, 'as'> = t) {
  // signed in anew: days went by
  const client = await app.as(usuario);
  const { body } = await client.get(`/papeles-de-plan/${idCodigo}`).expect(200);
  const { id } = body.find(({ tipo }: PapelVista) => tipo === 'contrato') as PapelVista;
  const envio = client.post(`/papel/${id}/firmar`).field({ version: '0', ciudad: '1701', ...campos });
  return envio.attach('file', await pdfDePrueba('Firmado'), 'contrato.pdf');
}

test('blocks are missing, no receipt, no address, an hour to come or before the text, another role: refused, and nothing is kept', async () => {
  const { idCodigo: empezado } = await contratoConBloques(t, asistente, 3);
  expect((await entregar(asistente, empezado, POR_CORREO)).body.title).toBe(LEG.faltanBloques);
  const { idCodigo } = await contratoConBloques(t, asistente);
  const errores = async (campos: object) => {
    const { status, body } = await entregar(asistente, idCodigo, campos);
    return [status, body.errors];
  };
  expect(await errores(EN_MANO)).toEqual([422, { file: propios.modeloFaltaRecibo }]);
  expect(await errores({ ...AHORA, medio: 'correo' })).toEqual([422, { correo: 'Ingrese un correo válido.' }]);
  expect(await errores({ ...POR_CORREO, fecha: '2026-03-11' })).toEqual([422, { hora: propios.modeloFuturo }]);
  expect(await errores({ ...POR_CORREO, fecha: '2026-03-09' })).toEqual([
    422,
    { hora: propios.modeloAntesDelTexto('10/03/2026 10:00') },
  ]);
  expect((await entregar(asistente, idCodigo, EN_MANO, Buffer.from('texto'))).status).toBe(415);
  expect((await entregar(ejecutivo, idCodigo, POR_CORREO)).status).toBe(403);
  await legal.get(`/contrato/${idCodigo}/modelo`).expect(404);
  expect(await manager().count(EntregaDeModelo)).toBe(0);
  expect(await manager().countBy(Archivo, { nombre: 'recibo.pdf' })).toBe(0);
});

test('in hand: the text as it is and the receipt are kept, with who and when; a version that is old is refused', async () => {
  const { idCodigo, planId } = await contratoConBloques(t, asistente);
  const { version } = await contratoDe(legal, idCodigo);
  const recibo = await pdfDePrueba('Recibo');
  const { body } = await entregar(asistente, idCodigo, EN_MANO, recibo);
  expect((body as ContratoVista).modelo).toEqual({
    entregadoEn: '2026-03-10T15:00:00.000Z',
    medio: 'mano',
    correo: null,
    mismoTexto: true,
    horas: 72,
    sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    firmableDesde: '2026-03-13T15:00:00.000Z',
    registradaPor: 'Daniela Tapia',
    registradaEn: '2026-03-10T15:00:00.000Z',
  });
  expect(printer.printed.at(-1)).toMatchObject({ documento: 'contrato', hechos: { borrador: true, modelo: null } });
  expect((await legal.get(`/contrato/${idCodigo}/recibo-de-modelo`).buffer().expect(200)).body.equals(recibo)).toBe(
    true,
  );
  expect((await asBytes(legal.get(`/contrato/${idCodigo}/modelo`))).body.subarray(0, 4).toString()).toBe('%PDF');
  await t.application.accessLog.step();
  expect(await manager().countBy(Acceso, { operacion: 'descargar', recurso: 'contrato', recursoId: idCodigo })).toBe(2);
  const eventos = await manager().findBy(Evento, { planId, tipo: tiposDeEvento.modeloEntregado });
  expect(eventos.map(({ observacion }) => observacion)).toEqual(['Modelo entregado el 10/03/2026 10:00, en persona']);
  const vieja = asistente.post(`/contrato/${idCodigo}/entregar-modelo`).field('version', String(version));
  for (const [campo, valor] of Object.entries(POR_CORREO)) vieja.field(campo, valor);
  await vieja.expect(412);
});

test('a text that changed afterwards is another one: the rule before the approval says so, and the contract does not print the model', async () => {
  const { idCodigo } = await contratoQueSeFirma('2026-03-20');
  await entregar(asistente, idCodigo, POR_CORREO);
  const { bloques } = await contratoDe(legal, idCodigo);
  const otro = { texto: '<p>Otro texto.</p>', version: bloques[6]?.version };
  await asistente.put(`/contrato/${idCodigo}/bloque/controversias`, otro).expect(200);
  expect((await contratoDe(legal, idCodigo)).modelo?.mismoTexto).toBe(false);
  const { status, body } = await aprobar(idCodigo, false);
  expect([status, body.title]).toEqual([
    422,
    expect.stringContaining('El modelo entregado el 10/03/2026 10:00 era otro texto'),
  ]);
  expect((await aprobar(idCodigo, true)).status).toBe(200);
  expect(impreso().modelo).toBeNull();
});

test('in time and the same text: approved without a question, and printed with how and when', async () => {
  const { idCodigo } = await contratoQueSeFirma('2026-03-20');
  await entregar(asistente, idCodigo, POR_CORREO);
  expect((await aprobar(idCodigo, false)).status).toBe(200);
  expect(impreso().modelo).toBe(
    'El modelo de este contrato, con este mismo texto, fue entregado el 10/03/2026 a las 10:00 al correo electrónico ana@correo.example',
  );
});

test('without it the approval asks for a confirmation, or is impossible by setting; an approved contract is handed over too', async () => {
  const { idCodigo } = await contratoConBloques(t, asistente);
  const { status, body } = await aprobar(idCodigo, false);
  expect([status, body.code, body.title]).toEqual([
    422,
    'politica-sin-confirmar',
    expect.stringContaining(propios.modeloSinEntregar),
  ]);
  const estricta = await startTestApp({ ...overDatabaseOf(t), env: { CONTRATO_IMPIDE: 'modelo' }, overrides });
  const impedido = await aprobar(idCodigo, true, await estricta.as('legal'));
  await estricta.close();
  expect([impedido.status, impedido.body.code]).toEqual([422, 'politica-impide']);
  expect((await aprobar(idCodigo, true)).status).toBe(200);
  expect((await entregar(asistente, idCodigo, POR_CORREO)).status).toBe(200);
});

test('without its model, or too early, only who approves contracts keeps the signature, with the reason, and nobody where the setting refuses it', async () => {
  const { idCodigo, planId } = await contratoQueSeFirma('2026-03-12');
  expect((await aprobar(idCodigo, true)).status).toBe(200);
  const sinModelo = { fecha: '2026-03-10' };
  expect((await firmar(idCodigo, sinModelo)).body.errors).toEqual({ fecha: propios.modeloSinEntregarAlFirmar });
  const conMotivo = { ...sinModelo, motivoTemprana: 'El cliente viaja mañana' };
  expect((await firmar(idCodigo, conMotivo, 'asistente.legal')).body.errors).toEqual({
    motivoTemprana: propios.modeloSoloQuienAprueba,
  });
  const estricta = await startTestApp({ ...overDatabaseOf(t), env: { CONTRATO_IMPIDE: 'modelo' }, overrides });
  const impedido = await firmar(idCodigo, conMotivo, 'legal', estricta);
  await estricta.close();
  expect(impedido.body.errors).toEqual({ fecha: propios.modeloSinEntregarAlFirmar });
  expect((await firmar(idCodigo, conMotivo)).status).toBe(200);
  const eventos = await manager().findBy(Evento, { planId, tipo: tiposDeEvento.firmaTemprana });
  expect(eventos.map(({ observacion }) => observacion)).toEqual([
    `${propios.modeloSinEntregarAlFirmar}. El cliente viaja mañana`,
  ]);
});

test('the hours are the term of the award on the day of the handing over: a later setting leaves them', async () => {
  const admin = await t.as('admin');
  const plazo = { ...ejemploDe(formularioDePlazo), codigo: 'modelo', producto: '01', desde: '2026-01-01' };
  expect((await admin.post('/plazo', { ...plazo, dias: 71 })).body.errors).toEqual({
    dias: 'Mínimo 72 horas: las pide el reglamento',
  });
  const { body: creado } = await admin.post('/plazo', { ...plazo, dias: 96 }).expect(201);
  const { idCodigo } = await contratoConBloques(t, asistente);
  await entregar(asistente, idCodigo, POR_CORREO);
  const seguido = await contratoDe(legal, idCodigo);
  await admin.delete(`/plazo/${creado.id}`).set('If-Match', '"1"').expect(200);
  expect([seguido.modelo?.horas, (await contratoDe(legal, idCodigo)).modelo?.horas]).toEqual([96, 96]);
});

test('a day of signature before the 72 hours is told before the approval, and its signed copy refused until they ran', async () => {
  const { idCodigo } = await contratoQueSeFirma('2026-03-12');
  await entregar(asistente, idCodigo, POR_CORREO);
  expect((await aprobar(idCodigo, false)).body.title).toContain('se firma el 12/03/2026');
  expect((await aprobar(idCodigo, true)).status).toBe(200);
  const { body } = await firmar(idCodigo, { fecha: '2026-03-10' });
  expect(body.errors).toEqual({ fecha: propios.modeloFirmaTemprana(72, '13/03/2026 10:00') });
  t.clock.advance(3 * 86_400_000);
  expect((await firmar(idCodigo, { fecha: '2026-03-12' })).status).toBe(422);
  const { status, body: firmado } = await firmar(idCodigo, { fecha: '2026-03-13' });
  expect([status, firmado.firmableDesde]).toEqual([200, '2026-03-13T15:00:00.000Z']);
});
