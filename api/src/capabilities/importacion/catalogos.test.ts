import { Readable } from 'node:stream';
import { importaciones, type TipoDeImportacion } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import { ActividadUafe, Feriado } from '../../entities/catalogo.entity';
import { TipoDocumento } from '../../entities/documento.entity';
import { ParametroRiesgo } from '../../entities/riesgo.entity';
import { readCsv } from '../../excel';
import { StatementCounter } from '../../testing/statement-counter';
import { testApp } from '../../testing/test-app';
import { exportarCsv } from './exportacion';

const counter = new StatementCounter();
const t = testApp({ database: { logger: counter } });

type Catalogo = 'actividades-uafe' | 'feriados' | 'tipos-documento' | 'parametros-riesgo';
async function revisar(tipo: Catalogo, csv: string) {
  const { importacion } = t.application;
  const id = await importacion.registrar(SISTEMA, tipo, `${tipo}.csv`, 'x'.repeat(64));
  const vista = await importacion.revisar(SISTEMA, id, readCsv(Readable.from([Buffer.from(csv)])));
  const request = { order: { field: 'linea', direction: 'ASC' as const }, offset: 0, limit: 5, filter: {} };
  const { rows } = await importacion.errores(id, request);
  return { vista, errores: rows.map(({ linea, columna, mensaje }) => [linea, columna, mensaje]) };
}
const importar = async (tipo: Catalogo, csv: string) =>
  t.application.importacion.aplicar(SISTEMA, (await revisar(tipo, csv)).vista.id);

async function exportado(tipo: TipoDeImportacion): Promise<string> {
  let texto = '';
  for await (const parte of exportarCsv(t.application.dataSource, tipo)) texto += parte;
  return texto;
}

