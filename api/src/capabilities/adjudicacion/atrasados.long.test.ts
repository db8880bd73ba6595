import { type Fecha, hoyEn, sumarDias, tiposDeEvento } from '@adjudica/domain';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Evento } from '../../entities/evento.entity';
import { adjudicarPlan, crearGrupo, crearPlan } from '../../testing/builders';
import { demoApp } from '../../testing/demo';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { diasContados } from '../../testing/tablero';
import type { Client } from '../../testing/test-app';
import type { AdjudicacionVista, AtrasadosDeDepartamento } from './adjudicacion.dto';

jest.setTimeout(LOADS_MUCH_MS);

/** The demo: plans at every step, of both products, early and late. */
const t = demoApp();
let jefatura: Client;
let hoy: Fecha;
const db = () => t.application.dataSource.manager;

beforeAll(async () => {
  jefatura = await t.as('jefatura');
  hoy = hoyEn(t.application.clock.now());
});

const pagina = (filter: object, desde: number, client = jefatura) =>
  client.get(
    `/adjudicacion?range=[${desde},${desde + 99}]&sort=["id","ASC"]&filter=${encodeURIComponent(JSON.stringify(filter))}`,
  );

async function todas(filter: object): Promise<AdjudicacionVista[]> {
  const filas: AdjudicacionVista[] = [];
  for (;;) {
    const { status, body, headers } = await pagina(filter, filas.length);
    expect(status).toBe(200);
    filas.push(...body);
    if (body.length < 100) {
      expect(headers['content-range']?.split('/')[1]).toBe(String(filas.length));
      return filas;
    }
  }
}
const idsDe = (filas: readonly AdjudicacionVista[]): number[] => filas.map(({ id }) => id);
const tablero = async (): Promise<AtrasadosDeDepartamento[]> =>
  (await jefatura.get('/adjudicacion/atrasados').expect(200)).body;

describe('refusals', () => {
  test.each([['005'], ['2'], [''], ['Legal']])('plans of department %p: none has them', async (departamento) => {
    const { status, body } = await pagina({ departamento }, 0);
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'lista-mal-formada', ['departamento']]);
  });

  test('a word is no yes', async () => {
    expect((await pagina({ atrasadas: 'tal vez' }, 0)).status).toBe(400);
  });
});

/** Written again from the words of the model: what each department waits for is handed to it by these acts. */
const e = tiposDeEvento;
const llegaCon: Readonly<Record<string, readonly string[]>> = {
  '002': [e.carpetaDevuelta, e.carpetaAprobada, e.medioAprobado, e.medioRechazado],
  '004': [e.carpetaEnviada, e.medioEnviado],
  '003': [e.carpetaAprobada, e.medioAprobado, e.pagoAprobado],
};

