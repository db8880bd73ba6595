import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Evento } from '../../entities/evento.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { documentoDe, pdfDePrueba, planConDocumentos, subir } from '../../testing/documentos';
import { type PlanDePrueba, planAdjudicado } from '../../testing/solicitudes';
import { type Client, overDatabaseOf, startTestApp, testApp } from '../../testing/test-app';

const t = testApp();
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
let plan: PlanDePrueba;
let pdf: Buffer;

beforeAll(async () => {
  pdf = await pdfDePrueba();
});
beforeEach(async () => {
  plan = await planConDocumentos(t, { carpeta: { ejecutivo: 'ejecutivo' } });
});

const manager = () => t.application.dataSource.manager;
const carpeta = () => manager().findOneByOrFail(Carpeta, { planId: plan.planId });
const enviar = (body: object = { aceptaIncompleta: true }, client = ejecutivo) =>
  client.post(`/carpeta/${plan.idCodigo}/enviar`, body);
const envios = () => manager().findBy(Evento, { planId: plan.planId, tipo: 'CARPETA-ENVIADA' });
const generada = () => manager().update(Solicitud, { planId: plan.planId }, { estadoSol: 'GENERADA' });
const conDocumento = async (): Promise<void> => {
  const { status } = await subir(ejecutivo, await documentoDe(ejecutivo, plan.idCodigo, 'cedula'), pdf);
  expect(status).toBe(200);
};
/** Printed and with a first document: it may go, though much is missing. */
const enviable = async (): Promise<void> => {
  await generada();
  await conDocumento();
};
async function rechazo(body?: object, client?: Client): Promise<[number, string]> {
  const antes = [await carpeta(), await envios()];
  const answer = await enviar(body, client);
  expect([await carpeta(), await envios()]).toEqual(antes);
  return [answer.status, answer.body.code];
}

describe('refusals', () => {
  test('an unknown plan, one without award, a body of something else', async () => {
    expect((await ejecutivo.post('/carpeta/01-NADA-1/enviar', {})).status).toBe(404);
    const libre = await planAdjudicado(t);
    await manager().update(Adjudicacion, { planId: libre.planId }, { estado: 'RADJ' });
    expect((await ejecutivo.post(`/carpeta/${libre.idCodigo}/enviar`, {})).body).toMatchObject({
      status: 422,
      code: 'plan-sin-adjudicar',
    });
    expect((await rechazo({ idDepartamento: '003' }))[0]).toBe(400);
    expect((await rechazo({ aceptaIncompleta: 'si' }))[0]).toBe(400);
  });

  test('CLI-053 not before the application was printed', async () => {
    await conDocumento();
    expect(await rechazo()).toEqual([422, 'solicitud-sin-generar']);
  });

  test('CLI-051 not while no document was uploaded, nor without a list', async () => {
    await generada();
    expect((await enviar()).body).toMatchObject({ code: 'sin-documentos', title: 'Documentación vacia' });
    const otro = await planAdjudicado(t);
    await manager().insert(Solicitud, {
      ...(await solicitudDe(plan)),
      planId: otro.planId,
      personaId: otro.titular.id,
      estadoSol: 'GENERADA',
    });
    const { body } = await ejecutivo.post(`/carpeta/${otro.idCodigo}/enviar`, { aceptaIncompleta: true });
    expect(body).toMatchObject({ status: 422, code: 'sin-documentos', title: 'No tiene documentos asignado' });
  });

  test('an incomplete folder goes only when what is missing was accepted, and the answer names it', async () => {
    await enviable();
    const { status, body } = await enviar({});
    expect([status, body.code]).toEqual([422, 'carpeta-incompleta']);
    expect(body.detalle.faltantes).toEqual((await ejecutivo.get(`/plan/${plan.idCodigo}`)).body.faltantes);
    const papeleta = await documentoDe(ejecutivo, plan.idCodigo, 'papeleta');
    expect(body.detalle.faltantes).toContainEqual({
      codigo: `documento.${papeleta.id}`,
      texto: `Documento: ${papeleta.tipo.nombre}`,
      pestana: 'cliente',
      subpestana: 'documentos',
    });
    expect(await envios()).toEqual([]);
  });

  test('an older version of the folder', async () => {
    await enviable();
    expect(await rechazo({ aceptaIncompleta: true, version: 7 })).toEqual([412, 'version-vieja']);
  });

  test('another executive may not with SOLO_PROPIOS, Jefatura may', async () => {
    const solo = await startTestApp({ ...overDatabaseOf(t), env: { SOLO_PROPIOS: 'true' } });
    try {
      const suyo = await planConDocumentos(solo, { carpeta: { ejecutivo: 'ejecutivo' } });
      const path = `/carpeta/${suyo.idCodigo}/enviar`;
      expect((await (await solo.as('ejecutivo2')).post(path, {})).body.code).toBe('plan-de-otro-ejecutivo');
      expect((await (await solo.as('jefatura')).post(path, {})).body.code).toBe('solicitud-sin-generar');
    } finally {
      await solo.close();
    }
  });
});

