import { columnasDeLista, rangoDe, rangosDeEntrega } from '@adjudica/domain';
import { readXlsx } from '../../excel';
import { TIPO_XLSX } from '../../http/send-file';
import { asBytes } from '../../testing/binary';
import { cifrasDe, filasDe, mediaContada } from '../../testing/tablero';
import { type AdjudicacionCreada, esperadoConCambios, sembrarCambios } from '../../testing/tablero-cambios';
import { testApp } from '../../testing/test-app';
import type { FilaDelTableroVista, TableroVista } from './tablero.dto';

const t = testApp();
const jefatura = t.user('jefatura');
let creadas: AdjudicacionCreada[];

beforeAll(async () => {
  creadas = await sembrarCambios(t.application.dataSource.manager);
});

const PERIODOS = ['2025-12', '2026-01', '2026-02', '2026-03', '2026', '2025'];
const casos = ['01', '02'].flatMap((producto) => PERIODOS.map((periodo) => [producto, periodo] as const));

const partes = (periodo: string) => ({
  anio: Number(periodo.slice(0, 4)),
  ...(periodo.length === 4 ? {} : { mes: Number(periodo.slice(5)) }),
});
const codigosDe = (filas: readonly { codigo: string }[]) => filas.map(({ codigo }) => codigo).sort();
const idsDe = (filas: readonly { idCodigo: string }[]) => filas.map(({ idCodigo }) => idCodigo).sort();
const diasDe = (filas: readonly FilaDelTableroVista[]) => filas.map(({ diasHabiles }) => diasHabiles as number);

/** Every figure of a period with the rows that it opens. */
async function abierto(producto: string, periodo: string) {
  const pedido = { producto, ...partes(periodo) };
  const cifras = await cifrasDe(jefatura, new URLSearchParams(pedido as never).toString());
  const filas = (parte: object) => filasDe(jefatura, { ...pedido, ...parte });
  return { cifras, filas };
}

/** Figures and rows say the same, and both what was drawn. */
async function comprobar(producto: string, periodo: string): Promise<TableroVista> {
  const debe = esperadoConCambios(creadas, producto, periodo);
  const { cifras, filas } = await abierto(producto, periodo);
  for (const { cifra, valor } of cifras.tarjetas) {
    const abiertas = await filas({ cifra });
    expect([cifra, abiertas.length]).toEqual([cifra, valor]);
    expect([cifra, codigosDe(abiertas)]).toEqual([cifra, idsDe(debe[cifra as 'adjudicados' | 'sinBien'])]);
  }
  const retiradas = await filas({ cifra: 'retiradas' });
  expect(retiradas).toHaveLength(cifras.retiradas);
  expect(codigosDe(retiradas)).toEqual(idsDe(debe.retiradas));
  expect(retiradas.every(({ cambio }) => cambio?.startsWith('Retirada el ') === true)).toBe(true);

  const entregas = await filas({ cifra: 'entregados' });
  expect([cifras.media.dias, cifras.media.entregas]).toEqual([mediaContada(diasDe(entregas)), entregas.length]);
  expect(diasDe(entregas).sort()).toEqual(debe.entregados.map(({ dias }) => dias).sort());
  for (const { codigo, cantidad } of cifras.rangos) {
    const suyas = await filas({ cifra: 'entregados', rango: codigo });
    expect([codigo, suyas.length]).toEqual([codigo, cantidad]);
    expect(codigosDe(suyas)).toEqual(idsDe(debe.entregados.filter(({ dias }) => rangoDe(dias) === codigo)));
  }
  for (const { codigo, cantidad } of cifras.bienes)
    expect([codigo, (await filas({ cifra: 'entregados', bien: codigo })).length]).toEqual([codigo, cantidad]);
  for (const { idDepartamento: departamento, dias, pasos } of cifras.players) {
    const suyos = await filas({ cifra: 'players', departamento });
    expect([departamento, pasos, dias]).toEqual([departamento, suyos.length, mediaContada(diasDe(suyos))]);
    const deEllos = debe.pasos.filter((paso) => paso.departamento === departamento);
    expect(codigosDe(suyos)).toEqual(idsDe(deEllos));
    expect(diasDe(suyos).sort()).toEqual(deEllos.map((paso) => paso.dias).sort());
  }
  return cifras;
}

