import { codigosDePolitica } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Evento } from '../../entities/evento.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { Usuario } from '../../entities/usuario.entity';
import { carpetaEnRiesgo, enviarARiesgo } from '../../testing/carpetas';
import { planConDocumentos } from '../../testing/documentos';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { type Client, testApp } from '../../testing/test-app';

const t = testApp();
const riesgo = t.user('riesgo');
const ejecutivo = t.user('ejecutivo');
let plan: PlanDePrueba;

beforeEach(async () => {
  plan = await carpetaEnRiesgo(t);
});

const manager = () => t.application.dataSource.manager;
const carpeta = () => manager().findOneByOrFail(Carpeta, { planId: plan.planId });
const envios = async () =>
  manager().find(CarpetaEnvio, { where: { carpetaId: (await carpeta()).id }, order: { id: 'ASC' } });
const eventos = async (tipo: string) => manager().findBy(Evento, { planId: plan.planId, tipo });
const APROBAR = {
  tipoGarantia: 'C',
  comentario: 'Cliente con capacidad de pago',
  confirma: [...codigosDePolitica],
};
const DEVOLVER = { motivo: 'La planilla de servicios es de hace seis meses' };
const aprobar = (body: object = APROBAR, client = riesgo) => client.post(`/carpeta/${plan.idCodigo}/aprobar`, body);
const devolver = (body: object = DEVOLVER, client = riesgo) => client.post(`/carpeta/${plan.idCodigo}/devolver`, body);
const avisos = async (usuario: string) => {
  const { id } = await manager().findOneByOrFail(Usuario, { usuario });
  return manager().find(Notificacion, { where: { usuarioId: id }, order: { id: 'DESC' } });
};
const tareas = async (client: Client) => {
  const filter = encodeURIComponent(JSON.stringify({ plan: plan.idCodigo }));
  return (await client.get(`/tarea?filter=${filter}`)).body as Record<string, unknown>[];
};
const errores = (body: { errors: { campo: string; mensaje: string }[] | Record<string, string> }) => body.errors;

/** Refused: nothing was moved, written or told. */
async function rechazo(acto: () => ReturnType<typeof aprobar>) {
  const foto = async () => [
    await carpeta(),
    await envios(),
    await manager().countBy(Evento, { planId: plan.planId }),
    await manager().count(Notificacion),
  ];
  const antes = await foto();
  const { status, body } = await acto();
  expect(await foto()).toEqual(antes);
  return { status, code: body.code, title: body.title, body };
}

describe('refusals', () => {
  test('CAP-504 CAP-506 CAP-507 type of guarantee, comment and reason are asked by name', async () => {
    const nada = await rechazo(() => aprobar({}));
    expect(nada).toMatchObject({ status: 422, code: 'campos-incorrectos' });
    expect(JSON.stringify(errores(nada.body))).toContain('Tipo de garantía no debe estar nulo.');
    expect(JSON.stringify(errores(nada.body))).toContain('Comentario no puede estar vacío');
    expect(await rechazo(() => aprobar({ ...APROBAR, tipoGarantia: 'P' }))).toMatchObject({ status: 422 });
    const sinMotivo = await rechazo(() => devolver({ motivo: '   ' }));
    expect(JSON.stringify(errores(sinMotivo.body))).toContain('Motivo no puede estar vacío');
    expect((await rechazo(() => devolver({ ...DEVOLVER, estado: 'Aprobado' }))).status).toBe(400);
  });

  test('CAP-509 without a generated purchase request, or with one of an older form, it is not approved', async () => {
    const { id, version } = await manager().findOneByOrFail(Solicitud, { planId: plan.planId });
    await manager().update(Solicitud, { id }, { version: version + 1 });
    expect(await rechazo(aprobar)).toMatchObject({
      status: 422,
      code: 'sin-proforma',
      title: 'No se encuentra documento proforma generado',
    });
    await manager().update(Solicitud, { id }, { estadoSol: null, version });
    expect((await rechazo(aprobar)).code).toBe('sin-proforma');
    expect((await devolver()).status).toBe(200);
  });

  test('CAP-502 an unknown plan, a folder elsewhere, an older version', async () => {
    expect((await riesgo.post('/carpeta/01-NADA-1/aprobar', APROBAR)).status).toBe(404);
    const { version } = await carpeta();
    expect(await rechazo(() => devolver({ ...DEVOLVER, version: version + 5 }))).toMatchObject({ status: 412 });
    plan = await planConDocumentos(t);
    expect(await rechazo(devolver)).toMatchObject({ status: 409, code: 'carpeta-fuera-de-riesgo' });
  });
});

