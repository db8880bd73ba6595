import { codigosDePolitica, finanzasEnCero } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { Finanzas } from '../../entities/finanzas.entity';
import { Notificacion } from '../../entities/notificacion.entity';
import { Referencia } from '../../entities/referencia.entity';
import { Solicitud } from '../../entities/solicitud.entity';
import { crearPersona, referenciaDePrueba } from '../../testing/builders';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { type Client, testApp } from '../../testing/test-app';

const t = testApp();
const riesgo = t.user('riesgo');
const legal = t.user('legal');
const ejecutivo = t.user('ejecutivo');
let plan: PlanDePrueba;

beforeEach(async () => {
  plan = await carpetaEnRiesgo(t);
});

const manager = () => t.application.dataSource.manager;
const carpeta = () => manager().findOneByOrFail(Carpeta, { planId: plan.planId });
const observaciones = async (tipo: string) =>
  (await manager().find(Evento, { where: { planId: plan.planId, tipo }, order: { id: 'ASC' } })).map(
    ({ observacion }) => observacion,
  );
const APROBAR = { tipoGarantia: 'C', comentario: 'Cliente con capacidad de pago', confirma: [...codigosDePolitica] };
const aprobar = () => riesgo.post(`/carpeta/${plan.idCodigo}/aprobar`, APROBAR).expect(200);
const MOTIVO = { motivo: 'El cliente cambió de empleo' };
const reabrir = async (client = riesgo, body: object = MOTIVO) =>
  client.post(`/carpeta/${plan.idCodigo}/reabrir`, { version: (await carpeta()).version, ...body });
const solicitud = async (client: Client, cambio: object) => {
  const { body } = await client.get(`/solicitud/${plan.clave}`).expect(200);
  return client.put(`/solicitud/${plan.clave}`, { ...body, ...cambio });
};
const referencia = async () =>
  (await manager().insert(Referencia, referenciaDePrueba(await solicitudId()))).identifiers[0]?.id as number;
const solicitudId = async () =>
  (await manager().findOneByOrFail(Solicitud, { planId: plan.planId, rol: 'titular' })).id;

/** Each act that would change the basis of the approval. */
const actos: readonly [string, (ref: number) => Promise<{ status: number; body: { code: string; title: string } }>][] =
  [
    ['calcular', async () => riesgo.post(`/riesgo/${plan.idCodigo}/calcular`, { version: 1 })],
    [
      'marcar',
      async () =>
        riesgo.put(`/riesgo/${plan.idCodigo}/parametro`, { parametro: 'VALOR19', cumple: true, version: 1, ...MOTIVO }),
    ],
    ['exceptuar', async () => riesgo.post(`/riesgo/${plan.idCodigo}/excepcion`, { excepcion: true, observacion: 'x' })],
    ['garantias', async () => riesgo.post(`/riesgo/${plan.idCodigo}/garantias`, { confirmado: true, version: 1 })],
    [
      'buro',
      async () =>
        riesgo.post('/buro/consulta', {
          TipoDocumento: 'C',
          NumeroDocumento: plan.titular.identificacion,
          plan: plan.idCodigo,
        }),
    ],
    ['finanzas', async () => riesgo.put(`/finanzas/${plan.clave}`, { ...finanzasEnCero(), cajaBanco: 9, version: 0 })],
    ['referencia nueva', async () => ejecutivo.post('/referencia', { clave: plan.clave, tipo: 'R', nombre: 'Ana' })],
    ['referencia confirmada', async (ref) => riesgo.post(`/referencia/${ref}/confirmar`).set('If-Match', '"1"')],
    ['referencia quitada', async (ref) => ejecutivo.delete(`/referencia/${ref}`).set('If-Match', '"1"')],
    [
      'garante',
      async () => {
        const { identificacion } = await crearPersona(manager());
        return legal.post('/garante', { plan: plan.idCodigo, identificacion });
      },
    ],
  ];

test('after the approval nothing of its basis changes; each refusal says the way out and nothing is written', async () => {
  const ref = await referencia();
  await riesgo.post(`/riesgo/${plan.idCodigo}/calcular`, { version: 0 }).expect(200);
  await aprobar();
  const foto = async () =>
    Promise.all([Evento, Finanzas, ConsultaBuro, Auditoria].map((entidad) => manager().count(entidad)));
  const antes = await foto();
  for (const [nombre, acto] of actos) {
    const { status, body } = await acto(ref);
    expect([nombre, status, body.code]).toEqual([nombre, 409, 'base-congelada']);
    expect(body.title).toContain("use 'Devolver a riesgo'");
  }
  expect(await foto()).toEqual(antes);
  // and no screen offers them
  expect((await riesgo.get(`/riesgo/${plan.idCodigo}`)).body.acciones).toEqual([]);
  expect((await riesgo.get(`/finanzas/${plan.clave}`)).body.acciones).toEqual([]);
  expect((await legal.get(`/garante/${plan.idCodigo}`)).body.acciones).toEqual([]);
  expect((await riesgo.get(`/referencia/${ref}`)).body.acciones).toEqual([]);
});