const solicitudDe = async ({ planId }: PlanDePrueba): Promise<Omit<Solicitud, 'id'>> => {
  const { id: _, ...datos } = await manager().findOneByOrFail(Solicitud, { planId });
  return datos;
};

test("CLI-054 DOC-015 DOC-016 the folder goes to 004, with one 'Recibir' event, audited", async () => {
  await enviable();
  const antes = await carpeta();
  const answer = await enviar({ aceptaIncompleta: true, version: antes.version });
  expect(answer).toMatchObject({
    status: 200,
    body: {
      id: plan.idCodigo,
      idDepartamento: '004',
      departamento: 'Riesgos',
      estado: 'Documentación incompleta',
      documentosListos: 1,
      enviadaPor: 'Luis Chicaiza',
      enviadaEn: t.clock.now().toISOString(),
      version: antes.version + 1,
    },
  });
  expect(await carpeta()).toMatchObject({ idDepartamento: '004', version: antes.version + 1 });
  const [evento, ...otros] = await envios();
  expect(otros).toEqual([]);
  expect(evento).toMatchObject({ observacion: 'Recibir', idDepartamento: '002', personaId: plan.titular.id });
  const [fila] = await manager().findBy(Auditoria, { recurso: 'carpeta', accion: 'enviar', recursoId: `${antes.id}` });
  expect(JSON.parse(fila?.despues ?? '')).toMatchObject({ idCodigo: plan.idCodigo, idDepartamento: '004' });
});

test("another's plan may be sent and the history says so", async () => {
  await enviable();
  expect((await enviar(undefined, await t.as('ejecutivo2'))).status).toBe(200);
  expect((await envios())[0]?.observacion).toBe('Recibir. El plan está asignado a otro ejecutivo');
});

test('CLI-052 sent twice it says who sent it and when; returned it may go again, with its own event', async () => {
  await enviable();
  await enviar();
  const enviada = t.clock.now();
  t.clock.advance(600_000);
  const segunda = await enviar(undefined, jefatura);
  expect(segunda).toMatchObject({
    status: 409,
    body: {
      code: 'ya-enviada',
      title: expect.stringMatching(
        /^La carpeta ya está en el departamento de riesgo: la envió Luis Chicaiza el \d\d\//,
      ),
      detalle: { quien: 'Luis Chicaiza', cuando: enviada.toISOString(), estado: '004' },
    },
  });
  const riesgo = await t.as('riesgo');
  expect((await riesgo.post(`/carpeta/${plan.idCodigo}/devolver`, { motivo: 'Falta la papeleta' })).status).toBe(200);
  expect((await enviar(undefined, jefatura)).status).toBe(200);
  expect((await envios()).map(({ observacion }) => observacion)).toEqual(['Recibir', 'Recibir']);
});

test('CLI-051 CLI-052 CLI-053 CLI-054 the status page decides as the act does', async () => {
  const motivo = async () => (await ejecutivo.get(`/plan/${plan.idCodigo}`)).body.motivoNoEnviar;
  expect([await motivo(), (await enviar()).body.title]).toEqual(
    Array(2).fill('Primero debe generar la solicitud de compra'),
  );
  await generada();
  expect([await motivo(), (await enviar()).body.title]).toEqual(Array(2).fill('Documentación vacia'));
  await conDocumento();
  expect(await motivo()).toBeNull();
  expect((await enviar()).status).toBe(200);
  expect(await motivo()).toBe('La carpeta ya está en el departamento de riesgo');
});