test('CAP-503 CAP-505 CAP-508 CAP-510 approved it goes to legal, with guarantee and comment, audited', async () => {
  const antes = await carpeta();
  const { status, body } = await aprobar({ ...APROBAR, version: antes.version });
  expect([status, body]).toMatchObject([
    200,
    {
      id: plan.idCodigo,
      idDepartamento: '003',
      departamento: 'Legal',
      resolucion: {
        resultado: 'Aprobado',
        tipoGarantia: 'C',
        comentario: APROBAR.comentario,
        fecha: t.clock.now().toISOString(),
      },
      version: antes.version + 1,
    },
  ]);
  expect(await envios()).toMatchObject([{ resultado: 'Aprobado', tipoGarantia: 'C', completa: false }]);
  expect(await eventos('CARPETA-APROBADA')).toMatchObject([
    { observacion: `Prenda Comercial. ${APROBAR.comentario}`, idDepartamento: '004', personaId: plan.titular.id },
  ]);
  const [fila] = await manager().findBy(Auditoria, { recurso: 'carpeta', accion: 'aprobar', recursoId: `${antes.id}` });
  expect([JSON.parse(fila?.antes ?? ''), JSON.parse(fila?.despues ?? '')]).toEqual([
    { idCodigo: plan.idCodigo, idDepartamento: '004' },
    expect.objectContaining({ idCodigo: plan.idCodigo, idDepartamento: '003', tipoGarantia: 'C' }),
  ]);
  expect((await avisos('ejecutivo'))[0]).toMatchObject({
    titulo: 'Carpeta aprobada',
    texto: expect.stringContaining(plan.idCodigo),
  });
  expect((await avisos('legal'))[0]?.texto).toContain(plan.idCodigo);
});

test('CAP-502 approved is final: it is neither returned nor sent again', async () => {
  await aprobar();
  expect((await rechazo(devolver)).code).toBe('carpeta-resuelta');
  expect(
    await rechazo(() => ejecutivo.post(`/carpeta/${plan.idCodigo}/enviar`, { aceptaIncompleta: true })),
  ).toMatchObject({
    status: 409,
    code: 'carpeta-aprobada',
  });
});

test("CAP-500 CAP-511 returned, the executive's task and notice say why, and risk's own task ends", async () => {
  const abiertas = async (client: Client) =>
    (await tareas(client))
      .filter(({ estado }) => estado !== 'C')
      .map(({ tarea }) => (tarea as { nombre: string }).nombre);
  expect(await abiertas(riesgo)).toHaveLength(1);
  expect((await devolver()).body).toMatchObject({
    idDepartamento: '002',
    resolucion: { resultado: 'Rechazado', tipoGarantia: null, comentario: DEVOLVER.motivo },
  });
  expect(await eventos('CARPETA-DEVUELTA')).toMatchObject([{ observacion: DEVOLVER.motivo, idDepartamento: '004' }]);
  expect(await abiertas(riesgo)).toEqual([]);
  const suyas = (await tareas(ejecutivo)).filter(({ observaciones }) => observaciones === DEVOLVER.motivo);
  expect(suyas).toHaveLength(1);
  expect((await avisos('ejecutivo'))[0]?.texto).toContain(DEVOLVER.motivo);
});

test('CAP-502 CLI-054 returned it is sent again: another sending, with an outcome of its own', async () => {
  await devolver();
  await enviarARiesgo(t, plan);
  expect((await aprobar()).status).toBe(200);
  expect((await envios()).map(({ resultado }) => resultado)).toEqual(['Rechazado', 'Aprobado']);
});

test('a reason of 500 characters is kept whole; the notice is as long as it may be', async () => {
  const motivo = 'Ñ'.repeat(500);
  expect((await devolver({ motivo })).status).toBe(200);
  expect((await eventos('CARPETA-DEVUELTA'))[0]?.observacion).toBe(motivo);
  expect((await avisos('ejecutivo'))[0]?.texto).toHaveLength(500);
});

describe('at once', () => {
  test('CAP-502 of two analysts who decide otherwise one does; the other learns who, when, and what', async () => {
    for (let vuelta = 0; vuelta < 6; vuelta++) {
      plan = await carpetaEnRiesgo(t);
      const actos = vuelta % 2 === 0 ? [aprobar(), devolver()] : [devolver(), aprobar()];
      const answers = await Promise.all(actos);
      const ganadora = answers.find(({ status }) => status === 200);
      const perdedora = answers.find(({ status }) => status !== 200);
      const resultado = ganadora?.body.resolucion.resultado;
      expect(perdedora?.status).toBe(409);
      expect(perdedora?.body).toMatchObject({
        code: 'carpeta-resuelta',
        detalle: { resultado, quien: ganadora?.body.resolucion.usuario, cuando: ganadora?.body.resolucion.fecha },
      });
      expect(await envios()).toMatchObject([{ resultado }]);
      expect((await carpeta()).idDepartamento).toBe(resultado === 'Aprobado' ? '003' : '002');
      expect((await eventos('CARPETA-APROBADA')).length + (await eventos('CARPETA-DEVUELTA')).length).toBe(1);
    }
  });

  test('CAP-502 CLI-052 a return and the next send: never two open sendings', async () => {
    const enviar = () => ejecutivo.post(`/carpeta/${plan.idCodigo}/enviar`, { aceptaIncompleta: true });
    const [envio, devuelta] = await Promise.all([enviar(), devolver()]);
    expect(devuelta.status).toBe(200);
    expect([200, 409]).toContain(envio.status);
    expect((await envios()).map(({ resultado }) => resultado)).toEqual(
      envio.status === 200 ? ['Rechazado', null] : ['Rechazado'],
    );
    expect((await carpeta()).idDepartamento).toBe(envio.status === 200 ? '004' : '002');
  });
});
