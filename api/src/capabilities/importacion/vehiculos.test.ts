import type { TipoDeImportacion } from '@adjudica/domain';
import iconv from 'iconv-lite';
import request from 'supertest';
import { API } from '../../app';
import { Dispositivo } from '../../entities/concesionario.entity';
import { TareaAccion, TareaTipo } from '../../entities/tarea.entity';
import { MarcaVehiculo, ModeloVehiculo, PrecioVehiculo } from '../../entities/vehiculo.entity';
import { workbook } from '../../excel';
import { testApp } from '../../testing/test-app';
import { exportarCsv } from './exportacion';

const t = testApp();
const admin = t.user('admin');

/** The way an administrator takes: upload, dry run, report. */
async function revisar(tipo: TipoDeImportacion, contenido: string | Buffer, nombre = 'lista.csv') {
  const { status, body } = await request(t.app)
    .post(`${API}/importacion`)
    .set('Authorization', `Bearer ${admin.token}`)
    .field('tipo', tipo)
    .attach('archivo', Buffer.from(contenido as string), nombre);
  expect(status).toBe(201);
  await t.application.importacion.step();
  const errores: { linea: number; columna: string | null; mensaje: string }[] = (
    await admin.get(`/importacion/${body.id}/errores`)
  ).body;
  return {
    vista: (await admin.get(`/importacion/${body.id}`)).body,
    errores: errores.map(({ linea, columna, mensaje }) => [linea, columna, mensaje]),
  };
}
async function importar(tipo: TipoDeImportacion, contenido: string | Buffer, nombre?: string) {
  const { vista, errores } = await revisar(tipo, contenido, nombre);
  expect(errores).toEqual([]);
  const { status, body } = await admin.post(`/importacion/${vista.id}/aplicar`);
  expect(status).toBe(200);
  return body;
}
async function exportado(tipo: TipoDeImportacion): Promise<string> {
  let texto = '';
  for await (const parte of exportarCsv(t.application.dataSource, tipo)) texto += parte;
  return texto;
}
const todo = async () => {
  const { manager } = t.application.dataSource;
  return Promise.all(
    [MarcaVehiculo, ModeloVehiculo, PrecioVehiculo, Dispositivo, TareaTipo, TareaAccion].map((entity) =>
      manager.find<{ id: number }>(entity, { order: { id: 'ASC' } }),
    ),
  );
};
const preciosDe = async (marca: string, modelo: string) => {
  const [{ id }] = (await admin.get(`/marca-vehiculo?filter={"q":"${marca}"}`)).body;
  const filas = (await admin.get(`/precio-vehiculo?range=[0,99]&filter={"marca":${id}}`)).body;
  return filas
    .filter(({ nombreModelo }: { nombreModelo: string }) => nombreModelo === modelo)
    .map((p: Record<string, unknown>) => [p.anio, p.estadoBien, p.precio, p.concesionario, p.vigenteDesde]);
};

const PRECIOS = 'marca;modelo;anio;estadoBien;precio;concesionario;vigenteDesde';

