import { type Fecha, sumarDias, tiposDeEvento } from '@adjudica/domain';
import fc from 'fast-check';
import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Feriado } from '../../entities/catalogo.entity';
import { Evento } from '../../entities/evento.entity';
import type { Grupo } from '../../entities/grupo.entity';
import { FichaBien, FichaPlan } from '../../entities/medio-aprobacion.entity';
import { OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Plan } from '../../entities/plan.entity';
import { adjudicarPlan, crearAsamblea, crearGrupo, crearPlan } from '../../seed/builders';
import { anotar } from '../../testing/cartas';
import { testOnEmbedded } from '../../testing/engines';
import { medioAprobado, ordenAprobada } from '../../testing/ordenes';
import { StatementCounter } from '../../testing/statement-counter';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import type { FilaDelTableroVista, TableroVista } from './tablero.dto';

/** 2026-03-10 is today. Awards from December to March, drawn once and the same in every run. */
const e = tiposDeEvento;
const counter = new StatementCounter();
let t: TestApp;
let jefatura: Client;
const db = () => t.application.dataSource.manager;

interface Sorteada {
  readonly producto: '01' | '02';
  readonly fecha: Fecha;
  /** Days from the award to the delivery, and from it to the withdrawal; null = not yet. */
  readonly entrega: number | null;
  readonly retiro: number | null;
  /** Days from the award to each of these. */
  readonly pasos: readonly (readonly [tipo: string, dias: number])[];
}
interface Creada extends Sorteada {
  readonly idCodigo: string;
  readonly planId: number;
  readonly adjudicacionId: number;
}

const HOY: Fecha = '2026-03-10';
const hastaHoy = (fecha: Fecha, dias: number | null): number | null =>
  dias === null || sumarDias(fecha, dias) > HOY ? null : dias;
const sorteada: fc.Arbitrary<Sorteada> = fc
  .record({
    producto: fc.constantFrom('01' as const, '02' as const),
    fecha: fc.integer({ min: 0, max: 95 }).map((dias) => sumarDias('2025-12-01', dias)),
    entrega: fc.option(fc.integer({ min: 0, max: 70 }), { freq: 2 }),
    retiro: fc.option(fc.integer({ min: 1, max: 50 }), { freq: 3 }),
    cuando: fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ cuando, ...plan }) => {
    const entrega = hastaHoy(plan.fecha, plan.entrega);
    let dia = 0;
    const pasos = [e.asignacion, e.solicitudGenerada, e.carpetaEnviada, e.carpetaAprobada].flatMap((tipo, i) => {
      dia += cuando[i] as number;
      return hastaHoy(plan.fecha, dia) === null || (entrega !== null && dia > entrega) ? [] : [[tipo, dia] as const];
    });
    // what was delivered is not withdrawn
    return { ...plan, entrega, retiro: entrega === null ? hastaHoy(plan.fecha, plan.retiro) : null, pasos };
  });
const creadas: Creada[] = [];

const a = (hora: string, fecha: Fecha, dias: number): Date => new Date(`${sumarDias(fecha, dias)}T${hora}-05:00`);

async function crear(grupo: Grupo, plan: Sorteada): Promise<void> {
  const { id: planId, idCodigo, titular, valorCuota } = await crearPlan(db(), grupo);
  const { adjudicacionId } = await adjudicarPlan(db(), { id: planId, grupoId: grupo.id, titular, valorCuota });
  const { fecha, entrega, retiro, pasos } = plan;
  const deRetiro = retiro === null ? {} : { estado: 'RADJ', retiradoEn: a('23:30', fecha, retiro) };
  await db().update(Adjudicacion, { id: adjudicacionId }, { fecha, ...deRetiro });
  await db().update(Carpeta, { adjudicacionId }, { abiertaEn: a('00:30', fecha, 0) });
  const eventos = [...pasos, ...(entrega === null ? [] : [[e.entrega, entrega] as const])];
  for (const [tipo, dias] of eventos)
    await db().insert(Evento, {
      ...{ tipo, planId, personaId: null, usuarioId: null, idDepartamento: null, observacion: null },
      // an hour before midnight in Ecuador: the next day in Greenwich
      fecha: a('23:00', fecha, dias),
    });
  creadas.push({ ...plan, idCodigo, planId, adjudicacionId });
}