describe('the clock of every plan of the demo against a reckoning of its own', () => {
  test('TAB-508 promise and delay, counted day by day; the filter finds those that are late, no more and no less', async () => {
    const pendientes = await todas({ pendientes: true });
    const tarde: number[] = [];
    for (const { id, fecha, promesa } of pendientes) {
      const van = diasContados(fecha as Fecha, hoy);
      expect([id, promesa?.dias, promesa?.atraso, promesa?.quedan]).toEqual([
        id,
        17,
        Math.max(0, van - 17),
        Math.max(0, 17 - van),
      ]);
      expect(diasContados(fecha as Fecha, promesa?.fecha as Fecha)).toBe(17);
      if (van > 17) tarde.push(id);
    }
    expect(idsDe(await todas({ atrasadas: true }))).toEqual(tarde);
    expect(tarde.length).toBeGreaterThan(20);
    expect(tarde.length).toBeLessThan(pendientes.length);
  });

  test('the department that has each plan is that of its next act, and the database finds the same', async () => {
    const pendientes = await todas({ pendientes: true });
    const deAct = { ejecutivo: '002', jefatura: '002', riesgo: '004', legal: '003' } as Record<string, string>;
    for (const departamento of ['002', '003', '004']) {
      const suyos = pendientes.filter(({ siguiente }) => deAct[siguiente?.de ?? ''] === departamento);
      expect([departamento, suyos.length > 0]).toEqual([departamento, true]);
      expect(idsDe(await todas({ departamento }))).toEqual(idsDe(suyos));
      for (const { siguiente } of suyos) expect(siguiente?.idDepartamento).toBe(departamento);
    }
  });

  test('since when it has it: the day of the act that handed it over, or of the award', async () => {
    const eventos = Map.groupBy(await db().find(Evento), ({ planId }) => planId);
    const filas = new Map((await db().find(Adjudicacion)).map((fila) => [fila.id, fila]));
    const carpetas = new Map((await db().find(Carpeta)).map((fila) => [fila.adjudicacionId, fila]));
    let entregadasPorOtro = 0;
    for (const { id, producto, siguiente, fecha } of await todas({ pendientes: true })) {
      const abierta = carpetas.get(id)?.abiertaEn as Date;
      const { texto, idDepartamento = '' } = siguiente ?? {};
      const tipos =
        producto === '02' && texto === 'Subir acta de entrega'
          ? [e.contratoAprobado as string]
          : llegaCon[idDepartamento];
      const llegadas = (eventos.get(filas.get(id)?.planId as number) ?? [])
        .filter((evento) => tipos?.includes(evento.tipo) && evento.fecha >= abierta)
        .map((evento) => hoyEn(evento.fecha))
        .sort();
      const desde = llegadas.at(-1) ?? fecha;
      if (llegadas.length > 0) entregadasPorOtro++;
      expect([id, siguiente?.desde, siguiente?.dias]).toEqual([id, desde, diasContados(desde as Fecha, hoy)]);
    }
    expect(entregadasPorOtro).toBeGreaterThan(5);
  });

  test('the board counts the late plans of each department, and its oldest', async () => {
    for (const { id, atrasados, masAntigua, atraso } of await tablero()) {
      const suyos = await todas({ atrasadas: true, departamento: id });
      const fechas = suyos.map(({ fecha }) => fecha).sort();
      expect([id, atrasados, masAntigua]).toEqual([id, suyos.length, fechas[0] ?? null]);
      expect(atraso).toBe(Math.max(0, ...suyos.map(({ promesa }) => promesa?.atraso ?? 0)));
    }
    expect((await tablero()).map(({ nombre }) => nombre)).toEqual(['Adjudicaciones', 'Riesgos', 'Legal']);
  });
});

describe('right after a write', () => {
  test('an award that is withdrawn or becomes late counts at once', async () => {
    const suma = async () => (await tablero()).reduce((total, { atrasados }) => total + atrasados, 0);
    const antes = await suma();
    const plan = await crearPlan(db(), await crearGrupo(db()));
    const { adjudicacionId } = await adjudicarPlan(db(), plan);
    await db().update(Adjudicacion, { id: adjudicacionId }, { fecha: sumarDias(hoy, -40) });
    expect(await suma()).toBe(antes + 1);
    await jefatura.post(`/adjudicacion/${adjudicacionId}/retirar`, { motivo: 'Desiste' }).expect(200);
    expect(await suma()).toBe(antes);
    expect((await jefatura.get(`/adjudicacion/${adjudicacionId}`)).body.promesa).toBeNull();
  });

  test('a new term of the contract changes what is late of its product and its days, without a restart', async () => {
    const admin = await t.as('admin');
    const antes = await todas({ atrasadas: true });
    const desde = '2026-01-01';
    const plazo = { codigo: 'entrega', producto: '01', desde, dias: 3, clausula: 'Cláusula novena' };
    const { body } = await admin.post('/plazo', plazo).expect(201);
    const despues = await todas({ atrasadas: true });
    const delProducto = (filas: readonly AdjudicacionVista[]) =>
      filas.filter(({ producto, fecha }) => producto === '01' && fecha >= desde);
    const otras = (filas: readonly AdjudicacionVista[]) =>
      idsDe(filas.filter(({ producto, fecha }) => producto !== '01' || fecha < desde));
    expect(delProducto(despues).length).toBeGreaterThan(delProducto(antes).length);
    for (const { promesa } of delProducto(despues)) expect(promesa?.dias).toBe(3);
    expect(otras(despues)).toEqual(otras(antes));
    await admin.delete(`/plazo/${body.id}`).set('If-Match', '"1"').expect(200);
    expect(idsDe(await todas({ atrasadas: true }))).toEqual(idsDe(antes));
  });
});
