import { join } from 'node:path';
import type { SlowStatement } from '../../db/slow-statements';
import { TIPO_XLSX } from '../../http/send-file';
import { describeOnEmbedded } from '../../testing/engines';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { cifrasDe, filasDe, sembrarTablero } from '../../testing/tablero';
import { type Client, startTestApp, type TestApp } from '../../testing/test-app';
import { LecturaAparte } from './tablero.aparte';
import type { Lectura } from './tablero.lectura';

jest.setTimeout(LOADS_MUCH_MS);

let t: TestApp;
let jefatura: Client;
const tablero = () => t.application.tablero;
const aparte = () => tablero().aparte as LecturaAparte;
/** Whether anything was read on the thread of the requests. */
const aqui = () => jest.spyOn(tablero().hechos, 'cifras');

const PEDIDOS = ['producto=01', 'producto=01&anio=2026', 'producto=02&anio=2025&mes=12'];
const FILAS = [
  { cifra: 'entregados', anio: 2026 },
  { cifra: 'players', anio: 2026, producto: '02' },
  { cifra: 'sinBien', anio: 2026, mes: 2 },
];
const todo = async () => [
  ...(await Promise.all(PEDIDOS.map((pedido) => cifrasDe(jefatura, pedido)))),
  ...(await Promise.all(FILAS.map((filtro) => filasDe(jefatura, filtro)))),
];

describeOnEmbedded('the dashboard is read on a thread of its own', () => {
  beforeAll(async () => {
    t = await startTestApp({ overrides: { tableroAparte: true } });
    jefatura = await t.as('jefatura');
    await sembrarTablero(t.application.dataSource.manager);
    await tablero().sumas.step();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => t.close());

  test('until it is there the request is answered here; then it gives the same, figures and rows, pages and Excel', async () => {
    const preparar = jest.spyOn(aparte(), 'preparar');
    const debe = await todo();
    expect(debe.flat().length).toBeGreaterThan(20);
    expect(preparar).toHaveBeenCalledTimes(1);
    await preparar.mock.results[0]?.value;
    const cifras = aqui();
    const filas = jest.spyOn(tablero().hechos, 'entregas');
    expect(await todo()).toEqual(debe);
    const excel = await jefatura.get(`/tablero?filter=${encodeURIComponent('{"anio":2026}')}`).set('Accept', TIPO_XLSX);
    expect([excel.status, excel.headers['content-type']]).toEqual([200, TIPO_XLSX]);
    expect(cifras).not.toHaveBeenCalled();
    expect(filas).not.toHaveBeenCalled();
  });

  test('it says what was just committed', async () => {
    await aparte().preparar();
    const cifras = aqui();
    const antes = await cifrasDe(jefatura, 'producto=01&anio=2026');
    await t.application.dataSource.manager.query(
      `UPDATE adjudicacion SET estado = 'RADJ' WHERE id = (SELECT MIN(id) FROM adjudicacion
        WHERE estado = 'ADJ' AND productoCodigo = '01' AND fecha >= '2026-01-01')`,
    );
    expect((await cifrasDe(jefatura, 'producto=01&anio=2026')).retiradas).toBe(antes.retiradas + 1);
    expect(cifras).not.toHaveBeenCalled();
  });

  test('its slow statements are told in this process', async () => {
    const dichas: SlowStatement[] = [];
    const ninguna: Lectura = {
      cifras: () => Promise.reject(new Error('here')),
      elegidas: () => Promise.reject(new Error('here')),
    };
    const base = { file: String(t.application.dataSource.options.database), descontarFeriados: false, slowMs: 0 };
    const otra = new LecturaAparte(join(__dirname, '../../composition/tablero.worker'), base, ninguna, {
      ms: 0,
      tell: (lenta) => dichas.push(lenta),
    });
    try {
      await otra.preparar();
      await otra.cifras({ producto: '01', periodo: { anio: 2026, mes: null }, hoy: '2026-03-10' });
      expect(dichas.map(({ statement }) => statement)).toEqual(
        expect.arrayContaining([expect.stringMatching(/^SELECT tablero_base /)]),
      );
    } finally {
      await otra.close();
    }
  });

  test('without it the request is answered here', async () => {
    await aparte().close();
    const cifras = aqui();
    expect((await cifrasDe(jefatura, 'producto=01')).producto).toBe('01');
    expect(cifras).toHaveBeenCalledTimes(1);
  });
});
