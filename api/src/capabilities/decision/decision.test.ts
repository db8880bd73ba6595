import { hoyEn, RETIRADA, sumarMontos, VIGENTE } from '@adjudica/domain';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { carpetaEnRiesgo } from '../../testing/carpetas';
import { contratoConBloques, contratoDe } from '../../testing/contratos';
import { actuar, clienteConPlanes, crearMedio, medioEnviado } from '../../testing/medios';
import { actuarEnOrden, crearOrden } from '../../testing/ordenes';
import { actuarEnPagare, pagareDePrueba } from '../../testing/pagares';
import { decidir, pagoPendiente } from '../../testing/pagos';
import { StatementCounter } from '../../testing/statement-counter';
import { type Client, testApp } from '../../testing/test-app';
import type { DecisionVista } from './decision.dto';

let jefatura: Client;
let riesgo: Client;
let legal: Client;
let asistente: Client;
const counter = new StatementCounter();

/** Sessions of the day. */
async function entrar(): Promise<void> {
  [jefatura, riesgo, legal, asistente] = await Promise.all([
    t.as('jefatura'),
    t.as('riesgo'),
    t.as('legal'),
    t.as('asistente.legal'),
  ]);
}

const t = testApp({
  database: { logger: counter },
});
beforeAll(async () => {
  await entrar();
});

const db = () => t.application.dataSource.manager;
const lista = async (filter: object = {}, sort: readonly string[] = ['desde', 'ASC']): Promise<DecisionVista[]> => {
  const asked = { filter: JSON.stringify(filter), sort: JSON.stringify(sort), range: '[0,99]' };
  const { status, body } = await jefatura.get(`/decision?${new URLSearchParams(asked)}`);
  expect(status).toBe(200);
  return body;
};
const delPlan = async (idCodigo: string) => (await lista()).filter((fila) => fila.idCodigo === idCodigo);
const ok = async (acto: PromiseLike<{ status: number; text: string }>): Promise<void> => {
  const { status, text } = await acto;
  if (status >= 300) throw new Error(`${status}: ${text}`);
};

test('a kind that does not exist is refused', async () => {
  expect((await jefatura.get('/decision?filter={"clase":"carta"}')).body).toMatchObject({
    code: 'lista-mal-formada',
    errors: { clase: expect.any(String) },
  });
});

interface EnEspera {
  readonly idCodigo: string;
  readonly fila: Partial<DecisionVista>;
  readonly decidir: () => Promise<void>;
}

/** Something of each kind, sent to who decides. */
const clases: Readonly<Record<string, () => Promise<EnEspera>>> = {
  'a folder at risk': async () => {
    const { idCodigo, titular } = await carpetaEnRiesgo(t);
    return {
      idCodigo,
      fila: {
        clase: 'carpeta',
        etiquetaClase: 'Carpeta en riesgo',
        decide: 'Riesgo',
        solicitante: 'Luis Chicaiza',
        nota: expect.stringMatching(/^Se envió cuando faltaban \d+ requisitos$/),
        enlace: `/estado-cliente/${titular.identificacion}?plan=${idCodigo}`,
      },
      decidir: () => ok(riesgo.post(`/carpeta/${idCodigo}/devolver`, { motivo: 'Faltan documentos' })),
    };
  },
  'a means': async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo', cuantos: 2 });
    const medio = await medioEnviado(t, cliente);
    return {
      idCodigo: cliente.planes[0]?.idCodigo as string,
      fila: {
        clase: 'medio-aprobacion',
        planes: 2,
        monto: 32_990,
        decide: 'Riesgo',
        nota: null,
        enlace: `/medio-aprobacion/${medio.id}`,
      },
      decidir: () => ok(actuar(riesgo, 'aceptar', medio, { confirmaValor: true })),
    };
  },
  'an order': async () => {
    const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
    const orden = await crearOrden(t, { cliente });
    return {
      idCodigo: cliente.planes[0]?.idCodigo as string,
      fila: {
        clase: 'orden-de-compra',
        monto: orden.pagoConcesionario,
        decide: 'Jefatura Adjudicaciones',
        enlace: `/orden-de-compra/${orden.id}`,
      },
      decidir: () => ok(actuarEnOrden(jefatura, 'aprobar', orden)),
    };
  },
  'a payment': async () => {
    const pago = await pagoPendiente(t);
    return {
      idCodigo: pago.planes[0] as string,
      fila: { clase: 'solicitud-de-pago', monto: pago.valor, enlace: `/solicitud-de-pago/${pago.id}` },
      decidir: () => ok(decidir(jefatura, 'aprobar', pago)),
    };
  },
  'a note': async () => {
    const { pagare, cliente } = await pagareDePrueba(t);
    const { body: enviado } = await actuarEnPagare(asistente, 'enviar', pagare);
    return {
      idCodigo: cliente.planes[0]?.idCodigo as string,
      fila: { clase: 'pagare', monto: pagare.monto, decide: 'Legal', enlace: `/pagare/${pagare.id}` },
      decidir: () => ok(actuarEnPagare(legal, 'aprobar', enviado)),
    };
  },
  'a contract': async () => {
    const { idCodigo } = await contratoConBloques(t, asistente);
    const { version } = await contratoDe(asistente, idCodigo);
    await ok(asistente.post(`/contrato/${idCodigo}/enviar`, { version }));
    return {
      idCodigo,
      fila: { clase: 'contrato', decide: 'Legal', enlace: `/contrato/${idCodigo}` },
      decidir: async () =>
        ok(legal.post(`/contrato/${idCodigo}/aprobar`, { version: (await contratoDe(legal, idCodigo)).version })),
    };
  },
  'an addendum': async () => {
    const { idCodigo } = await contratoConBloques(t, asistente);
    const { version } = await contratoDe(legal, idCodigo);
    await ok(legal.post(`/contrato/${idCodigo}/aprobar`, { version }));
    const escrita = { motivo: 'El cliente viaja', lugarEmision: '1701', fechaEmision: hoyEn(t.clock.now()) };
    const texto = '<p>El bien se retira en Guayaquil.</p>';
    const { body } = await asistente.post('/adenda', { ...escrita, texto, idCodigo });
    await ok(asistente.post(`/adenda/${body.id}/enviar`, { version: body.version }));
    return {
      idCodigo,
      fila: { clase: 'adenda', decide: 'Legal', enlace: `/contrato/${idCodigo}` },
      decidir: () => ok(legal.post(`/adenda/${body.id}/rechazar`, { version: body.version + 1, motivo: 'No procede' })),
    };
  },
};