test('it is sent back from what was seen, with a reason, and only what is approved', async () => {
  expect(await reabrir()).toMatchObject({ status: 409, body: { code: 'carpeta-no-aprobada' } });
  await aprobar();
  expect(await reabrir(legal, { motivo: '  ' })).toMatchObject({ status: 422 });
  expect(await reabrir(legal, { ...MOTIVO, version: 1 })).toMatchObject({ status: 412 });
  expect((await legal.post(`/carpeta/${plan.idCodigo}/reabrir`, MOTIVO)).status).toBe(428);
  expect((await carpeta()).idDepartamento).toBe('003');
  expect(await observaciones('CARPETA-REABIERTA')).toEqual([]);
});

test('sent back with a reason its basis opens, risk decides once more, and both sheets stay', async () => {
  await aprobar();
  const { version } = await carpeta();
  const answer = await legal.post(`/carpeta/${plan.idCodigo}/reabrir`, MOTIVO).set('If-Match', `"${version}"`);
  expect([answer.status, answer.body]).toMatchObject([
    200,
    { idDepartamento: '004', resolucion: null, version: version + 1 },
  ]);
  expect(await observaciones('CARPETA-REABIERTA')).toEqual([MOTIVO.motivo]);
  const [fila] = await manager().findBy(Auditoria, { recurso: 'carpeta', accion: 'reabrir' });
  expect(JSON.parse(fila?.despues ?? '')).toMatchObject({
    idDepartamento: '004',
    resultado: 'Aprobado',
    tipoGarantia: 'C',
    motivo: MOTIVO.motivo,
  });
  const avisos = await manager().findBy(Notificacion, { titulo: 'Carpeta aprobada devuelta a riesgo' });
  expect(avisos.filter(({ texto }) => texto.includes(plan.idCodigo) && texto.includes(MOTIVO.motivo))).not.toEqual([]);
  await riesgo.post(`/riesgo/${plan.idCodigo}/calcular`, { version: 0 }).expect(200);
  expect(await reabrir(legal)).toMatchObject({ status: 409, body: { code: 'carpeta-no-aprobada' } });
  await aprobar();
  const { id: carpetaId } = await carpeta();
  const hojas = await manager().find(DocumentoEmitido, { where: { carpetaId }, order: { numeroVersion: 'ASC' } });
  expect(hojas.map(({ tipo, numeroVersion }) => [tipo, numeroVersion])).toEqual([
    ['hoja-de-decision', 1],
    ['hoja-de-decision', 2],
  ]);
  const envios = await manager().find(CarpetaEnvio, { where: { carpetaId }, order: { id: 'ASC' } });
  expect(envios.map(({ resultado }) => resultado)).toEqual(['Aprobado', 'Aprobado']);
});

test('a value that the score used asks for the return; another one is marked, with before and after', async () => {
  await aprobar();
  const usado = await solicitud(legal, { laboralAnos: 9 });
  expect([usado.status, usado.body.code]).toEqual([409, 'base-congelada']);
  expect(JSON.stringify(usado.body.errors)).toContain("use 'Devolver a riesgo'");
  const antes = (await legal.get(`/solicitud/${plan.clave}`)).body.celular;
  expect((await solicitud(legal, { celular: '0987000111' })).status).toBe(200);
  expect((await observaciones('SOLICITUD-GUARDADA')).at(-1)).toBe(
    `Después de la aprobación. Titular: Celular: ${antes} → 0987000111`,
  );
});

test('what risk edits stands in the history with before and after; of the executive only which field', async () => {
  const { celular } = (await riesgo.get(`/solicitud/${plan.clave}`)).body;
  await solicitud(riesgo, { celular: '0987000222' });
  expect((await observaciones('SOLICITUD-GUARDADA')).at(-1)).toBe(`Titular: Celular: ${celular} → 0987000222`);
  await riesgo.put(`/finanzas/${plan.clave}`, { ...finanzasEnCero(), version: 0 }).expect(200);
  await riesgo.put(`/finanzas/${plan.clave}`, { ...finanzasEnCero(), cajaBanco: 1500.5, version: 1 }).expect(200);
  expect((await observaciones('FINANZAS')).at(-1)).toMatch(/: \$ 0,00 → \$ 1\.500,50$/);
  await riesgo.post(`/carpeta/${plan.idCodigo}/devolver`, MOTIVO).expect(200);
  await solicitud(ejecutivo, { celular: '0987000333' });
  expect((await observaciones('SOLICITUD-GUARDADA')).at(-1)).toBe('Titular: Celular');
});
