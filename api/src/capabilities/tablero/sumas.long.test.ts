import {
  codigoDePeriodo,
  type Fecha,
  lineaDe,
  mesesDeLaLinea,
  type Periodo,
  periodoAnterior,
  type Suma,
  sumarDias,
  sumasDe,
  tiposDeEvento,
} from '@adjudica/domain';
import BetterSqlite3 from 'better-sqlite3';
import fc from 'fast-check';
import type { BetterSqlite3Driver } from 'typeorm/driver/better-sqlite3/BetterSqlite3Driver.js';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Feriado } from '../../entities/catalogo.entity';
import { Evento } from '../../entities/evento.entity';
import { FichaBien, FichaPlan } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';
import { TableroAporte, TableroBase, TableroCambio, TableroSuma } from '../../entities/tablero.entity';
import { anotar } from '../../testing/cartas';
import { testOnEmbedded } from '../../testing/engines';
import { medioAprobado, ordenAprobada } from '../../testing/ordenes';
import { cifrasDe, evento, type PlanCreado, sembrarTablero } from '../../testing/tablero';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';

const e = tiposDeEvento;
const HOY: Fecha = '2026-03-10';
let t: TestApp;
let jefatura: Client;
let creados: PlanCreado[];
let conBien: number[];
const db = () => t.application.dataSource.manager;
const tablero = () => t.application.tablero;

beforeAll(async () => {
  t = await startTestApp();
  jefatura = await t.as('jefatura');
  creados = await sembrarTablero(db());
  await ordenAprobada(t);
  await medioAprobado(t);
  conBien = [...new Set((await db().find(FichaPlan)).map(({ planId }) => planId))];
  for (const planId of conBien) await anotar(t, { planId }, e.entrega, 'ejecutivo');
  await tablero().sumas.step();
});
afterAll(() => t.close());

const enOrden = (sumas: readonly Suma[]) => sumas.map((suma) => JSON.stringify(suma, Object.keys(suma).sort())).sort();

/** Both ways of counting a period, its line included; `leidas` null = the sums do not say. */
async function contado(producto: string, periodo: Periodo) {
  const meses = mesesDeLaLinea(periodo, HOY);
  const periodos = [periodo, periodoAnterior(periodo)] as const;
  const leidas = await tablero().leidas.leer(producto, periodos.map(codigoDePeriodo), meses);
  const { periodos: hechos, linea } = await tablero().hechos.desdeCero(producto, periodos, meses);
  const filas = hechos.flatMap((deUno, i) =>
    sumasDe({ producto, periodo: codigoDePeriodo(periodos[i] as Periodo) }, deUno as never),
  );
  return { leidas, filas, linea, meses };
}

const PERIODOS: readonly Periodo[] = [
  { anio: 2025, mes: 12 },
  { anio: 2026, mes: 2 },
  { anio: 2026, mes: 3 },
  { anio: 2026, mes: null },
];

/** The sums say what the rows say, of both products in some months and a year. */
async function comprobar(cuando: string): Promise<void> {
  for (const producto of ['01', '02'])
    for (const periodo of PERIODOS) {
      const { leidas, filas, linea, meses } = await contado(producto, periodo);
      const cual = `${cuando}: ${producto} ${codigoDePeriodo(periodo)}`;
      expect([cual, leidas === null]).toEqual([cual, false]);
      expect([cual, enOrden(leidas?.sumas ?? [])]).toEqual([cual, enOrden(filas)]);
      const deLinea = (leidas?.linea ?? []).map((suma) => ({ ...suma, fecha: `${suma.periodo}-01` as Fecha }));
      expect([
        cual,
        lineaDe(
          meses,
          deLinea.filter(({ hecho }) => hecho === 'entrega'),
          deLinea.filter(({ hecho, parte }) => hecho === 'adjudicacion' && parte !== 'retirada'),
        ),
      ]).toEqual([cual, linea]);
    }
}

const TIPOS = [
  e.asignacion,
  e.solicitudGenerada,
  e.carpetaEnviada,
  e.carpetaDevuelta,
  e.carpetaAprobada,
  e.medioAprobado,
  e.entrega,
  e.medioActualizado,
] as const;