describe('at once', () => {
  test('a send and a withdrawal: one order or the other, never a folder in 004 without its event', async () => {
    for (let vuelta = 0; vuelta < 5; vuelta++) {
      plan = await planConDocumentos(t);
      await enviable();
      const { adjudicacionId } = await carpeta();
      const retirar = () => jefatura.post(`/adjudicacion/${adjudicacionId}/retirar`, { motivo: 'Desiste' });
      const [envio, retiro] = await Promise.all(
        vuelta % 2 === 0 ? [enviar(), retirar()] : [retirar(), enviar()].reverse(),
      );
      expect(retiro?.status).toBe(200);
      const enviada = envio?.status === 200;
      if (!enviada) expect(envio?.body.code).toBe('plan-sin-adjudicar');
      expect(await envios()).toHaveLength(enviada ? 1 : 0);
      expect((await carpeta()).idDepartamento).toBe(enviada ? '004' : null);
    }
  });

  test('a withdrawal, a send and an upload: whoever comes after the withdrawal finds no folder, and bytes and rows agree', async () => {
    for (let vuelta = 0; vuelta < 4; vuelta++) {
      plan = await planConDocumentos(t);
      await enviable();
      const { adjudicacionId } = await carpeta();
      const papeleta = await documentoDe(ejecutivo, plan.idCodigo, 'papeleta');
      const actos = [
        () => jefatura.post(`/adjudicacion/${adjudicacionId}/retirar`, { motivo: 'Desiste' }),
        () => enviar(),
        () => subir(ejecutivo, papeleta, pdf),
      ];
      const orden = actos.map((_, i) => (i + vuelta) % 3);
      const juntos = await Promise.all(orden.map(async (i) => actos[i]?.()));
      const [retiro, envio, subida] = actos.map((_, i) => juntos[orden.indexOf(i)]);
      expect(retiro?.status).toBe(200);
      if (envio?.status !== 200) expect(envio?.body.code).toBe('plan-sin-adjudicar');
      if (subida?.status !== 200) expect(['plan-sin-adjudicar', 'carpeta-en-riesgo']).toContain(subida?.body.code);
      const tipos = (await manager().find(Evento, { where: { planId: plan.planId }, order: { id: 'ASC' } })).map(
        ({ tipo }) => tipo,
      );
      expect(tipos.at(-1)).toBe('RETIRO-ADJUDICACION');
      expect(tipos.filter((tipo) => tipo === 'CARPETA-ENVIADA')).toHaveLength(envio?.status === 200 ? 1 : 0);
      expect(tipos.filter((tipo) => tipo === 'DOCUMENTO-SUBIDO')).toHaveLength(subida?.status === 200 ? 2 : 1);
      const { documentosListos, idDepartamento } = await carpeta();
      expect(idDepartamento).toBe(envio?.status === 200 ? '004' : null);
      expect(documentosListos).toBe(subida?.status === 200 ? 2 : 1);
    }
  });

  test('CLI-049 a send and an upload: what 002 brings lies in the folder before it goes, or is refused', async () => {
    await enviable();
    const papeleta = await documentoDe(ejecutivo, plan.idCodigo, 'papeleta');
    const [envio, subida] = await Promise.all([enviar(), subir(ejecutivo, papeleta, pdf)]);
    expect(envio.status).toBe(200);
    expect([200, 409]).toContain(subida.status);
    const eventos = await manager().find(Evento, { where: { planId: plan.planId }, order: { id: 'ASC' } });
    const orden = eventos.map(({ tipo }) => tipo).filter((tipo) => /^(CARPETA-ENVIADA|DOCUMENTO-SUBIDO)$/.test(tipo));
    expect(orden.at(-1)).toBe('CARPETA-ENVIADA');
    expect(orden).toHaveLength(subida.status === 200 ? 3 : 2);
    expect((await documentoDe(ejecutivo, plan.idCodigo, 'papeleta')).versionArchivo).toBe(
      subida.status === 200 ? 1 : 0,
    );
  });
});

test('CLI-046 CLI-047 CLI-048 CLI-049 sent, 002 writes nothing that hangs on it; 004 does', async () => {
  await enviable();
  await enviar();
  const depositario = {
    identificacion: '1711122233',
    nombres: 'Carmen Alicia',
    apellidos: 'Benítez Toapanta',
    telefono: '0987711223',
    correo: 'carmen.benitez@correo.example',
    direccion: 'Conjunto Los Cipreses, casa 14',
    version: 0,
  };
  const guardar = (client: Client) => client.put(`/depositario/${plan.idCodigo}`, depositario);
  expect((await guardar(ejecutivo)).body.code).toBe('carpeta-en-riesgo');
  expect((await guardar(jefatura)).body.code).toBe('carpeta-en-riesgo');
  expect((await guardar(await t.as('riesgo'))).status).toBe(200);
});
