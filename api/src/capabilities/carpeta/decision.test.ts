import { codigosDePolitica } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Archivo } from '../../entities/archivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { ConsultaBuro } from '../../entities/consulta-buro.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';
import { RiesgoPlan } from '../../entities/riesgo.entity';
import { Usuario } from '../../entities/usuario.entity';
import { PrecioVehiculo } from '../../entities/vehiculo.entity';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import { crearMedio } from '../../testing/medios';
import { PaperlessRenderer } from '../../testing/renderers';
import type { PlanDePrueba } from '../../testing/solicitudes';
import { type Client, overDatabaseOf, startTestApp, testApp } from '../../testing/test-app';
import type { BaseDeDecisionVista } from './carpeta.dto';

let plan: PlanDePrueba;
const renderer = new PaperlessRenderer();

const t = testApp({ overrides: { renderer: renderer.asRenderer() } });
const riesgo = t.user('riesgo');
beforeEach(async () => {
  renderer.before = async () => undefined;
  plan = await carpetaEnRiesgo(t);
});

const manager = (de = t) => de.application.dataSource.manager;
const carpeta = () => manager().findOneByOrFail(Carpeta, { planId: plan.planId });
const APROBAR = { tipoGarantia: 'C', comentario: 'Responde su garante' };
const aprobar = (body: object = {}, client = riesgo) =>
  client.post(`/carpeta/${plan.idCodigo}/aprobar`, { ...APROBAR, ...body });
const leerBase = async (client = riesgo): Promise<BaseDeDecisionVista> =>
  (await client.get(`/carpeta/${plan.idCodigo}/base-de-decision`).expect(200)).body;
const hoja = (client: Client, consulta = '') => client.get(`/carpeta/${plan.idCodigo}/hoja-de-decision${consulta}`);
const hojas = async () => manager().findBy(DocumentoEmitido, { carpetaId: (await carpeta()).id });
const eventos = (tipo: string) => manager().findBy(Evento, { planId: plan.planId, tipo });
const valorDe = ({ datos }: BaseDeDecisionVista, etiqueta: string) =>
  datos.find((linea) => linea.etiqueta === etiqueta)?.valor;
/** What an empty folder does not meet: nothing was calculated, so no score is old; no control list is loaded. */
const todas = codigosDePolitica.filter((codigo) => codigo !== 'vigencia' && codigo !== 'listas');

/** Nothing of an approval is left: folder, events, sheets and files are those of before. */
async function rechazo(acto: () => ReturnType<typeof aprobar>) {
  const foto = async () => [
    await carpeta(),
    await hojas(),
    await manager().countBy(Evento, { planId: plan.planId }),
    await manager().count(Archivo),
  ];
  const antes = await foto();
  const { status, body } = await acto();
  expect(await foto()).toEqual(antes);
  return { status, code: body.code, title: body.title as string, detalle: body.detalle };
}

async function consulta(cambio: Partial<ConsultaBuro>): Promise<void> {
  const { identificacion: cedula, id: personaId } = plan.titular;
  const { id: consultadoPor } = await manager().findOneByOrFail(Usuario, { usuario: 'riesgo' });
  const cuando = { consultadoEn: t.clock.now(), respondidoEn: t.clock.now() };
  const nada = { contenido: 'sellado', consentimiento: null, motivo: null, fallo: null, score: null };
  const fila = { cedula, personaId, planId: plan.planId, vuelta: 1, prueba: true, consultadoPor, ...nada, ...cuando };
  await manager().insert(ConsultaBuro, { ...fila, estado: 'lista', fecha: '2026-03-05', ...cambio });
}

/** Score, bureau, guarantees and documents as the policy asks them. */
async function enRegla(): Promise<void> {
  const { id: carpetaId } = await carpeta();
  const { id: autor } = await manager().findOneByOrFail(Usuario, { usuario: 'ejecutivo' });
  await consulta({ score: 870 });
  await manager().insert(RiesgoPlan, {
    carpetaId,
    personaId: plan.titular.id,
    puntaje: 820,
    conBien: false,
    calculadoPor: autor,
    calculadoEn: t.clock.now(),
    garantiasConfirmadas: true,
    garantiasPor: autor,
    garantiasEn: t.clock.now(),
    actualizadoPor: autor,
    actualizadoEn: t.clock.now(),
    version: 1,
  });
  await manager().update(Carpeta, { id: carpetaId }, { estadoDocumentos: 'completa' });
}