/** A write that changes figures, of any month: `plan` and `dias` choose which row and when. */
type Escritura = (plan: PlanCreado, dias: number) => Promise<unknown>;
const dia = (plan: PlanCreado, dias: number) => new Date(`${sumarDias(plan.fecha, dias % 60)}T22:00:00-05:00`);
const escrituras: Readonly<Record<string, Escritura>> = {
  evento: (plan, dias) =>
    db().insert(Evento, evento(TIPOS[dias % TIPOS.length] as string, plan.planId, dia(plan, dias))),
  'fecha de un evento': async (plan, dias) => {
    const uno = await db().findOneBy(Evento, { planId: plan.planId });
    if (uno !== null) await db().update(Evento, { id: uno.id }, { fecha: dia(plan, dias) });
  },
  'evento quitado': async (plan) => {
    const uno = await db().findOneBy(Evento, { planId: plan.planId, tipo: e.entrega });
    if (uno !== null) await db().delete(Evento, { id: uno.id });
  },
  retiro: (plan, dias) =>
    db().update(Adjudicacion, { id: plan.adjudicacionId }, { estado: 'RADJ', retiradoEn: dia(plan, dias) }),
  'retiro deshecho': (plan) =>
    db().update(Adjudicacion, { id: plan.adjudicacionId }, { estado: 'ADJ', retiradoEn: null }),
  'fecha corregida': (plan, dias) =>
    db().update(Adjudicacion, { id: plan.adjudicacionId }, { fecha: sumarDias('2025-11-20', dias) }),
  'otra carpeta': (plan, dias) =>
    db().update(Carpeta, { adjudicacionId: plan.adjudicacionId }, { abiertaEn: dia(plan, dias) }),
  orden: (_, dias) => db().updateAll(OrdenDeCompra, { estadoBien: dias % 2 === 0 ? 'Usado' : 'Nuevo' }),
  ficha: (_, dias) => db().updateAll(FichaBien, { estadoBien: dias % 2 === 0 ? 'Nuevo' : 'Usado' }),
  'orden de otro': (_, dias) => db().updateAll(OrdenPlan, { vigente: dias % 2 === 0 }),
  'ficha de otro': (_, dias) => db().updateAll(FichaPlan, { vigente: dias % 3 !== 0 }),
};

test('TAB-516 the sums that are kept equal what is counted from the rows, after each write of a random sequence and after counting them in', async () => {
  await comprobar('al comenzar');
  const pasos = fc.sample(
    fc.record({
      que: fc.constantFrom(...Object.keys(escrituras)),
      cual: fc.nat(),
      dias: fc.integer({ min: 0, max: 110 }),
      contar: fc.boolean(),
    }),
    { numRuns: 90, seed: 41 },
  );
  for (const [i, { que, cual, dias, contar }] of pasos.entries()) {
    await escrituras[que]?.(creados[cual % creados.length] as PlanCreado, dias);
    if (contar) await tablero().sumas.step();
    if (i % 3 === 0) await comprobar(`${i} ${que}${contar ? ', contado' : ''}`);
  }
  await tablero().sumas.step();
  await comprobar('al terminar');
  expect(await db().count(TableroCambio)).toBe(0);
});

// Fails without: the changes in what is kept of a plan (its second write would not be seen), and with all of them read again each time.
test('between rounds a plan that is written again is read again, and the others are not', async () => {
  await tablero().sumas.step();
  const [uno, otro] = creados as [PlanCreado, PlanCreado];
  const leidos = jest.spyOn((tablero().sumas as unknown as { planes: { de(ids: number[]): unknown } }).planes, 'de');
  const alLeer = async (cuando: string) => {
    leidos.mockClear();
    await comprobar(cuando);
    return [...new Set(leidos.mock.calls.flatMap(([ids]) => ids))];
  };
  try {
    await escrituras['retiro']?.(uno, 3);
    await escrituras['evento']?.(otro, 14);
    expect(new Set(await alLeer('dos planes'))).toEqual(new Set([uno.planId, otro.planId]));
    await escrituras['retiro deshecho']?.(uno, 0);
    expect(await alLeer('uno otra vez')).toEqual([uno.planId]);
    expect(await alLeer('nada más')).toEqual([]);
  } finally {
    leidos.mockRestore();
  }
});

