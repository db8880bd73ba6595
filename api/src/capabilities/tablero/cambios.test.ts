import { sumarDias, tiposDeEvento } from '@adjudica/domain';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Feriado } from '../../entities/catalogo.entity';
import { Evento } from '../../entities/evento.entity';
import { adjudicarPlan, crearAsamblea, crearGrupo, crearPlan } from '../../testing/builders';
import { cifrasDe, deMes, esperadoDe, evento, filasDe, type PlanCreado, sembrarTablero } from '../../testing/tablero';
import { startTestApp, testApp } from '../../testing/test-app';

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

describe('what changes afterwards', () => {
  test('an award of February that is withdrawn in March leaves its card and stands among the withdrawn, with the day', async () => {
    const plan = esperado('01', '2026-02').sinBien[0] as PlanCreado;
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
    const conPaso = creados.filter(
      ({ producto, fecha, pasos, retiro }) =>
        producto === '02' &&
        retiro === null &&
        pasos.some(([tipo, dias]) => tipo === e.carpetaEnviada && deMes(sumarDias(fecha, dias), '2026-02')),
    );
    expect(conPaso.length).toBeGreaterThan(0);
    for (const { planId } of conPaso)
      await db().insert(Evento, evento(e.carpetaDevuelta, planId, new Date('2026-03-05T15:00:00Z')));
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
    await db().insert(Evento, evento(e.correccion, corregida.id, new Date('2025-12-02T03:00:00Z')));
    const abiertas = await filas({ cifra: 'adjudicados', anio: 2025, mes: 11 });
    expect(abiertas.map(({ codigo, cambio }) => [codigo, cambio]).sort()).toEqual(
      [
        [reasignada.idCodigo, 'Reasignada: ocupa el lugar de una adjudicación retirada'],
        [corregida.idCodigo, 'Corregida por acta el 01/12/2025'],
      ].sort(),
    );
  });

  test('right after a commit the figures are the new ones', async () => {
    const consulta = 'producto=02&anio=2026&mes=3';
    const antes = await cifras(consulta);
    const plan = creados.find(
      ({ producto, entrega, retiro }) => producto === '02' && entrega === null && retiro === null,
    ) as PlanCreado;
    await db().insert(Evento, evento(e.entrega, plan.planId, new Date('2026-03-10T17:00:00Z')));
    expect((await cifras(consulta)).tarjetas[0]?.valor).toBe((antes.tarjetas[0]?.valor ?? 0) + 1);
  });
});

test('days of rest are discounted where the setting wants it', async () => {
  const propia = await startTestApp({ env: { DESCONTAR_FERIADOS: 'true' } });
  try {
    const { manager } = propia.application.dataSource;
    const plan = await crearPlan(manager, await crearGrupo(manager));
    // Tuesday 10 February; 16 and 17 were carnival
    await adjudicarPlan(manager, plan);
    expect(await manager.countBy(Feriado, { fecha: '2026-02-16' })).toBe(1);
    await manager.insert(Evento, evento(e.entrega, plan.id, new Date('2026-02-20T17:00:00Z')));
    const { body } = await (await propia.as('gerente')).get('/tablero/cifras?anio=2026&mes=2');
    expect(body.media).toMatchObject({ dias: 6, entregas: 1, tono: 'aTiempo' });
  } finally {
    await propia.close();
  }
});
