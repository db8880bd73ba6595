import { sumarDias, tiposDeEvento } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { FichaBien, FichaPlan } from '../../entities/medio-aprobacion.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import { OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Plan } from '../../entities/plan.entity';
import { anotar } from '../../testing/cartas';
import { medioAprobado, ordenAprobada } from '../../testing/ordenes';
import {
  cifrasDe,
  diasContados,
  esperadoDe,
  filasDe,
  type PlanCreado,
  pedirFilas,
  sembrarTablero,
} from '../../testing/tablero';
import { startTestApp, testApp } from '../../testing/test-app';
import type { FilaDelTableroVista } from './tablero.dto';

const e = tiposDeEvento;
const t = testApp();
const jefatura = t.user('jefatura');
let creados: PlanCreado[];
const db = () => t.application.dataSource.manager;

beforeAll(async () => {
  creados = await sembrarTablero(db());
});

const cifras = (consulta: string, client = jefatura) => cifrasDe(client, consulta);
const filas = (filter: object, sort?: readonly string[]) => filasDe(jefatura, filter, sort);
const esperado = (producto: string, mes: string) => esperadoDe(creados, producto, mes);

describe('the rows', () => {
  test('TAB-514 TAB-517 TAB-520 the columns of a delivery, working and calendar days beside each other', async () => {
    const plan = creados.find(({ producto, entrega }) => producto === '01' && entrega !== null) as PlanCreado;
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

  test('TAB-514 what movements paid of inscription and offer, together; other movements and other plans count for nothing', async () => {
    const [plan, otro] = esperado('01', '2026-01').vigentes as [PlanCreado, PlanCreado];
    await db().update(Adjudicacion, { id: plan.adjudicacionId }, { adjudicadoPor: 'Oferta', cuotasOfertadas: 6 });
    const linea = (planId: number, numero: number, tipoMovimiento: string, valorCredito: number) => ({
      ...{ planId, tipoMovimiento, valorCredito, valorDebito: 0, fecha: '2026-01-05', referencia: null },
      ...{ tipoDocumento: 'REC', serieDocumento: '001', numeroDocumento: String(numero) },
    });
    await db().insert(Movimiento, [
      linea(plan.planId, 1, 'INSCRIPCION', 30_010),
      linea(plan.planId, 2, 'INSCRIPCION', 15_005),
      linea(plan.planId, 3, 'OFERTA', 228_300),
      linea(plan.planId, 4, 'PAGO CUOTA', 38_050),
      linea(otro.planId, 1, 'PAGO CUOTA', 38_050),
    ]);
    const abiertas = await filas({ cifra: 'adjudicados', producto: '01', anio: 2026, mes: 1 });
    const fila = (de: PlanCreado) => abiertas.find(({ codigo }) => codigo === de.idCodigo);
    // six instalments of 380,50
    expect(fila(plan)).toMatchObject({ valorInscripcion: 450.15, valorOferta: 2283, pagoOferta: 2283 });
    expect(fila(otro)).toMatchObject({ valorInscripcion: null, valorOferta: null, pagoOferta: null });
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

  test('TAB-521 awards by product, year, month, order and page: the pages together are those of the month', async () => {
    const debe = esperado('02', '2026-01').vigentes;
    const pagina = async (desde: number) => {
      const filter = encodeURIComponent(JSON.stringify({ cifra: 'adjudicados', producto: '02', anio: 2026, mes: 1 }));
      const consulta = `sort=["fecha","ASC"]&range=[${desde},${desde + 3}]&filter=${filter}`;
      return (await jefatura.get(`/tablero?${consulta}`)).body as FilaDelTableroVista[];
    };
    const juntas: FilaDelTableroVista[] = [];
    while (juntas.length < debe.length) juntas.push(...(await pagina(juntas.length)));
    expect(juntas.map(({ codigo }) => codigo).sort()).toEqual(debe.map(({ idCodigo }) => idCodigo).sort());
    const fechas = juntas.map(({ fecha }) => fecha);
    expect(fechas).toEqual([...fechas].sort());
    expect(fechas.every((fecha) => fecha.startsWith('2026-01'))).toBe(true);
  });

  test('TAB-512 risk sees figures and rows; who looked at the rows stands in the access log', async () => {
    const riesgo = await t.as('riesgo');
    expect(await cifras('', riesgo)).toEqual(await cifras(''));
    expect((await pedirFilas(riesgo, { cifra: 'sinBien' })).status).toBe(200);
    await t.application.accessLog.step();
    expect(
      await db().countBy(Acceso, { recurso: 'tablero', recursoId: 'sinBien', operacion: 'listar' }),
    ).toBeGreaterThan(0);
  });
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
