import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { fuentesDeReporte, hoyEn, type Organismo, partesDe } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import { Persona } from '../../entities/persona.entity';
import { readCsv } from '../../excel';
import { seedDemo } from '../../seed/demo';
import { asBytes } from '../../testing/binary';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { cifrasDe } from '../../testing/tablero';
import { testApp } from '../../testing/test-app';
import { nombreDeCliente } from '../persona';
import type { EnsayoDeReporte } from './reporte-control.dto';

jest.setTimeout(LOADS_MUCH_MS);
const run = promisify(execFile);

/** The program that the office opens the files with. */
const absent = spawnSync('which', ['soffice']).status !== 0;
const withOffice = absent ? test.skip : test;
const needs = absent ? ' (needs soffice: apt-get install libreoffice-calc)' : '';

const t = testApp();
const admin = t.user('admin');
const gerente = t.user('gerente');
let folder: string;
let personas: ReadonlyMap<string, string>;
beforeAll(async () => {
  if (absent) return;
  folder = await mkdtemp(join(tmpdir(), 'reporte-'));
  await seedDemo((work) => t.application.unitOfWork.run(SISTEMA, ({ manager }) => work(manager)), {
    ahora: t.clock.now(),
  });
  const rows = await t.application.dataSource.manager.find(Persona);
  personas = new Map(rows.map((persona) => [persona.identificacion, nombreDeCliente(persona)]));
});
afterAll(async () => {
  if (!absent) await rm(folder, { recursive: true });
});

/** The cells as LibreOffice has them: 59 = ';', 76 = UTF-8, 12298 = Spanish of Ecuador; what stands in quotes is text. */
async function abierto(bytes: Buffer, nombre: string): Promise<string[][]> {
  const [path, salida] = [join(folder, nombre), join(folder, 'salida')];
  await writeFile(path, bytes);
  await run('soffice', [
    ...['--headless', `-env:UserInstallation=file://${folder}/perfil`],
    ...(nombre.endsWith('.csv') ? ['--infilter=CSV:59,34,76,1,,12298,true,true'] : []),
    ...['--convert-to', 'csv:Text - txt - csv (StarCalc):59,34,76,1,,1033,false,false', '--outdir', salida, path],
  ]);
  const filas: string[][] = [];
  const csv = await readFile(join(salida, nombre.replace(/\.\w+$/, '.csv')));
  for await (const { celdas } of readCsv(Readable.from([csv]))) filas.push([...celdas]);
  return filas;
}

/** An amount as a workbook shows it. */
const cifra = (valor: string): number => Number(valor.replaceAll(',', ''));

async function generado(organismo: Organismo, periodo: string, motivo?: string) {
  const ensayo: EnsayoDeReporte = (
    await gerente.get(`/reporte-control/ensayo?organismo=${organismo}&periodo=${periodo}`).expect(200)
  ).body;
  const { body } = await gerente
    .post('/reporte-control/generar', { organismo, periodo, aceptaIncompleto: true, motivo })
    .expect(201);
  const { body: bytes } = await asBytes(gerente.get(`/reporte-control/${body.id}/archivo`));
  const [titulos = [], ...filas] = await abierto(bytes, body.nombre);
  const columna = (codigo: string): string[] => {
    const nombre = fuentesDeReporte[organismo].find((fuente) => fuente.codigo === codigo)?.nombre ?? '';
    return filas.map((fila) => fila[titulos.indexOf(nombre)] ?? '');
  };
  expect(filas.length).toBe(ensayo.filas);
  expect(filas.length).toBeGreaterThan(0);
  expect(ensayo.controles.filter(({ cuadra }) => !cuadra)).toEqual([]);
  // leading zeros and accents are those of the clients
  const nombres = columna('nombreCompleto');
  expect(nombres).toEqual(columna('identificacion').map((identificacion) => personas.get(identificacion)));
  for (const { titulo, total } of ensayo.totales) {
    const codigo = fuentesDeReporte[organismo].find(({ nombre }) => nombre === titulo)?.codigo ?? '';
    const suma = columna(codigo).reduce((hasta, valor) => hasta + cifra(valor), 0);
    expect([titulo, suma.toFixed(2)]).toEqual([titulo, total.toFixed(2)]);
  }
  return { nombre: body.nombre as string, ensayo, columna };
}

withOffice(`the yearly file opens in LibreOffice, and adds up to the dashboard of its year${needs}`, async () => {
  const anio = String(partesDe(hoyEn(t.clock.now())).anio - 1);
  const { columna } = await generado('SC', anio);
  expect(columna('identificacion').some((cedula) => cedula.startsWith('0'))).toBe(true);
  expect(columna('nombreCompleto').some((nombre) => /[áéíóúñ]/i.test(nombre))).toBe(true);
  const productos = columna('producto');
  for (const producto of ['01', '02']) {
    const enElAnio = (codigo: string): number =>
      columna(codigo).filter((fecha, i) => productos[i] === producto && fecha.includes(anio)).length;
    const { tarjetas } = await cifrasDe(gerente, `producto=${producto}&anio=${anio}`);
    const delTablero = ['adjudicados', 'entregados'].map((cual) => tarjetas.find(({ cifra }) => cifra === cual)?.valor);
    expect([producto, enElAnio('fechaAdjudicacion'), enElAnio('fechaEntrega')]).toEqual([producto, ...delTablero]);
  }
});

withOffice(
  `the monthly report opens in LibreOffice as a workbook and as a CSV, with the same figures${needs}`,
  async () => {
    const libro = await generado('UAFE', '2026-02');
    const [{ campos, umbral, sustento }] = (
      await admin.get(`/formato-reporte?filter=${encodeURIComponent('{"organismo":"UAFE"}')}`)
    ).body;
    const otro = { organismo: 'UAFE', desde: '2026-02-01', archivo: 'csv', umbral, sustento, campos };
    await admin.post('/formato-reporte', otro).expect(201);
    const csv = await generado('UAFE', '2026-02', 'Como CSV');
    expect([libro.nombre, csv.nombre]).toEqual(['reporte-uafe-2026-02-v1.xlsx', 'reporte-uafe-2026-02-v2.csv']);
    expect(csv.ensayo.totales).toEqual(libro.ensayo.totales);
    for (const codigo of ['identificacion', 'operaciones', 'contratos'])
      expect(csv.columna(codigo)).toEqual(libro.columna(codigo));
    expect(csv.columna('monto').map(cifra)).toEqual(libro.columna('monto').map(cifra));
  },
);