describe('refusals', () => {
  test('an approval that the policy warns of is refused until each unmet rule is confirmed, and says which', async () => {
    const nadie = await rechazo(aprobar);
    expect(nadie).toMatchObject({ status: 422, code: 'politica-sin-confirmar', detalle: { reglas: todas } });
    for (const texto of ['sin calcular, sin excepción', 'Sin consulta', 'Sin confirmar', 'Documentación incompleta'])
      expect(nadie.title).toContain(texto);
    const parte = await rechazo(() => aprobar({ confirma: ['puntaje', 'documentos'] }));
    expect(parte).toMatchObject({ code: 'politica-sin-confirmar', detalle: { reglas: ['buro', 'garantias'] } });
    expect(parte.title).not.toContain('Documentación incompleta');
    expect((await rechazo(() => aprobar({ confirma: ['todo'] }))).status).toBe(400);
  });

  test('a rule that forbids refuses the approval, confirmed or not', async () => {
    const propia = await startTestApp({
      ...overDatabaseOf(t),
      env: { APROBAR_BURO: 'impide' },
      overrides: { renderer: renderer.asRenderer() },
    });
    try {
      plan = await carpetaEnRiesgo(propia);
      const client = await propia.as('riesgo');
      const { status, body } = await aprobar({ confirma: todas }, client);
      expect([status, body.code, body.detalle.reglas]).toEqual([422, 'politica-impide', ['buro']]);
      expect(body.title).toContain('Buró consultado en los últimos 90 días: Sin consulta');
      expect(await hojas()).toEqual([]);
      expect((await leerBase(client)).reglas.map(({ codigo, modo }) => `${codigo} ${modo}`)).toContain('buro impide');
    } finally {
      await propia.close();
    }
  });

  test('another basis than was seen is not approved: it is shown again', async () => {
    const { base } = await leerBase();
    await consulta({ score: 640 });
    expect(await rechazo(() => aprobar({ base, confirma: todas }))).toMatchObject({
      status: 412,
      code: 'base-cambiada',
      title: 'La base de la decisión cambió mientras la revisaba: revísela de nuevo',
    });
    const ahora = await leerBase();
    expect(ahora.base).not.toBe(base);
    expect((await aprobar({ base: ahora.base, confirma: todas })).status).toBe(200);
  });

  test('a basis that changes while its sheet is printed: nothing is approved and no sheet is left', async () => {
    renderer.before = async () => {
      renderer.before = async () => undefined;
      await consulta({ score: 640 });
    };
    expect(await rechazo(() => aprobar({ confirma: todas }))).toMatchObject({ status: 412, code: 'base-cambiada' });
  });

  test('there is no sheet before the approval, nor of a plan without award or that nobody knows', async () => {
    expect((await hoja(riesgo)).status).toBe(404);
    expect((await riesgo.get('/carpeta/01-NADA-1/hoja-de-decision')).status).toBe(404);
    expect((await riesgo.get('/carpeta/01-NADA-1/base-de-decision')).status).toBe(404);
  });
});

test('the basis says score, exception, bureau, guarantor, guarantees, documents and price, also what is not known', async () => {
  const base = await leerBase();
  expect(base.datos).toEqual([
    { etiqueta: 'Puntaje de riesgo', valor: 'Sin calcular' },
    { etiqueta: 'Excepción', valor: 'Sin excepción' },
    { etiqueta: 'Buró de crédito', valor: 'Sin consulta' },
    { etiqueta: 'Garante', valor: 'Sin garante' },
    { etiqueta: 'Revisión de garantías', valor: 'Sin confirmar' },
    { etiqueta: 'Documentos', valor: expect.stringMatching(/^1 de \d+\. Documentación incompleta$/) },
    { etiqueta: 'Bien', valor: 'Sin medio de aprobación' },
    { etiqueta: 'Precio frente a la lista', valor: 'Sin medio de aprobación' },
  ]);
  expect(base.parametros).toEqual([]);
  expect(base.sinRevisar).toEqual(['Cédula de identidad, Cliente']);
  expect(base.faltantes).toContain('Información del depositario');
});

test('score, marks and exception are shown with author and date; the price beside the lists', async () => {
  const calculado = (await riesgo.post(`/riesgo/${plan.idCodigo}/calcular`, { version: 0 }).expect(200)).body;
  await riesgo
    .put(`/riesgo/${plan.idCodigo}/parametro`, {
      parametro: 'VALOR19',
      cumple: true,
      motivo: 'Verificado en su domicilio',
      version: 1,
    })
    .expect(200);
  await riesgo
    .post(`/riesgo/${plan.idCodigo}/excepcion`, { excepcion: true, observacion: 'Cliente conocido' })
    .expect(200);
  const { ficha } = await crearMedio(t, { cedula: plan.titular.identificacion, planes: [plan] });
  const precio = { modeloId: ficha.modeloId as number, anio: 2026, estadoBien: 'Nuevo' };
  await manager().delete(PrecioVehiculo, precio);
  await manager().insert(PrecioVehiculo, [
    { ...precio, precio: 2_900_000, concesionario: 'Uno', vigenteDesde: null },
    { ...precio, precio: 3_000_000, concesionario: 'Dos', vigenteDesde: null },
  ]);

  const base = await leerBase();
  const marca = base.parametros.find(({ codigo }) => codigo === 'VALOR19');
  const { nombre, apellido } = await manager().findOneByOrFail(Usuario, { usuario: 'riesgo' });
  const quien = `${nombre} ${apellido}`;
  expect(marca).toMatchObject({
    cumple: 'Sí',
    segun: `Riesgo: ${quien}, 10/03/2026 10:00. Antes: no se cumple. Motivo: Verificado en su domicilio`,
  });
  expect(valorDe(base, 'Puntaje de riesgo')).toMatch(
    new RegExp(`^\\d+\\. Calculado por ${quien} el 10/03/2026 10:00\\. Riesgo marcó 1 parámetro$`),
  );
  expect(base.parametros).toHaveLength(calculado.parametros.length);
  expect(valorDe(base, 'Excepción')).toMatch(
    new RegExp(`^${quien}, 10/03/2026 10:00, con un puntaje de \\d+\\. Cliente conocido$`),
  );
  expect(valorDe(base, 'Bien')).toMatch(/Nuevo\. Medio de aprobación \d+, en espera$/);
  expect(valorDe(base, 'Precio frente a la lista')).toBe(
    '$ 32.990,00. Lista: de $ 29.000,00 a $ 30.000,00, 10,0 % más',
  );
  expect(base.reglas.find(({ codigo }) => codigo === 'puntaje')).toMatchObject({ cumple: true });
});