test('the world has withdrawals, places that others took, plans awarded again, corrections, and deliveries of each', () => {
  const porPlan = Map.groupBy(creadas, ({ idCodigo }) => idCodigo);
  const otraVez = [...porPlan.values()].filter((suyas) => suyas.length > 1).flatMap((suyas) => suyas.slice(1));
  const reasignadas = creadas.filter(({ reasignada }) => reasignada);
  const corregidas = creadas.filter(({ correccion }) => correccion !== null);
  for (const unas of [creadas.filter(({ retiro }) => retiro !== null), otraVez, reasignadas, corregidas])
    expect(unas.length).toBeGreaterThan(5);
  for (const unas of [otraVez, reasignadas, corregidas])
    expect(unas.filter(({ entrega }) => entrega !== null).length).toBeGreaterThan(2);
});

test.each(casos)(
  'TAB-511 TAB-515 product %s in %s: each drill-down adds up to its figure, and to what was drawn',
  async (producto, periodo) => {
    await comprobar(producto, periodo);
  },
);

test('a row says that its award took the place of another one, or that the minutes corrected it, in whatever figure it stands', async () => {
  const { filas } = await abierto('01', '2026');
  const rangos = rangosDeEntrega.map(({ codigo: rango }) => ({ cifra: 'entregados', rango }));
  for (const parte of [{ cifra: 'entregados' }, { cifra: 'adjudicados' }, { cifra: 'sinBien' }, ...rangos])
    for (const { codigo, fechaAdjudicacion, cambio } of await filas(parte)) {
      const suya = creadas.find(({ idCodigo, retiro }) => idCodigo === codigo && retiro === null);
      expect([codigo, fechaAdjudicacion]).toEqual([codigo, suya?.fecha]);
      expect([codigo, cambio?.includes('Reasignada') ?? false]).toEqual([codigo, suya?.reasignada]);
      expect([codigo, cambio?.includes('Corregida por acta') ?? false]).toEqual([codigo, suya?.correccion !== null]);
    }
});

test('TAB-513 the workbook of a figure has all its rows in the order asked for, whatever page was looked at', async () => {
  for (const cifra of ['entregados', 'adjudicados', 'sinBien', 'retiradas', 'players']) {
    const filter = JSON.stringify({ cifra, producto: '01', anio: 2026 });
    const consulta = (range: string) => new URLSearchParams({ filter, range, sort: '["fecha","ASC"]' });
    const pantalla: FilaDelTableroVista[] = [];
    for (let pagina = [] as typeof pantalla; pagina.length > 0 || pantalla.length === 0; pantalla.push(...pagina))
      pagina = (await jefatura.get(`/tablero?${consulta(`[${pantalla.length},${pantalla.length + 49}]`)}`)).body;
    const archivo = await asBytes(jefatura.get(`/tablero?${consulta('[0,0]')}`).set('Accept', TIPO_XLSX));
    expect([cifra, archivo.status]).toEqual([cifra, 200]);
    const [titulos = [], ...filas] = await hojaDe(archivo.body);
    expect(filas.length).toBeGreaterThan(1);
    const columna = titulos.indexOf(columnasDeLista.tablero.codigo);
    expect([cifra, filas.map((fila) => fila[columna])]).toEqual([cifra, pantalla.map(({ codigo }) => codigo)]);
  }
});

async function hojaDe(archivo: Buffer): Promise<string[][]> {
  const filas: string[][] = [];
  for await (const { celdas } of readXlsx(archivo)) filas.push([...celdas]);
  return filas;
}