beforeAll(async () => {
  t = await startTestApp({ database: { logger: counter } });
  jefatura = await t.as('jefatura');
  const grupos = { '01': await crearGrupo(db()), '02': await crearGrupo(db(), { productoCodigo: '02' }) };
  for (const grupo of Object.values(grupos)) await crearAsamblea(db(), grupo, { fecha: '2025-12-01', estado: 'C' });
  for (const plan of fc.sample(sorteada, { numRuns: 90, seed: 14 })) await crear(grupos[plan.producto], plan);
});
afterAll(() => t.close());

const cifras = async (consulta: string, client = jefatura): Promise<TableroVista> => {
  const { status, body, text } = await client.get(`/tablero/cifras?${consulta}`);
  if (status !== 200) throw new Error(`${consulta}: ${text}`);
  return body;
};
const pedirFilas = (filter: object, sort = ['fecha', 'DESC'], client = jefatura) =>
  client.get(
    `/tablero?range=[0,99]&sort=${encodeURIComponent(JSON.stringify(sort))}&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );
const filas = async (filter: object, sort?: string[]): Promise<FilaDelTableroVista[]> => {
  const { status, body, text, headers } = await pedirFilas(filter, sort);
  if (status !== 200) throw new Error(`${JSON.stringify(filter)}: ${text}`);
  expect(headers['content-range']).toBe(
    body.length === 0 ? 'tablero */0' : `tablero 0-${body.length - 1}/${body.length}`,
  );
  return body;
};

/** Counted again, from what was drawn and day by day. */
function diasContados(desde: Fecha, hasta: Fecha): number {
  let dias = 0;
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, 1))
    if (![0, 6].includes(new Date(`${dia}T12:00:00Z`).getUTCDay())) dias++;
  return Math.max(0, dias - 1);
}
const media = (dias: readonly number[]): number | null =>
  dias.length === 0 ? null : Math.round((dias.reduce((x, y) => x + y, 0) / dias.length) * 10) / 10;
const deMes = (fecha: Fecha, mes: string): boolean => fecha.startsWith(mes);

function esperado(producto: string, mes: string) {
  const suyas = creadas.filter((plan) => plan.producto === producto);
  const entregas = suyas.flatMap(({ fecha, entrega, idCodigo }) => {
    if (entrega === null || !deMes(sumarDias(fecha, entrega), mes)) return [];
    return [{ idCodigo, dias: diasContados(fecha, sumarDias(fecha, entrega)) }];
  });
  const adjudicadas = suyas.filter(({ fecha }) => deMes(fecha, mes));
  const vigentes = adjudicadas.filter(({ retiro }) => retiro === null);
  return {
    entregas,
    vigentes,
    sinBien: vigentes.filter(({ entrega }) => entrega === null),
    retiradas: adjudicadas.filter(({ retiro }) => retiro !== null),
  };
}

describe('refusals', () => {
  test.each([
    ['anio=2019&mes=12', 'mes'],
    ['anio=2026&mes=4', 'mes'],
    ['anio=2027', 'anio'],
    ['anio=2026&mes=13', 'mes'],
  ])('TAB-502 %s is no period of the dashboard', async (consulta, campo) => {
    const { status, body } = await jefatura.get(`/tablero/cifras?${consulta}`);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'periodo-invalido', [campo]]);
  });

  test.each([
    [{ cifra: 'media' }, 'cifra-desconocida'],
    [{ cifra: 'entregados', rango: '0-17' }, 'cifra-desconocida'],
    [{ cifra: 'players', departamento: '005' }, 'cifra-desconocida'],
    [{ cifra: 'entregados', anio: 2019 }, 'periodo-invalido'],
    [{ ejecutivo: 1 }, 'lista-mal-formada'],
  ])('TAB-511 rows of %p are refused', async (filter, code) => {
    const { status, body } = await pedirFilas(filter);
    expect([status, body.code]).toEqual([400, code]);
  });

  test('TAB-500 executives, legal and assistants have no dashboard', async () => {
    for (const usuario of ['ejecutivo', 'legal', 'asistente']) {
      const client = await t.as(usuario);
      expect([
        usuario,
        (await client.get('/tablero/cifras')).status,
        (await pedirFilas({}, undefined, client)).status,
      ]).toEqual([usuario, 403, 403]);
    }
  });
});

describe('figures against what was drawn', () => {
  test('the world has something of everything', () => {
    for (const producto of ['01', '02']) {
      const { entregas, sinBien, retiradas } = esperado(producto, '2026-0');
      for (const some of [entregas, sinBien, retiradas]) expect(some.length).toBeGreaterThan(2);
    }
  });

  test.each(
    ['01', '02'].flatMap((producto) => ['2025-12', '2026-01', '2026-02', '2026-03'].map((mes) => [producto, mes])),
  )(
    'TAB-503 TAB-515 TAB-516 TAB-519 product %s in %s: cards, ranges and mean, and the rows that each opens',
    async (producto, mes) => {
      const filtro = { producto, anio: Number(mes.slice(0, 4)), mes: Number(mes.slice(5)) };
      const {
        tarjetas,
        retiradas,
        rangos,
        bienes,
        media: suMedia,
      } = await cifras(new URLSearchParams(filtro as never).toString());
      const debe = esperado(producto, mes);
      const abre = async (parte: object) => (await filas({ ...filtro, ...parte })).map(({ codigo }) => codigo).sort();
      const codigos = (planes: readonly { idCodigo: string }[]) => planes.map(({ idCodigo }) => idCodigo).sort();
      expect(tarjetas.map(({ cifra, valor }) => [cifra, valor])).toEqual([
        ['entregados', debe.entregas.length],
        ['sinBien', debe.sinBien.length],
        ['adjudicados', debe.vigentes.length],
      ]);
      expect(retiradas).toBe(debe.retiradas.length);
      expect(await abre({ cifra: 'entregados' })).toEqual(codigos(debe.entregas));
      expect(await abre({ cifra: 'adjudicados' })).toEqual(codigos(debe.vigentes));
      expect(await abre({ cifra: 'sinBien' })).toEqual(codigos(debe.sinBien));
      expect(await abre({ cifra: 'retiradas' })).toEqual(codigos(debe.retiradas));
      expect([suMedia.dias, suMedia.entregas]).toEqual([
        media(debe.entregas.map(({ dias }) => dias)),
        debe.entregas.length,
      ]);
      const limites = [
        [0, 17],
        [18, 23],
        [24, 29],
        [30, 35],
        [36, 40],
        [41, 999],
      ] as const;
      for (const [i, [desde, hasta]] of limites.entries()) {
        const suyas = debe.entregas.filter(({ dias }) => dias >= desde && dias <= hasta);
        expect(rangos[i]?.cantidad).toBe(suyas.length);
        expect(await abre({ cifra: 'entregados', rango: rangos[i]?.codigo })).toEqual(codigos(suyas));
      }
      expect(bienes.reduce((suma, { cantidad }) => suma + cantidad, 0)).toBe(debe.entregas.length);
    },
  );

  test('TAB-518 the line of 24 months says of each what that month’s own figures say, and a year is its months', async () => {
    const { linea, tarjetas } = await cifras('producto=01&anio=2026&mes=3');
    expect([linea.length, linea[0]?.mes, linea.at(-1)?.mes]).toEqual([24, '2024-04', '2026-03']);
    for (const { mes, entregados, adjudicados, mediaEnDias } of linea) {
      const debe = esperado('01', mes);
      expect([mes, entregados, adjudicados, mediaEnDias]).toEqual([
        mes,
        debe.entregas.length,
        debe.vigentes.length,
        media(debe.entregas.map(({ dias }) => dias)),
      ]);
    }
    expect(tarjetas[0]).toMatchObject({ cifra: 'entregados', anterior: linea.at(-2)?.entregados });
    const anio = await cifras('producto=01&anio=2026');
    expect(anio).toMatchObject({ anio: 2026, mes: null });
    expect(anio.tarjetas[0]).toEqual({
      cifra: 'entregados',
      valor: esperado('01', '2026').entregas.length,
      anterior: esperado('01', '2025').entregas.length,
    });
  });

  test('TAB-506 TAB-524 TAB-525 each department’s mean is that of the steps that it opens, and of those that were drawn', async () => {
    const filtro = { producto: '01', anio: 2026, mes: 2 };
    const { players } = await cifras('producto=01&anio=2026&mes=2');
    // the order of the journey, whose last steps before the delivery are not drawn
    const debe = creadas
      .filter(({ producto }) => producto === '01')
      .flatMap(({ fecha, retiro, pasos, entrega }) => {
        const hechos = [...pasos, ...(entrega === null ? [] : [[e.entrega, entrega] as const])].filter(
          ([, dias]) => retiro === null || dias <= retiro,
        );
        return hechos.flatMap(([tipo, dias], i) => {
          const [, antes] = hechos[i - 1] ?? ['', 0];
          const dia = sumarDias(fecha, dias);
          if (!deMes(dia, '2026-02')) return [];
          const departamento = tipo === e.carpetaAprobada ? '004' : '002';
          return [{ departamento, dias: diasContados(sumarDias(fecha, antes), dia) }];
        });
      });
    expect(players.map(({ idDepartamento }) => idDepartamento)).toEqual(['002', '004', '003']);
    for (const { idDepartamento, dias, pasos } of players) {
      const suyos = debe.filter(({ departamento }) => departamento === idDepartamento);
      expect([idDepartamento, pasos, dias]).toEqual([
        idDepartamento,
        suyos.length,
        media(suyos.map((paso) => paso.dias)),
      ]);
      const abiertas = await filas({ ...filtro, cifra: 'players', departamento: idDepartamento });
      expect(abiertas.map(({ diasHabiles }) => diasHabiles as number).sort()).toEqual(
        suyos.map((paso) => paso.dias).sort(),
      );
    }
    expect(debe.length).toBeGreaterThan(10);
  });

  test('TAB-505 without anything asked it is Motorplan in the present month; an unknown product is Casaplan', async () => {
    expect(await cifras('')).toEqual(await cifras('producto=01&anio=2026&mes=3'));
    expect(await cifras('producto=99')).toEqual(await cifras('producto=02&anio=2026&mes=3'));
  });
});

describe('the rows', () => {
  test('TAB-514 TAB-517 TAB-520 the columns of a delivery, working and calendar days beside each other', async () => {
    const plan = creadas.find(({ producto, entrega }) => producto === '01' && entrega !== null) as Creada;
    const dia = sumarDias(plan.fecha, plan.entrega as number);
    const abiertas = await filas({ anio: Number(dia.slice(0, 4)), mes: Number(dia.slice(5, 7)) });
    expect(abiertas.find(({ codigo }) => codigo === plan.idCodigo)).toMatchObject({
      fecha: dia,
      fechaAdjudicacion: plan.fecha,
      diasHabiles: diasContados(plan.fecha, dia),
      diasCalendario: plan.entrega,
      puesto: plan.idCodigo.split('-')[2],
      adjudicadoPor: 'Sorteo',
      numeroAsamblea: 1,
      hito: 'Entrega',
      bien: 'Sin registrar',
      monto: 20_000,
      valorCuota: 380.5,
      valorOferta: null,
      pagoOferta: null,
      valorInscripcion: null,
      cambio: null,
      cedula: expect.stringMatching(/^\d{10}$/),
    });
  });

  test('TAB-511 in the order that was asked for, both ways, and a page as wide as it says', async () => {
    const filtro = { cifra: 'entregados', anio: 2026 };
    for (const campo of ['fecha', 'fechaAdjudicacion', 'diasHabiles'] as const) {
      const subiendo = await filas(filtro, [campo, 'ASC']);
      const valores = subiendo.map((fila) => fila[campo] as string | number);
      expect(valores).toEqual([...valores].sort((x, y) => (x < y ? -1 : x > y ? 1 : 0)));
      expect((await filas(filtro, [campo, 'DESC'])).map(({ id }) => id)).toEqual(
        subiendo.map(({ id }) => id).reverse(),
      );
    }
    const { body, headers } = await jefatura.get(
      `/tablero?range=[1,2]&filter=${encodeURIComponent(JSON.stringify(filtro))}`,
    );
    expect([body.length, headers['content-range']]).toEqual([
      2,
      `tablero 1-2/${esperado('01', '2026').entregas.length}`,
    ]);
  });

  test('TAB-512 risk sees figures and rows; who looked at the rows stands in the access log', async () => {
    const riesgo = await t.as('riesgo');
    expect(await cifras('', riesgo)).toEqual(await cifras(''));
    expect((await pedirFilas({ cifra: 'sinBien' }, undefined, riesgo)).status).toBe(200);
    await t.application.accessLog.step();
    expect(
      await db().countBy(Acceso, { recurso: 'tablero', recursoId: 'sinBien', operacion: 'listar' }),
    ).toBeGreaterThan(0);
  });
});

describe('what changes afterwards', () => {
  test('an award of February that is withdrawn in March leaves its card and stands among the withdrawn, with the day', async () => {
    const plan = esperado('01', '2026-02').sinBien[0] as Creada;
    const consulta = 'producto=01&anio=2026&mes=2';
    const antes = await cifras(consulta);
    const { status, text } = await jefatura.post(`/adjudicacion/${plan.adjudicacionId}/retirar`, { motivo: 'Desiste' });
    expect([status, text.slice(0, 0)]).toEqual([200, '']);
    const despues = await cifras(consulta);
    expect(despues.tarjetas.map(({ valor }) => valor)).toEqual([
      antes.tarjetas[0]?.valor,
      (antes.tarjetas[1]?.valor ?? 0) - 1,
      (antes.tarjetas[2]?.valor ?? 0) - 1,
    ]);
    expect(despues.retiradas).toBe(antes.retiradas + 1);
    // its steps took the time that they took
    expect(despues.players).toEqual(antes.players);
    const fila = (await filas({ cifra: 'retiradas', anio: 2026, mes: 2 })).find(
      ({ codigo }) => codigo === plan.idCodigo,
    );
    expect(fila).toMatchObject({ fecha: plan.fecha, cambio: 'Retirada el 10/03/2026' });
  });

  test('a step that is undone in a later month stays in the month in which it was done', async () => {
    const consulta = 'producto=02&anio=2026&mes=2';
    const antes = await cifras(consulta);
    const conPaso = creadas.filter(
      ({ producto, fecha, pasos, retiro }) =>
        producto === '02' &&
        retiro === null &&
        pasos.some(([tipo, dias]) => tipo === e.carpetaEnviada && deMes(sumarDias(fecha, dias), '2026-02')),
    );
    expect(conPaso.length).toBeGreaterThan(0);
    for (const { planId } of conPaso)
      await db().insert(Evento, {
        ...{
          tipo: e.carpetaDevuelta,
          planId,
          personaId: null,
          usuarioId: null,
          idDepartamento: null,
          observacion: null,
        },
        fecha: new Date('2026-03-05T15:00:00Z'),
      });
    expect((await cifras(consulta)).players).toEqual(antes.players);
  });

  test('a reassigned award counts on the day of the one whose place it takes, and its row says so; so does one that the minutes corrected', async () => {
    const grupo = await crearGrupo(db());
    await crearAsamblea(db(), grupo, { fecha: '2025-11-03', estado: 'C' });
    const [reasignada, corregida] = [await crearPlan(db(), grupo), await crearPlan(db(), grupo)];
    for (const plan of [reasignada, corregida]) {
      const { adjudicacionId } = await adjudicarPlan(db(), plan);
      const viaIngreso = plan === reasignada ? 'REASIGNACION' : 'ASAMBLEA';
      await db().update(Adjudicacion, { id: adjudicacionId }, { viaIngreso });
      await db().update(Carpeta, { adjudicacionId }, { abiertaEn: new Date('2025-11-03T18:00:00Z') });
    }
    await db().insert(Evento, {
      ...{ tipo: e.correccion, planId: corregida.id, personaId: null, usuarioId: null, idDepartamento: null },
      ...{ observacion: null, fecha: new Date('2025-12-02T03:00:00Z') },
    });
    const abiertas = await filas({ cifra: 'adjudicados', anio: 2025, mes: 11 });
    expect(abiertas.map(({ codigo, cambio }) => [codigo, cambio]).sort()).toEqual(
      [
        [reasignada.idCodigo, 'Reasignada: ocupa el lugar de una adjudicación retirada'],
        [corregida.idCodigo, 'Corregida por acta el 01/12/2025'],
      ].sort(),
    );
  });

  testOnEmbedded(
    'figures are read once until anybody commits, and right after that they are the new ones',
    async () => {
      const consulta = 'producto=02&anio=2026&mes=3';
      const antes = await cifras(consulta);
      expect(await counter.during(() => cifras(consulta))).toEqual([]);
      const plan = creadas.find(
        ({ producto, entrega, retiro }) => producto === '02' && entrega === null && retiro === null,
      ) as Creada;
      await db().insert(Evento, {
        ...{
          tipo: e.entrega,
          planId: plan.planId,
          personaId: null,
          usuarioId: null,
          idDepartamento: null,
          observacion: null,
        },
        fecha: new Date('2026-03-10T17:00:00Z'),
      });
      expect((await cifras(consulta)).tarjetas[0]?.valor).toBe((antes.tarjetas[0]?.valor ?? 0) + 1);
    },
  );
});

test('TAB-506 TAB-523 new and used goods by the order, and without one by the sheet of the means of approval', async () => {
  const propia = await startTestApp();
  try {
    const [conOrden, sinOrden] = [await ordenAprobada(propia), await medioAprobado(propia)];
    const { manager } = propia.application.dataSource;
    const fichas = await manager.find(FichaPlan);
    const deOrden = (await manager.findOneByOrFail(OrdenPlan, { ordenId: conOrden.id })).planId;
    // a sheet that was changed after the order says nothing of what was bought
    for (const { fichaId } of fichas) await manager.update(FichaBien, { id: fichaId }, { estadoBien: 'Usado' });
    expect(sinOrden.id).toBeGreaterThan(0);
    for (const { planId } of fichas) await anotar(propia, { planId }, e.entrega, 'ejecutivo');
    const client = await propia.as('jefatura');
    const { body } = await client.get('/tablero/cifras');
    expect(body.bienes.map(({ cantidad }: { cantidad: number }) => cantidad)).toEqual([1, 1, 0]);
    const { body: nuevos } = await client.get(`/tablero?filter=${encodeURIComponent('{"bien":"Nuevo"}')}`);
    const plan = await manager.findOneByOrFail(Plan, { id: deOrden });
    expect(nuevos.map(({ codigo, bien }: FilaDelTableroVista) => [codigo, bien])).toEqual([[plan.idCodigo, 'Nuevo']]);
  } finally {
    await propia.close();
  }
});

test('days of rest are discounted where the setting wants it', async () => {
  const propia = await startTestApp({ env: { DESCONTAR_FERIADOS: 'true' } });
  try {
    const { manager } = propia.application.dataSource;
    const plan = await crearPlan(manager, await crearGrupo(manager));
    // Tuesday 10 February; 16 and 17 were carnival
    await adjudicarPlan(manager, plan);
    expect(await manager.countBy(Feriado, { fecha: '2026-02-16' })).toBe(1);
    await manager.insert(Evento, {
      ...{
        tipo: e.entrega,
        planId: plan.id,
        personaId: null,
        usuarioId: null,
        idDepartamento: null,
        observacion: null,
      },
      fecha: new Date('2026-02-20T17:00:00Z'),
    });
    const { body } = await (await propia.as('gerente')).get('/tablero/cifras?anio=2026&mes=2');
    expect(body.media).toMatchObject({ dias: 6, entregas: 1, tono: 'aTiempo' });
  } finally {
    await propia.close();
  }
});
