import { hoyEn, type PasoDelCaso, pasosDelCaso, resoluciones } from '@adjudica/domain';
import { Auditoria } from '../../entities/auditoria.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { CarpetaEnvio } from '../../entities/carpeta-envio.entity';
import { Concesionario } from '../../entities/concesionario.entity';
import { DecisionDeCaso } from '../../entities/decision-de-caso.entity';
import { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { Plan } from '../../entities/plan.entity';
import { cartaDe, planPorSalir, ponerPruebas, TEXTO } from '../../testing/cartas';
import { contratoConBloques, contratoDe } from '../../testing/contratos';
import { pdfDePrueba } from '../../testing/documentos';
import { crearOrden } from '../../testing/ordenes';
import { actuarEnPagare, pagareDePrueba } from '../../testing/pagares';
import { ordenParaPagar, pagoPendiente } from '../../testing/pagos';
import { prendaIngresada } from '../../testing/prendas';
import { type Client, overDatabaseOf, startTestApp, type TestApp, testApp } from '../../testing/test-app';

const conAjustes = (reglas: string) =>
  Object.fromEntries(pasosDelCaso.map((paso) => [`${paso.toUpperCase()}_IMPIDE`, reglas]));
const t = testApp({ env: conAjustes('ninguna') });
const ejecutivo = t.user('ejecutivo');
const jefatura = t.user('jefatura');
const legal = t.user('legal');
const asistente = t.user('asistente.legal');
const manager = () => t.application.dataSource.manager;

/** A step of a case that its act would take, and its act; risk has not approved the folder. */
interface Dado {
  readonly plan: string;
  readonly clave: string;
  readonly acto: (actor: Client, dicho?: object) => ReturnType<Client['post']>;
  /** Where the state stands that the act changes. */
  readonly estado: () => Promise<unknown>;
}
const sinCarpeta = async (idCodigo: string): Promise<void> => {
  const { id: planId } = await manager().findOneByOrFail(Plan, { idCodigo });
  const { id: carpetaId } = await manager().findOneByOrFail(Carpeta, { planId });
  // its guarantee stays, which the contract was written with
  await manager().update(CarpetaEnvio, { carpetaId }, { resultado: resoluciones.devolver.resultado });
  await manager().update(Carpeta, { planId }, { idDepartamento: null });
};

const dados: Readonly<Record<PasoDelCaso, () => Promise<Dado>>> = {
  async orden() {
    const orden = await crearOrden(t);
    const ruta = `/orden-de-compra/${orden.id}`;
    return {
      plan: String(orden.planes[0]?.idCodigo),
      clave: String(orden.id),
      acto: (actor, dicho) => actor.post(`${ruta}/aprobar`, { version: orden.version, ...dicho }),
      estado: async () => (await jefatura.get(ruta)).body.estado,
    };
  },
  async pago() {
    const pago = await pagoPendiente(t, await ordenParaPagar(t));
    const ruta = `/solicitud-de-pago/${pago.id}`;
    return {
      plan: String(pago.planes[0]),
      clave: String(pago.id),
      acto: (actor, dicho) => actor.post(`${ruta}/aprobar`, { version: pago.version, ...dicho }),
      estado: async () => (await jefatura.get(ruta)).body.estado,
    };
  },
  async pagare() {
    const { pagare } = await pagareDePrueba(t);
    return {
      plan: pagare.idCodigo,
      clave: String(pagare.id),
      acto: (actor, dicho) => actuarEnPagare(actor, 'aprobar', pagare, dicho),
      estado: async () => (await legal.get(`/pagare/${pagare.id}`)).body.estado,
    };
  },
  async contrato() {
    const { idCodigo } = await contratoConBloques(t, asistente);
    const { version } = await contratoDe(asistente, idCodigo);
    return {
      plan: idCodigo,
      clave: idCodigo,
      acto: (actor, dicho) => actor.post(`/contrato/${idCodigo}/aprobar`, { version, ...dicho }),
      estado: async () => (await contratoDe(legal, idCodigo)).estado,
    };
  },
  async carta() {
    const { idCodigo } = await planPorSalir(t);
    const { version } = await cartaDe(jefatura, idCodigo);
    return {
      plan: idCodigo,
      clave: idCodigo,
      acto: (actor, dicho) => actor.post(`/carta-salida/${idCodigo}/generar`, { texto: TEXTO, version, ...dicho }),
      estado: async () => (await cartaDe(jefatura, idCodigo)).estado,
    };
  },
  async entrega() {
    const plan = await planPorSalir(t, { producto: '02' });
    const { idCodigo } = plan;
    await ponerPruebas(t, plan);
    const { version } = await cartaDe(ejecutivo, idCodigo);
    const fecha = t.clock.now().toISOString().slice(0, 10);
    return {
      plan: idCodigo,
      clave: idCodigo,
      acto: (actor, dicho) => actor.post(`/carta-salida/${idCodigo}/entregar`, { fecha, version, ...dicho }),
      estado: async () => (await cartaDe(ejecutivo, idCodigo)).estado,
    };
  },
};
const quien: Readonly<Record<PasoDelCaso, string>> = {
  orden: 'jefatura',
  pago: 'jefatura',
  pagare: 'legal',
  contrato: 'legal',
  carta: 'jefatura',
  entrega: 'ejecutivo',
};

describe('a rule that stops, by setting', () => {
  let estricta: TestApp;
  beforeAll(async () => {
    estricta = await startTestApp({ ...overDatabaseOf(t), env: conAjustes('carpeta') });
  });
  afterAll(() => estricta.close());

  test.each(pasosDelCaso)(
    '%s: 422 names rule and what was found, whatever is confirmed, and nothing changes',
    async (paso) => {
      const dado = await dados[paso]();
      await sinCarpeta(dado.plan);
      const antes = await dado.estado();
      const filas = await manager().count(Auditoria);
      const { status, body } = await dado.acto(await estricta.as(quien[paso]));
      expect([status, body.code, body.detalle?.reglas]).toEqual([422, 'politica-impide', ['carpeta']]);
      expect(body.title).toContain('Carpeta aprobada por riesgo');
      expect(await dado.estado()).toBe(antes);
      expect([
        await manager().count(Auditoria),
        await manager().countBy(DecisionDeCaso, { clave: dado.clave, paso }),
      ]).toEqual([filas, 0]);
    },
  );
});

test.each(pasosDelCaso)('%s: what was confirmed is kept with its reason, as it stood, and read later', async (paso) => {
  const dado = await dados[paso]();
  await sinCarpeta(dado.plan);
  const actor = await t.as(quien[paso]);
  const { reglas, base } = (await actor.get(`/caso/${dado.plan}/reglas/${paso}`).expect(200)).body;
  const confirma = reglas.flatMap((una: { codigo: string; cumple: boolean }) => (una.cumple ? [] : [una.codigo]));
  expect(confirma).toContain('carpeta');
  expect((await dado.acto(actor, { confirma })).body.errors).toEqual({ motivo: expect.any(String) });
  const { status, text } = await dado.acto(actor, { confirma, motivo: 'Riesgo la aprueba hoy', base });
  expect([status, status === 200 ? '' : text]).toEqual([200, '']);
  const [decision] = (await actor.get(`/caso/${dado.plan}/decisiones`).expect(200)).body.decisiones;
  expect(decision).toMatchObject({ paso, clave: dado.clave, motivo: 'Riesgo la aprueba hoy' });
  expect(decision.reglas).toEqual(
    reglas.map(({ codigo, nombre, cumple, encontrado }: Record<string, unknown>) => ({
      codigo,
      nombre,
      cumple,
      encontrado,
    })),
  );
});

test('rules that changed since they were seen: 412, and nothing changes', async () => {
  const dado = await dados.orden();
  const { base } = (await jefatura.get(`/caso/${dado.plan}/reglas/orden`).expect(200)).body;
  const { id: planId } = await manager().findOneByOrFail(Plan, { idCodigo: dado.plan });
  await manager().update(Carpeta, { planId }, { idDepartamento: '003' });
  const { status, body } = await dado.acto(jefatura, { base });
  expect([status, body.code]).toEqual([412, 'base-cambiada']);
  expect(await dado.estado()).toBe('pendiente');
});

const encontrado = async (idCodigo: string, paso: PasoDelCaso, codigo: string): Promise<string> => {
  const { body } = await jefatura.get(`/caso/${idCodigo}/reglas/${paso}`).expect(200);
  return body.reglas.find((regla: { codigo: string }) => regla.codigo === codigo).encontrado;
};

test('a payee without account is told: of the order until there is a payment, then of the payment', async () => {
  const dada = await ordenParaPagar(t);
  const { orden } = dada;
  const idCodigo = String(orden.planes[0]?.idCodigo);
  const { concesionarioId, nombreConcesionario } = await manager().findOneByOrFail(OrdenDeCompra, { id: orden.id });
  const concesionario = { id: Number(concesionarioId) };
  await manager().update(Concesionario, concesionario, { banco: null, tipoCuenta: null, numeroCuenta: null });
  const sinCuenta = `${nombreConcesionario}: sin cuenta bancaria`;
  expect(await encontrado(idCodigo, 'pago', 'beneficiario')).toBe(sinCuenta);
  await pagoPendiente(t, dada);
  const cuenta = { banco: 'Banco Pichincha', tipoCuenta: 'AHORROS', numeroCuenta: '2201234567' };
  await manager().update(Concesionario, concesionario, cuenta);
  expect(await encontrado(idCodigo, 'pago', 'beneficiario')).toBe(sinCuenta);
});

test('a delivery asks for the signed copies of legal', async () => {
  const { pagare } = await pagareDePrueba(t);
  await actuarEnPagare(legal, 'aprobar', pagare).expect(200);
  expect(await encontrado(pagare.idCodigo, 'entrega', 'copias')).toBe(`Pagaré No. ${pagare.id}: sin copia firmada`);
  const [papel] = (await legal.get(`/papeles-de-plan/${pagare.idCodigo}`).expect(200)).body;
  await legal
    .post(`/papel/${papel.id}/firmar`)
    .field({ version: '0', fecha: hoyEn(t.clock.now()), ciudad: '1701' })
    .attach('file', await pdfDePrueba('Firmado'), 'pagare.pdf')
    .expect(200);
  expect(await encontrado(pagare.idCodigo, 'entrega', 'copias')).toBe('');
});

describe("'Revisión antes de firmar'", () => {
  test('each blank and each disagreement stands there with the screen that mends it, and who signs', async () => {
    const { idCodigo } = await prendaIngresada(t);
    const { body } = await asistente.get(`/caso/${idCodigo}/revision`).expect(200);
    expect(body.blancos[0]).toMatchObject({ texto: 'Riesgo no ha aprobado el bien' });
    expect(body.firmas.map(({ papel, calidad }: Record<string, string>) => `${papel} ${calidad}`)).toEqual(
      expect.arrayContaining(['pagaré Deudor', 'prenda Deudor', 'prenda Depositario']),
    );
    for (const { enlace } of [...body.blancos, ...body.desacuerdos]) expect(enlace).toMatch(/^\//);
  });

  test('404 without an award', async () => {
    await asistente.get('/caso/01-9999-001/revision').expect(404);
    await asistente.get('/caso/01-9999-001/reglas/orden').expect(404);
    await asistente.get('/caso/01-9999-001/decisiones').expect(404);
  });
});