describe('what is refused leaves nothing behind', () => {
  let antes: Awaited<ReturnType<typeof todo>>;
  beforeAll(async () => {
    antes = await todo();
  });
  afterEach(async () => expect(await todo()).toEqual(antes));

  test('MED-530 MED-531 a price of an unknown brand, of an unknown model, twice: line and column', async () => {
    const { vista, errores } = await revisar(
      'precios-vehiculo',
      `${PRECIOS}
Tesla;Model 3;2026;Nuevo;45000;;
Kia;Sportaje;2026;Nuevo;29990;;
Kia;Sportage;2026;Nuevo;29990;Sierra Motors;
KIA;Kia SPORTAGE;2026;0 km;28.990,00;SIERRA  MÓTORS;
`,
    );
    expect(vista.estado).toBe('CON ERRORES');
    expect(errores).toEqual([
      [2, 'marca', 'La marca no existe: impórtela primero'],
      [3, 'modelo', 'El modelo no existe en la marca: impórtelo primero'],
      [5, null, 'La fila repite la clave de la línea 4'],
    ]);
  });

  test('MED-530 prices that are none: ambiguous, with three decimals, negative, a formula, of a year to come', async () => {
    const { errores } = await revisar(
      'precios-vehiculo',
      `${PRECIOS}
Kia;Sportage;2026;Nuevo;29.990;;
Kia;Sportage;2026;Nuevo;29990,555;;
Kia;Sportage;2026;Nuevo;-1;;
Kia;Sportage;2026;Nuevo;=1+1;;
Kia;Sportage;2026;Nuevo;0,99;;
Kia;Sportage;2028;Nuevo;29990;;
Kia;Sportage;1979;Nuevo;29990;;
Kia;Sportage;2026;Chocado;29990;;31/02/2026
`,
    );
    expect(errores).toEqual([
      [2, 'precio', expect.stringContaining("'29.990' es ambiguo")],
      [3, 'precio', 'El monto tiene más de dos decimales'],
      [4, 'precio', 'El valor mínimo es 1'],
      [5, 'precio', 'Monto inválido'],
      [6, 'precio', 'El valor mínimo es 1'],
      [7, 'anio', 'El valor máximo es 2027'],
      [8, 'anio', 'El valor mínimo es 1980'],
      [9, 'estadoBien', 'Valor no permitido, use: Nuevo, Usado'],
      [9, 'vigenteDesde', 'Fecha inválida, use DD/MM/AAAA'],
    ]);
    const nombres = `***;${'x'.repeat(41)};2026;Nuevo;29990;;`;
    expect((await revisar('precios-vehiculo', `${PRECIOS}\n${nombres}\n`)).errores).toEqual([
      [2, 'marca', 'El nombre necesita letras o números, y hasta 40 de ellos'],
      [2, 'modelo', 'El nombre necesita letras o números, y hasta 40 de ellos'],
    ]);
  });

  test('MED-528 MED-533 a class that is none, a brand in two spellings, a model twice', async () => {
    const { errores } = await revisar('marcas-modelos', 'marca;modelo;clase\nKia;Nave;Submarino\n');
    expect(errores).toEqual([[2, 'clase', expect.stringMatching(/: Automóvil, Bus, .*Camioneta.*SUV/)]]);
    expect((await revisar('marcas-modelos', 'marca;modelo;clase\nKia;EV5;SUV\nKIA;EV6;SUV\n')).errores).toEqual([
      [2, 'marca', 'La marca está escrita de dos formas en el archivo'],
      [3, 'marca', 'La marca está escrita de dos formas en el archivo'],
    ]);
    expect((await revisar('marcas-modelos', 'marca;modelo;clase\nKia;EV5;SUV\nKia;EV-5;SUV\n')).errores).toEqual([
      [3, null, 'La fila repite la clave de la línea 2'],
    ]);
  });

  test('MED-535 a device twice, of a state that is none; the heading of another list', async () => {
    const { errores } = await revisar('dispositivos', 'nombre;valor;estado\nGPS;10,00;A\ngps;11,00;X\nGPS ;12;A\n');
    expect(errores).toEqual([
      [3, 'estado', 'Valor no permitido, use: A, I'],
      [4, null, 'La fila repite la clave de la línea 2'],
    ]);
    expect((await revisar('dispositivos', `${PRECIOS}\n`)).vista.estado).toBe('CON ERRORES');
  });

  test('kinds of task: no code, a role without tasks, two names, none that closes it', async () => {
    const encabezado = 'codigo;nombre;role;activo;orden;accion;cierre';
    const fila = 'NUEVA;Nueva;Riesgo;SI';
    expect(
      (
        await revisar(
          'tipos-tarea',
          `${encabezado}\nCON ESPACIO;Una;Riesgo;SI;1;Hecha;S\nOTRA;Otra;Comercial;SI;1;Hecha;S\n${fila};0;Hecha;tal vez\n`,
        )
      ).errores,
    ).toEqual([
      [2, 'codigo', 'Use letras, números y guiones, empezando con una letra'],
      [3, 'role', expect.stringContaining('Ejecutivo Adjudicaciones')],
      [4, 'orden', 'El valor mínimo es 1'],
      [4, 'cierre', 'Valor no permitido, use: S, N'],
    ]);
    expect(
      (await revisar('tipos-tarea', `${encabezado}\n${fila};1;Hecha;S\nNUEVA;Nueva;Legal;SI;2;No;N\n`)).errores,
    ).toEqual([
      [2, 'role', 'El tipo de tarea lleva datos distintos en otra fila del archivo'],
      [3, 'role', 'El tipo de tarea lleva datos distintos en otra fila del archivo'],
    ]);
    const sinCierre = 'El tipo de tarea necesita un resultado que la cierre';
    expect((await revisar('tipos-tarea', `${encabezado}\n${fila};1;En proceso;N\n`)).errores).toEqual([
      [2, 'cierre', sinCierre],
    ]);
    // SEGUIMIENTO has one closing result, the first
    expect(
      (
        await revisar(
          'tipos-tarea',
          `${encabezado}\nSEGUIMIENTO;Seguimiento de adjudicado;Ejecutivo Adjudicaciones;SI;1;Realizado;N\n`,
        )
      ).errores,
    ).toEqual([[2, 'cierre', sinCierre]]);
  });
});