test('every kind of write is noted in its own transaction, and one that is undone is not', async () => {
  await tablero().sumas.step();
  const plan = creados[0] as PlanCreado;
  for (const [que, escribir] of Object.entries(escrituras)) {
    await db().insert(Evento, evento(e.entrega, plan.planId, dia(plan, 3)));
    await db().update(Adjudicacion, { id: plan.adjudicacionId }, { estado: 'ADJ', retiradoEn: null });
    await db().updateAll(FichaPlan, { vigente: false });
    await db().updateAll(OrdenPlan, { vigente: false });
    await db().updateAll(OrdenDeCompra, { estadoBien: 'Nuevo' });
    await db().updateAll(FichaBien, { estadoBien: 'Usado' });
    if (que === 'retiro deshecho') await escrituras.retiro?.(plan, 9);
    await tablero().sumas.step();
    await escribir(plan, 22);
    expect([que, (await db().count(TableroCambio)) > 0]).toEqual([que, true]);
  }
  await tablero().sumas.step();
  await expect(
    t.application.dataSource.transaction(async (manager) => {
      await manager.insert(Evento, evento(e.entrega, plan.planId, dia(plan, 5)));
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect(await db().count(TableroCambio)).toBe(0);
});

test('what changes no figure is not noted: documents of a folder, text of an event, the version of an award', async () => {
  await tablero().sumas.step();
  const { planId, adjudicacionId } = creados[1] as PlanCreado;
  await db().update(Carpeta, { adjudicacionId }, { documentosListos: 3, version: 7 });
  await db().update(Evento, { planId }, { observacion: 'otro texto' });
  await db().update(Adjudicacion, { id: adjudicacionId }, { version: 9 });
  expect(await db().count(TableroCambio)).toBe(0);
});

testOnEmbedded('a write of another process shows in the next figures', async () => {
  await tablero().sumas.step();
  const consulta = 'producto=01&anio=2026&mes=3';
  const antes = await cifrasDe(jefatura, consulta);
  const plan = creados.find(
    ({ producto, entrega, retiro }) => producto === '01' && entrega === null && retiro === null,
  ) as PlanCreado;
  await db().update(Adjudicacion, { id: plan.adjudicacionId }, { estado: 'ADJ', retiradoEn: null, fecha: plan.fecha });
  await db().update(
    Carpeta,
    { adjudicacionId: plan.adjudicacionId },
    { abiertaEn: new Date(`${plan.fecha}T05:30:00Z`) },
  );
  const otro = new BetterSqlite3((t.application.dataSource.driver as BetterSqlite3Driver).database as string);
  otro
    .prepare(`INSERT INTO "evento" ("tipo", "planId", "fecha") VALUES (?, ?, ?)`)
    .run(e.entrega, plan.planId, '2026-03-10 17:00:00.000');
  otro.close();
  expect((await cifrasDe(jefatura, consulta)).tarjetas[0]?.valor).toBe((antes.tarjetas[0]?.valor ?? 0) + 1);
});

test('where sums are not reckoned with today’s rules, or far too much was written, figures come from the rows until they are counted in', async () => {
  const consulta = 'producto=01&anio=2026';
  const periodo = { anio: 2026, mes: null };
  const debe = await cifrasDe(jefatura, consulta);
  const alteraciones = [
    () => db().updateAll(TableroBase, { calculo: 'otras reglas' }),
    () => db().createQueryBuilder().delete().from(TableroBase).execute(),
    () =>
      db().insert(
        TableroCambio,
        Array.from({ length: 201 }, (_, i) => ({ clase: 'plan' as const, clave: i + 1 })),
      ),
  ];
  for (const alterar of alteraciones) {
    await alterar();
    expect((await contado('01', periodo)).leidas).toBeNull();
    expect(await cifrasDe(jefatura, consulta)).toEqual(debe);
    await tablero().sumas.step();
    expect((await contado('01', periodo)).leidas).not.toBeNull();
    expect(await cifrasDe(jefatura, consulta)).toEqual(debe);
  }
});

test('counted anew from nothing they are the same, however wrong they were', async () => {
  await tablero().sumas.step();
  const todas = async () => enOrden((await db().find(TableroSuma)).filter(({ cantidad }) => cantidad !== 0));
  const debe = await todas();
  await db().updateAll(TableroSuma, { cantidad: 7 });
  await db().createQueryBuilder().delete().from(TableroAporte).execute();
  expect(await tablero().sumas.rehacer(50)).toBeGreaterThan(90);
  expect(await todas()).toEqual(debe);
});

test('other days of rest are other rules: sums count anew with them', async () => {
  const propia = await startTestApp({ env: { DESCONTAR_FERIADOS: 'true' } });
  try {
    const { dataSource, tablero: suyo } = propia.application;
    const [plan] = await sembrarTablero(dataSource.manager);
    await suyo.sumas.step();
    const client = await propia.as('jefatura');
    const leer = () => suyo.leidas.leer('01', ['2026'], ['2026-03']);
    expect(await leer()).not.toBeNull();
    await dataSource.manager.insert(Feriado, { fecha: '2026-01-07', nombre: 'De prueba' } as never);
    expect(await leer()).toBeNull();
    const debe = await cifrasDe(client, 'producto=01&anio=2026');
    await suyo.sumas.step();
    expect(await leer()).not.toBeNull();
    expect(await cifrasDe(client, 'producto=01&anio=2026')).toEqual(debe);
    expect(plan).toBeDefined();
  } finally {
    await propia.close();
  }
});