test.each(Object.entries(clases))(
  '%s that waits stands in the list with who asked for it, and leaves it when it is decided',
  async (_, crear) => {
    t.clock.advance(60_000);
    const desde = t.clock.now().toISOString();
    const { idCodigo, fila, decidir: acto } = await crear();
    expect(await delPlan(idCodigo)).toEqual([expect.objectContaining({ idCodigo, desde, diasDeEspera: 0, ...fila })]);
    await acto();
    expect(await delPlan(idCodigo)).toEqual([]);
  },
);

test('what nobody sent yet, and the folder of a withdrawn award, wait for nobody', async () => {
  const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  await crearMedio(t, cliente);
  expect(await delPlan(cliente.planes[0]?.idCodigo as string)).toEqual([]);
  const { idCodigo, planId } = await carpetaEnRiesgo(t);
  expect(await delPlan(idCodigo)).toHaveLength(1);
  await db().update(Adjudicacion, { planId }, { estado: RETIRADA });
  expect(await delPlan(idCodigo)).toEqual([]);
  await db().update(Adjudicacion, { planId }, { estado: VIGENTE });
});

const total = (montos: readonly (number | null)[]): number => sumarMontos(montos) / 100;

test('the money that waits is that of the orders and payments of the list, and less once one is approved', async () => {
  const cliente = await clienteConPlanes(t, { ejecutivo: 'ejecutivo' });
  const orden = await crearOrden(t, { cliente });
  const pago = await pagoPendiente(t);
  const dinero = async () => (await jefatura.get('/decision/dinero').expect(200)).body;
  const cuentaDe = async (clase: string) => {
    const montos = (await lista({ clase })).map(({ monto }) => monto);
    return { cantidad: montos.length, monto: total(montos) };
  };
  const loQueEspera = async () => ({
    monto: total((await lista({ dinero: true })).map(({ monto }) => monto)),
    ordenes: await cuentaDe('orden-de-compra'),
    pagos: await cuentaDe('solicitud-de-pago'),
  });
  const antes = await dinero();
  expect(antes).toEqual(await loQueEspera());
  await ok(actuarEnOrden(jefatura, 'aprobar', orden));
  await ok(decidir(jefatura, 'aprobar', pago));
  const despues = await dinero();
  expect(despues).toEqual(await loQueEspera());
  expect([despues.ordenes.cantidad, despues.pagos.cantidad]).toEqual([
    antes.ordenes.cantidad - 1,
    antes.pagos.cantidad - 1,
  ]);
  expect((await riesgo.get('/decision/dinero')).status).toBe(403);
  expect(await counter.during(() => jefatura.get('/decision/dinero'))).toHaveLength(1);
});

test('the oldest stands first; kind, product and client narrow the list, and it costs two statements', async () => {
  const { idCodigo: vieja } = await carpetaEnRiesgo(t);
  t.clock.advance(3 * 86_400_000);
  await entrar();
  const { pagare, cliente } = await pagareDePrueba(t, { producto: '02', prenda: false });
  await ok(actuarEnPagare(asistente, 'enviar', pagare));
  const casa = cliente.planes[0]?.idCodigo as string;
  const filas = await lista();
  const lugar = (codigo: string | undefined) => filas.findIndex(({ idCodigo }) => idCodigo === codigo);
  expect(lugar(vieja)).toBeLessThan(lugar(casa));
  expect(filas[lugar(vieja)]?.diasDeEspera).toBeGreaterThan(0);
  expect((await lista({ producto: '02' })).map(({ idCodigo }) => idCodigo)).toEqual([casa]);
  expect((await lista({ clase: 'pagare', producto: '02' })).length).toBe(1);
  expect((await lista({ clase: 'carpeta', producto: '02' })).length).toBe(0);
  expect((await lista({ q: vieja })).map(({ idCodigo }) => idCodigo)).toEqual([vieja]);
  const montos = (await lista({}, ['monto', 'DESC'])).map(({ monto }) => monto as number);
  expect(montos).toEqual([...montos].sort((a, b) => b - a));
  expect(await counter.during(() => jefatura.get('/decision'))).toHaveLength(2);
});