test('a code or a date twice, a day that is none, a heading of another list: nothing enters', async () => {
  const { manager } = t.application.dataSource;
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

test('CLI-078 EST-579 the official activities are served after their import; a new wording replaces the old by its code', async () => {
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
  expect(await t.application.dataSource.manager.findBy(Feriado, { fecha: '2026-12-25' })).toMatchObject([
    { nombre: 'Navidad en familia' },
  ]);
});

const ENCABEZADO =
  'codigo;nombre;dueno;condicionLaboral;condicionCivil;producto;obligatorio;formato;orden;departamento;activo';

test('DOC-022 types of document: what is no condition, owner, format or code is refused with its column', async () => {
  const { manager } = t.application.dataSource;
  const antes = await manager.find(TipoDocumento, { order: { id: 'ASC' } });
  const csv = `${ENCABEZADO}
con espacio;Uno;1;;;;SI;pdf;1;002;SI
dos;Dos;1;V,X;;;SI;pdf;1;002;SI
tres;Tres;1;;Q;;SI;pdf;1;002;SI
cuatro;Cuatro;6;;;;SI;docx;0;004;quizás
`;
  const { vista, errores } = await revisar('tipos-documento', csv);
  expect(vista.estado).toBe('CON ERRORES');
  expect(errores).toEqual([
    [2, 'codigo', 'Use letras y números, empezando con una letra'],
    [3, 'condicionLaboral', 'Use los códigos V, B, I, A, H, separados por coma'],
    [4, 'condicionCivil', 'Use los códigos S, C, D, V, U, separados por coma'],
    [5, 'dueno', expect.stringContaining('1, 2, 3, 4, 5')],
    [5, 'formato', expect.stringContaining('pdf')],
  ]);
  expect(await manager.find(TipoDocumento, { order: { id: 'ASC' } })).toEqual(antes);
});

test('DOC-022 a type is added, another changed by its code, the rest stays; the export is read back as equal', async () => {
  const { manager } = t.application.dataSource;
  const total = await manager.count(TipoDocumento);
  const csv = `${ENCABEZADO}
poliza;Póliza de vida;Garante;"b; v";;2;NO;foto;15;Legal;
cedula;Cédula o pasaporte;1;;;;SI;pdf o jpeg;55;002;NO
`;
  expect(await importar('tipos-documento', csv)).toMatchObject({ creadas: 1, cambiadas: 1 });
  const de = (codigo: string) => manager.findOneByOrFail(TipoDocumento, { codigo });
  expect(await de('poliza')).toMatchObject({
    dueno: 3,
    condicionLaboral: 'V,B',
    condicionCivil: null,
    producto: '02',
    obligatorio: false,
    formato: 'imagen',
    orden: 15,
    departamento: '003',
    activo: true,
  });
  expect(await de('cedula')).toMatchObject({ nombre: 'Cédula o pasaporte', formato: 'pdf-jpeg', activo: false });
  expect((await revisar('tipos-documento', await exportado('tipos-documento'))).vista).toMatchObject({
    iguales: total + 1,
    creadas: 0,
    cambiadas: 0,
  });
});

// Fails without paging by the text key: the pages of an export hold 500 rows.
test('an export of more activities than a page holds has each once, and reads back as equal', async () => {
  const codigos = Array.from({ length: 1100 }, (_, i) => `X${String(i).padStart(4, '0')}.99`);
  await importar('actividades-uafe', `codigo;nombre\n${codigos.map((c) => `${c};Actividad ${c}`).join('\n')}\n`);
  const texto = await exportado('actividades-uafe');
  const filas = texto.trim().split('\r\n').slice(1);
  expect(filas).toHaveLength(await t.application.dataSource.manager.count(ActividadUafe));
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

const MATRIZ = 'codigo;nombre;detalle;valor;orden;regla;garantia;activo';

test('RIE-002 risk parameters: what is no code, points or rule is refused with its column', async () => {
  const { manager } = t.application.dataSource;
  const antes = await manager.find(ParametroRiesgo, { order: { id: 'ASC' } });
  const csv = `${MATRIZ}
con espacio;Uno;;10;1;;;
DOS;Dos;;-1;2;;;
TRES;Tres;;10,5;3;;;
CUATRO;Cuatro;;10;4;constructor;;
CINCO;Cinco;;1001;1;;;
`;
  const { vista, errores } = await revisar('parametros-riesgo', csv);
  expect(vista.estado).toBe('CON ERRORES');
  expect(errores.map(([linea, columna]) => [linea, columna])).toEqual([
    [2, 'codigo'],
    [3, 'valor'],
    [4, 'valor'],
    [5, 'regla'],
    [6, 'valor'],
  ]);
  expect(errores[3]?.[2]).toContain('buroMedio, buroAlto');
  expect(await manager.find(ParametroRiesgo, { order: { id: 'ASC' } })).toEqual(antes);
});

test('RIE-002 a parameter is added, another changed by its code, the rest stays; the export is read back as equal', async () => {
  const { manager } = t.application.dataSource;
  const total = await manager.count(ParametroRiesgo);
  const csv = `${MATRIZ}
valor21;Antigüedad como socio;Tres años o más;25;215;;;
VALOR13;Vehículo propio;;30;130;vehiculo;SI;NO
`;
  expect(await importar('parametros-riesgo', csv)).toMatchObject({ creadas: 1, cambiadas: 1 });
  const de = (codigo: string) => manager.findOneByOrFail(ParametroRiesgo, { codigo });
  expect(await de('VALOR21')).toMatchObject({
    detalle: 'Tres años o más',
    valor: 25,
    orden: 215,
    regla: null,
    garantia: false,
    activo: true,
  });
  expect(await de('VALOR13')).toMatchObject({ nombre: 'Vehículo propio', detalle: null, valor: 30, activo: false });
  expect((await revisar('parametros-riesgo', await exportado('parametros-riesgo'))).vista).toMatchObject({
    iguales: total + 1,
    creadas: 0,
    cambiadas: 0,
  });
});