test("MED-530 MED-531 the company's list adds brands and models, corrects a spelling and takes a model out of use", async () => {
  const { manager } = t.application.dataSource;
  const [marcas, modelos] = [await manager.count(MarcaVehiculo), await manager.count(ModeloVehiculo)];
  const archivo = `﻿Marca;Nombre Modelo;Tipo;Activo\r
Ñandú;Pampa 1,5;camioneta;\r
Ñandú;Pampa 15;SUV;SI\r
JAC Motors;S3;suv;\r
Mazda;Mazda 3;Automovil;NO\r
`;
  expect(await importar('marcas-modelos', archivo)).toMatchObject({ leidas: 4, creadas: 3, cambiadas: 1 });
  expect(await manager.count(MarcaVehiculo)).toBe(marcas + 2);
  expect(await manager.count(ModeloVehiculo)).toBe(modelos + 3);
  const [nandu] = (await admin.get('/marca-vehiculo').query({ filter: '{"q":"Ñan"}' })).body;
  expect(nandu).toMatchObject({ codigo: 'NANDU', nombre: 'Ñandú' });
  expect((await admin.get(`/modelo-vehiculo?filter={"marca":${nandu.id}}`)).body).toMatchObject([
    { codigo: 'PAMPA1.5', nombre: 'Pampa 1,5', clase: 'CAMIONETA' },
    { codigo: 'PAMPA15', nombre: 'Pampa 15', clase: 'SUV' },
  ]);
  const tres = await manager.findOneByOrFail(ModeloVehiculo, { codigo: '3' });
  expect(tres).toMatchObject({ nombre: 'Mazda 3', activo: false });

  // only the brand's spelling differs: both rows say so, nothing is made anew
  const corregido = 'marca;modelo;clase\nÑANDÚ;Pampa 1,5;CAMIONETA\nÑANDÚ;Pampa 15;SUV\n';
  expect(await importar('marcas-modelos', corregido)).toMatchObject({ creadas: 0, cambiadas: 2 });
  expect(await manager.findBy(MarcaVehiculo, { codigo: 'NANDU' })).toEqual([{ ...nandu, nombre: 'ÑANDÚ' }]);
  expect(await importar('marcas-modelos', corregido)).toMatchObject({ iguales: 2, creadas: 0, cambiadas: 0 });
});

test('MED-531 a list of a dealer in Windows-1252: its prices replace those they name, and nothing else changes', async () => {
  const { manager } = t.application.dataSource;
  const antes = await manager.find(PrecioVehiculo, { order: { id: 'ASC' } });
  const otros = antes.length;
  const primera = iconv.encode(
    `Marca;Modelo;Año;Condición;PVP;Concesionario;Vigencia\r
CITROEN;c3;2026;nuevo;17.250,50;Automotores Ñuñoa;01/03/2026\r
"citroën ";"Citroën C3";2024;USADO;"$ 11,900.00";Automotores Ñuñoa;2026-03-01\r
Citroën;C4  Cactus;2027;0 KM;25000;;\r
`,
    'win1252',
  );
  expect(await importar('precios-vehiculo', primera)).toMatchObject({ leidas: 3, creadas: 3, cambiadas: 0 });
  expect(await preciosDe('Citro', 'C3')).toEqual(
    expect.arrayContaining([
      [2026, 'Nuevo', 17_250.5, 'Automotores Ñuñoa', '2026-03-01'],
      [2024, 'Usado', 11_900, 'Automotores Ñuñoa', '2026-03-01'],
    ]),
  );
  expect(await preciosDe('Citro', 'C4 Cactus')).toContainEqual([2027, 'Nuevo', 25_000, '', null]);

  const segunda = `${PRECIOS}
Citroën;C3;2026;Nuevo;16999,99;AUTOMOTORES NUÑOA;
Citroën;C3;2026;Nuevo;16000;Otro (ejemplo);
`;
  expect(await importar('precios-vehiculo', segunda)).toMatchObject({ creadas: 1, cambiadas: 1 });
  const deC3 = await preciosDe('Citro', 'C3');
  expect(deC3.filter((fila: unknown[]) => fila[3] === 'Automotores Ñuñoa')).toEqual([
    [2024, 'Usado', 11_900, 'Automotores Ñuñoa', '2026-03-01'],
    [2026, 'Nuevo', 16_999.99, 'Automotores Ñuñoa', null],
  ]);
  const despues = await manager.find(PrecioVehiculo, { order: { id: 'ASC' } });
  expect(despues.slice(0, otros)).toEqual(antes);
  expect(despues).toHaveLength(otros + 4);
});