test('approved, the basis is frozen in the sheet; what was confirmed stands in event and audit', async () => {
  const base = await leerBase();
  expect((await aprobar({ base: base.base, confirma: todas })).status).toBe(200);
  const [emitida, ...otras] = await hojas();
  expect(otras).toEqual([]);
  const impresos = JSON.parse(emitida?.hechos ?? '');
  expect(impresos).toMatchObject({
    idCodigo: plan.idCodigo,
    garantia: 'Prenda Comercial',
    comentario: 'Responde su garante',
    faltantes: base.faltantes,
    sinRevisar: base.sinRevisar,
    parametros: base.parametros,
  });
  expect(impresos.datos.map(({ etiqueta, valor }: Record<string, string>) => ({ etiqueta, valor }))).toEqual(
    base.datos,
  );
  expect(impresos.reglas.map(({ resultado }: { resultado: string }) => resultado)).toEqual([
    ...todas.map(() => 'No cumple: confirmado'),
    'Cumple',
  ]);
  const [evento] = await eventos('POLITICA-CONFIRMADA');
  const incumplidas = base.reglas.filter(({ cumple }: { cumple: boolean }) => !cumple);
  expect(incumplidas).toHaveLength(todas.length);
  for (const { nombre, encontrado } of incumplidas) expect(evento?.observacion).toContain(`${nombre}: ${encontrado}`);
  const { id } = await carpeta();
  const [fila] = await manager().findBy(Auditoria, { recurso: 'carpeta', accion: 'aprobar', recursoId: `${id}` });
  expect(JSON.parse(fila?.despues ?? '')).toMatchObject({ confirmadas: todas, hoja: emitida?.sha256 });
  expect((await riesgo.get(`/plan/${plan.idCodigo}`)).body.carpeta.hojaDeDecision).toBe(1);

  // what happens afterwards changes no sheet
  await consulta({ score: 640 });
  expect(await hojas()).toEqual([emitida]);
});

test('who may read the risk of a plan opens its sheet, and that is noted', async () => {
  await aprobar({ confirma: todas });
  const legal = await t.as('legal');
  const { status, body, headers } = await hoja(legal);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toContain(`hoja-de-decision-${plan.idCodigo}-v1.pdf`);
  expect((body as Buffer).toString()).toContain((await hojas())[0]?.huella);
  expect((await hoja(legal, '?version=2')).status).toBe(404);
  await t.application.accessLog.step();
  const { id } = await manager().findOneByOrFail(Usuario, { usuario: 'legal' });
  const acceso = { usuarioId: id, operacion: 'descargar', recurso: 'carpeta', recursoId: plan.idCodigo };
  expect(await manager().countBy(Acceso, acceso)).toBe(1);
});

test('a folder in which all is met is approved without a question, and nothing is confirmed', async () => {
  await enRegla();
  expect((await leerBase()).reglas.every(({ cumple }) => cumple)).toBe(true);
  expect((await aprobar()).status).toBe(200);
  expect(await eventos('POLITICA-CONFIRMADA')).toEqual([]);
  expect(JSON.parse((await hojas())[0]?.hechos ?? '').reglas[0].resultado).toBe('Cumple');
});

test('that the bureau does not know the client is an answer; reading the basis leaves the access row of the bureau', async () => {
  await consulta({ estado: 'desconocida', fecha: '2026-03-01' });
  const base = await leerBase();
  expect(valorDe(base, 'Buró de crédito')).toMatch(/^Sin puntaje en el buró, consulta del 01\/03\/2026 de /);
  expect(base.reglas.find(({ codigo }) => codigo === 'buro')).toMatchObject({ cumple: true });
  const { id } = await manager().findOneByOrFail(ConsultaBuro, { cedula: plan.titular.identificacion });
  expect(await manager().countBy(Acceso, { recurso: 'buro', recursoId: `${id}` })).toBe(1);
});
