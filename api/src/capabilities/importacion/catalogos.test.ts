import { Readable } from 'node:stream';
import { importaciones, type TipoDeImportacion } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import { readCsv } from '../../excel';
import { StatementCounter } from '../../testing/statement-counter';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { ActividadUafe, Feriado } from '../catalogo/catalogo.entity';
import { exportarCsv } from './exportacion';

let t: TestApp;
const counter = new StatementCounter();
beforeAll(async () => {
  t = await startTestApp({ database: { logger: counter } });
});
afterAll(() => t.close());

async function revisar(tipo: 'actividades-uafe' | 'feriados', csv: string) {
  const { importacion } = t.house;
  const id = await importacion.registrar(SISTEMA, tipo, `${tipo}.csv`, 'x'.repeat(64));
  const vista = await importacion.revisar(SISTEMA, id, readCsv(Readable.from([Buffer.from(csv)])));
  const request = { order: { field: 'linea', direction: 'ASC' as const }, offset: 0, limit: 5, filter: {} };
  const { rows } = await importacion.errores(id, request);
  return { vista, errores: rows.map(({ linea, columna, mensaje }) => [linea, columna, mensaje]) };
}
const importar = async (tipo: 'actividades-uafe' | 'feriados', csv: string) =>
  t.house.importacion.aplicar(SISTEMA, (await revisar(tipo, csv)).vista.id);

async function exportado(tipo: TipoDeImportacion): Promise<string> {
  let texto = '';
  for await (const parte of exportarCsv(t.house.dataSource, tipo)) texto += parte;
  return texto;
}

test('a code or a date twice, a day that is none, a heading of another list: nothing enters', async () => {
  const { manager } = t.house.dataSource;
  const antes = [await manager.count(ActividadUafe), await manager.count(Feriado)];
  expect((await revisar('actividades-uafe', 'codigo;nombre\nZ9999.01;Una\nz9999.01;Otra\n')).errores).toEqual([
    [3, null, 'La fila repite la clave de la línea 2'],
  ]);
  expect((await revisar('feriados', 'fecha;nombre\n06/12/2027;Uno\n2027-12-06;Otro\n')).errores).toEqual([
    [3, null, 'La fila repite la clave de la línea 2'],
  ]);
  expect((await revisar('feriados', 'fecha;nombre\n29/02/2027;Ninguno\n')).errores).toEqual([
    [2, 'fecha', 'Fecha inválida, use DD/MM/AAAA'],
  ]);
  expect((await revisar('actividades-uafe', 'fecha;nombre\n06/12/2027;x\n')).vista.estado).toBe('CON ERRORES');
  expect([await manager.count(ActividadUafe), await manager.count(Feriado)]).toEqual(antes);
});

test('CLI-078, EST-579 the official activities are served after their import; a new wording replaces the old by its code', async () => {
  const cliente = await t.as('asistente');
  const servida = async () => (await cliente.get('/actividad-uafe?filter={"id":["Z9999.01","Z9999.02"]}')).body;
  expect(await servida()).toEqual([]);
  const archivo = 'Código;Actividad económica\nz9999.01;Cría de llamas\nZ9999.02;Venta de ponchos\n';
  expect(await importar('actividades-uafe', archivo)).toMatchObject({ creadas: 2, cambiadas: 0 });
  expect(await servida()).toEqual([
    { id: 'Z9999.01', codigo: 'Z9999.01', nombre: 'Cría de llamas' },
    { id: 'Z9999.02', codigo: 'Z9999.02', nombre: 'Venta de ponchos' },
  ]);
  const corregido = archivo.replace('llamas', 'llamas y alpacas');
  expect(await importar('actividades-uafe', corregido)).toMatchObject({ creadas: 0, cambiadas: 1, iguales: 1 });
  expect((await servida())[0].nombre).toBe('Cría de llamas y alpacas');
  expect(await importar('actividades-uafe', corregido)).toMatchObject({ creadas: 0, cambiadas: 0, iguales: 2 });
});

test('a holiday of the company is added, a national one renamed by its date', async () => {
  const cliente = await t.as('asistente');
  const nombres = async () =>
    (await cliente.get('/feriado?filter={"fecha":"2027-12-06"}')).body.map(({ nombre }: Feriado) => nombre);
  expect(await nombres()).toEqual([]);
  const archivo = 'fecha;nombre\n06/12/2027;Fundación de Quito\n25/12/2026;Navidad en familia\n';
  expect(await importar('feriados', archivo)).toMatchObject({ creadas: 1, cambiadas: 1 });
  expect(await nombres()).toEqual(['Fundación de Quito']);
  expect(await t.house.dataSource.manager.findBy(Feriado, { fecha: '2026-12-25' })).toMatchObject([
    { nombre: 'Navidad en familia' },
  ]);
});

// Fails without paging by the text key: the pages of an export hold 500 rows.
test('an export of more activities than a page holds has each once, and reads back as equal', async () => {
  const codigos = Array.from({ length: 1100 }, (_, i) => `X${String(i).padStart(4, '0')}.99`);
  await importar('actividades-uafe', `codigo;nombre\n${codigos.map((c) => `${c};Actividad ${c}`).join('\n')}\n`);
  const texto = await exportado('actividades-uafe');
  const filas = texto.trim().split('\r\n').slice(1);
  expect(filas).toHaveLength(await t.house.dataSource.manager.count(ActividadUafe));
  expect(new Set(filas.map((fila) => fila.split(';')[0])).size).toBe(filas.length);
  expect((await revisar('actividades-uafe', texto)).vista).toMatchObject({ iguales: filas.length, creadas: 0 });
});

// SQL Server's driver answers a name that stands twice with a list of both values; the embedded engine's with the last one.
test.each(Object.keys(importaciones) as TipoDeImportacion[])(
  'an export of %s names each of its columns once',
  async (tipo) => {
    const [select = ''] = await counter.during(() => exportado(tipo));
    const names = [...select.matchAll(/ AS "(\w+)"/g)].map(([, name]) => name);
    expect(names.length).toBeGreaterThanOrEqual(importaciones[tipo].columnas.length);
    expect(new Set(names).size).toBe(names.length);
  },
);