test('MED-531 a file without the date keeps the date of the prices it changes', async () => {
  const precio = (valor: string) => `marca;modelo;anio;estadoBien;precio;concesionario\nKia;Rio;2026;N;${valor};D\n`;
  const conFecha = `${PRECIOS}\nKia;Rio;2026;N;19000;D;05/01/2026\n`;
  await importar('precios-vehiculo', conFecha);
  expect(await importar('precios-vehiculo', precio('18500,00'))).toMatchObject({ cambiadas: 1 });
  expect(await preciosDe('Kia', 'Rio')).toEqual([[2026, 'Nuevo', 18_500, 'D', '2026-01-05']]);
});

test('MED-531 the same list as a workbook', async () => {
  const columnas = PRECIOS.split(';');
  const fila = ['Kia', 'Sonet', '2026', 'Nuevo', '21999,90', '=Sierra', '2026-02-01'];
  const libro = workbook(
    {
      nombre: 'Precios',
      columnas: columnas.map((titulo, i) => ({
        titulo,
        tipo: 'texto' as const,
        ancho: 12,
        valor: (celdas: readonly string[]) => celdas[i] ?? '',
      })),
      filas: [fila],
    },
    t.clock.now(),
  );
  const bytes: Buffer[] = [];
  for await (const parte of libro) bytes.push(parte);
  expect(await importar('precios-vehiculo', Buffer.concat(bytes), 'lista.xlsx')).toMatchObject({ creadas: 1 });
  expect(await preciosDe('Kia', 'Sonet')).toContainEqual([2026, 'Nuevo', 21_999.9, '=Sierra', '2026-02-01']);
  // out again without a formula, and in again as the same row
  expect(await exportado('precios-vehiculo')).toContain("21999,90;'=Sierra;");
});

test('MED-535 devices: a new value, one out of use, one that is new and active', async () => {
  const archivo = `nombre;valor;estado
RASTREO SATELITAL BASICO (EJEMPLO);395,00;I
Candado inteligente;0;
`;
  expect(await importar('dispositivos', archivo)).toMatchObject({ creadas: 1, cambiadas: 1 });
  const { manager } = t.application.dataSource;
  expect(await manager.findOneByOrFail(Dispositivo, { nombre: 'Candado inteligente' })).toMatchObject({
    valor: 0,
    estado: 'A',
  });
  const basico = await manager.findOneByOrFail(Dispositivo, { nombre: 'Rastreo satelital básico (ejemplo)' });
  expect((await admin.get(`/dispositivo/${basico.id}`)).body).toMatchObject({ valor: 395, estado: 'I' });
});

test('CON-510 a device of two dealers: a list that says neither is refused, one that says which changes that one alone', async () => {
  const nuevos = `nombre;valor;concesionario
Alarma;100,00;sierra motors (EJEMPLO)
Alarma;110,00;Autos del Pacífico (ejemplo)
`;
  expect(await importar('dispositivos', nuevos)).toMatchObject({ creadas: 2 });
  expect((await revisar('dispositivos', 'nombre;valor\nAlarma;120,00\n')).errores).toEqual([
    [2, 'concesionario', 'Varios concesionarios tienen este dispositivo: diga de cuál es'],
  ]);
  expect((await revisar('dispositivos', 'nombre;valor;concesionario\nOtro;1;Nadie\n')).errores).toEqual([
    [2, 'concesionario', 'El concesionario no existe: impórtelo primero'],
  ]);
  await importar('dispositivos', 'nombre;valor;concesionario\nALARMA;120,00;Sierra Motors (ejemplo)\n');
  const { manager } = t.application.dataSource;
  const valores = (await manager.find(Dispositivo, { where: { nombre: 'Alarma' } })).map(({ valor }) => Number(valor));
  expect(valores.sort()).toEqual([11_000, 12_000]);
});

