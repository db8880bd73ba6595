import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { fuentesDeReporte, hoyEn, type Organismo, partesDe } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import { readCsv, readXlsx } from '../../excel';
import { seedDemo } from '../../seed/demo';
import { asBytes } from '../../testing/binary';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { cifrasDe } from '../../testing/tablero';
import { testApp } from '../../testing/test-app';
import type { EnsayoDeReporte } from './reporte-control.dto';

jest.setTimeout(LOADS_MUCH_MS);
const run = promisify(execFile);
/** Not part of the build: where it is not installed the project's own reader reads the file. */
const installed = spawnSync('soffice', ['--version']).status === 0;

const t = testApp();
const gerente = t.user('gerente');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'reporte-'));
  await seedDemo((work) => t.application.unitOfWork.run(SISTEMA, ({ manager }) => work(manager)), {
    ahora: t.clock.now(),
  });
});
afterAll(() => rm(folder, { recursive: true }));

/** The cells of a workbook as LibreOffice has them. */
async function leido(bytes: Buffer, nombre: string): Promise<string[][]> {
  const filas: string[][] = [];
  if (!installed) {
    for await (const { celdas } of readXlsx(bytes)) filas.push([...celdas]);
    return filas;
  }
  const path = join(folder, nombre);
  await writeFile(path, bytes);
  const perfil = `-env:UserInstallation=file://${folder}/perfil`;
  // 59 = ';', 76 = UTF-8; amounts and dates as they are, not as they are shown
  const filtro = 'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,false,false';
  await run('soffice', ['--headless', perfil, '--convert-to', filtro, '--outdir', folder, path]);
  const csv = await readFile(path.replace(/\.xlsx$/, '.csv'));
  for await (const { celdas } of readCsv(Readable.from([csv]))) filas.push([...celdas]);
  return filas;
}

async function generado(organismo: Organismo, periodo: string) {
  const ensayo: EnsayoDeReporte = (
    await gerente.get(`/reporte-control/ensayo?organismo=${organismo}&periodo=${periodo}`).expect(200)
  ).body;
  const { body } = await gerente
    .post('/reporte-control/generar', { organismo, periodo, aceptaIncompleto: true })
    .expect(201);
  const { body: bytes } = await asBytes(gerente.get(`/reporte-control/${body.id}/archivo`));
  const [titulos = [], ...filas] = await leido(bytes, body.nombre);
  const columna = (codigo: string): string[] => {
    const nombre = fuentesDeReporte[organismo].find((fuente) => fuente.codigo === codigo)?.nombre ?? '';
    return filas.map((fila) => fila[titulos.indexOf(nombre)] ?? '');
  };
  return { ensayo, filas, columna };
}
const suma = (valores: readonly string[]): number =>
  Math.round(valores.reduce((total, valor) => total + Number(valor.replace(',', '.')), 0) * 100) / 100;

test('the yearly file opens, and adds up to the dashboard of its year and to its own dry run', async () => {
  const anio = String(partesDe(hoyEn(t.clock.now())).anio - 1);
  const { ensayo, filas, columna } = await generado('SC', anio);
  expect(filas).toHaveLength(ensayo.filas);
  expect(ensayo.filas).toBeGreaterThan(500);
  const [productos, adjudicados, entregados] = [
    columna('producto'),
    columna('fechaAdjudicacion'),
    columna('fechaEntrega'),
  ];
  for (const producto of ['01', '02']) {
    const enElAnio = (fechas: readonly string[]) =>
      fechas.filter((fecha, i) => productos[i]?.padStart(2, '0') === producto && fecha.includes(anio)).length;
    const { tarjetas } = await cifrasDe(gerente, `producto=${producto}&anio=${anio}`);
    const cifra = (cual: string) => tarjetas.find((tarjeta) => tarjeta.cifra === cual)?.valor;
    expect([producto, enElAnio(adjudicados), enElAnio(entregados)]).toEqual([
      producto,
      cifra('adjudicados'),
      cifra('entregados'),
    ]);
  }
  for (const { titulo, total } of ensayo.totales) {
    const codigo = fuentesDeReporte.SC.find(({ nombre }) => nombre === titulo)?.codigo ?? '';
    expect([titulo, suma(columna(codigo))]).toEqual([titulo, total]);
  }
  expect(ensayo.controles.filter(({ cuadra }) => !cuadra)).toEqual([]);
});

test('the monthly report opens, and its operations are those of the accounts', async () => {
  const { ensayo, filas, columna } = await generado('UAFE', '2026-02');
  expect([filas.length, filas.length > 0]).toEqual([ensayo.filas, true]);
  expect(suma(columna('monto'))).toBe(ensayo.totales[0]?.total);
  expect(ensayo.controles.filter(({ cuadra }) => !cuadra)).toEqual([]);
});