test('CON-507 CON-508 CON-509 dealers and their executives by a file: wrong cells refused, the rest found however it is spelt', async () => {
  const mala = `nombreComercial;razonSocial;ruc;negociacion
Uno;Uno S.A.;17999;2,5
Dos;Dos S.A.;1799900005001;100,01
`;
  expect((await revisar('concesionarios', mala)).errores.map(([linea, columna]) => [linea, columna])).toEqual([
    [2, 'ruc'],
    [3, 'negociacion'],
  ]);
  const buena = `concesionario;razonSocial;RUC;comision
SIERRA MOTORS (ejemplo);Sierra Motors de Ejemplo S.A.;1799900005001;3,25
Nuevo Autos;Nuevo Autos S.A.;;
`;
  expect(await importar('concesionarios', buena)).toMatchObject({ creadas: 1, cambiadas: 1 });
  const ejecutivos = `concesionario;nombre;correo;departamento;telefono
nuevo autos;Ana Mora;ana@nuevo.example;Jefe de ventas;099 111-2223
`;
  expect(await importar('ejecutivos-concesionario', ejecutivos)).toMatchObject({ creadas: 1 });
  const jefatura = await t.as('jefatura');
  const { body } = await jefatura.get('/concesionario/elegibles');
  expect(
    body.find(({ nombreComercial }: { nombreComercial: string }) => nombreComercial === 'Nuevo Autos'),
  ).toMatchObject({
    incompleta: false,
    ejecutivos: [{ nombre: 'Ana Mora', departamento: 'Jefatura' }],
  });
});

test('kinds of task: a new one with its results, another renamed, its results as they were', async () => {
  const { manager } = t.application.dataSource;
  const antes = await manager.findOneByOrFail(TareaTipo, { codigo: 'SEGUIMIENTO' });
  const suyas = () => manager.find(TareaAccion, { where: { tipoId: antes.id }, order: { orden: 'ASC' } });
  const acciones = await suyas();
  const archivo = `codigo;nombre;rol;orden;resultado;cierra
verificar-ingresos;Verificar ingresos;Riesgo;1;Verificados;si
verificar-ingresos;Verificar ingresos;Riesgo;2;Falta un rol de pagos;no
SEGUIMIENTO;Seguimiento del socio;Ejecutivo Adjudicaciones;1;Realizado;S
`;
  expect(await importar('tipos-tarea', archivo)).toMatchObject({ creadas: 2, cambiadas: 1 });
  const nuevo = await manager.findOneByOrFail(TareaTipo, { codigo: 'VERIFICAR-INGRESOS' });
  expect(nuevo).toMatchObject({ nombre: 'Verificar ingresos', role: 'Riesgo', activo: true });
  expect(await manager.find(TareaAccion, { where: { tipoId: nuevo.id }, order: { orden: 'ASC' } })).toMatchObject([
    { nombre: 'Verificados', cierre: 'S', orden: 1 },
    { nombre: 'Falta un rol de pagos', cierre: 'N', orden: 2 },
  ]);
  expect(await manager.findOneByOrFail(TareaTipo, { codigo: 'SEGUIMIENTO' })).toEqual({
    ...antes,
    nombre: 'Seguimiento del socio',
  });
  expect(await suyas()).toEqual(acciones);
  const vistos = (await (await t.as('riesgo')).get('/tarea-tipo')).body;
  expect(JSON.stringify(vistos)).toContain('Verificar ingresos');
});

test.each<TipoDeImportacion>([
  'marcas-modelos',
  'precios-vehiculo',
  'concesionarios',
  'ejecutivos-concesionario',
  'dispositivos',
  'tipos-tarea',
])('MED-530 MED-535 the export of %s is read back as equal', async (tipo) => {
  const texto = await exportado(tipo);
  const { vista, errores } = await revisar(tipo, texto);
  expect(errores).toEqual([]);
  const filas = texto.trim().split('\r\n').length - 1;
  expect(filas).toBeGreaterThan(3);
  expect(vista).toMatchObject({ leidas: filas, iguales: filas, creadas: 0, cambiadas: 0 });
});
