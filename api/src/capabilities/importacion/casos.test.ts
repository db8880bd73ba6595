import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mensajesDeImportacion as m, mensajes, type TipoDeImportacion } from '@adjudica/domain';
import request from 'supertest';
import { API } from '../../app';
import { SISTEMA } from '../../auth/actor';
import { importar } from '../../testing/importaciones';
import { rawQuery } from '../../testing/sql';
import { TestClock, testApp } from '../../testing/test-app';
import type { CambioDeImportacion, ImportacionVista } from './importacion.dto';

/** Files of other programs (`casos/`): what each is read as, or the one error that names the cause. */
const CARPETA = join(__dirname, 'casos');

interface Esperado {
  readonly tipo: TipoDeImportacion;
  readonly estado?: 'CON ERRORES' | 'FALLIDA';
  /** Of the first row that is refused. */
  readonly error?: readonly [columna: string | null, mensaje: string];
  /** Column and words of the first warning. */
  readonly aviso?: readonly [columna: string, mensaje: string];
  readonly creadas?: number;
  readonly vista?: Partial<ImportacionVista>;
  /** Asked once it is applied. */
  readonly queda?: readonly [sql: string, fila: object];
}

const persona = (identificacion: string, fila: object, mas: Partial<Esperado> = {}): Esperado => ({
  tipo: 'personas',
  creadas: 1,
  queda: [
    `SELECT nombres, apellidoPaterno, apellidoMaterno, direccion FROM persona WHERE identificacion = '${identificacion}'`,
    fila,
  ],
  ...mas,
});
const munoz = { nombres: 'José', apellidoPaterno: 'Muñoz', apellidoMaterno: 'Peña' };
const feriado = (fecha: string, nombre: string, mas: Partial<Esperado> = {}): Esperado => ({
  tipo: 'feriados',
  creadas: 1,
  queda: [`SELECT nombre FROM feriado WHERE fecha = '${fecha}'`, { nombre }],
  ...mas,
});
const letras = mensajes.propios.soloLetras;

const casos: Readonly<Record<string, Esperado>> = {
  'fechas-1904-mac.xlsx': feriado('2027-09-20', 'Feriado de prueba uno', { creadas: 2 }),
  'fechas-1904-plain.xlsx': feriado('2027-09-20', 'Feriado de prueba uno', { creadas: 2 }),
  'movimiento-ceros.xlsx': {
    tipo: 'movimientos',
    creadas: 1,
    aviso: ['numero', m.avisoMismoDocumento('REC 001-002 000000002')],
  },
  'puesto-ceros.xlsx': { tipo: 'planes', error: ['puesto', m.planConCeros('01-1001-001')] },
  'telefono-numero.xlsx': { tipo: 'personas', error: ['telefono', mensajes.GEN.telefonoInvalido] },
  'ceros-formato.xlsx': { tipo: 'personas', error: ['celular', mensajes.GEN.telefonoInvalido] },
  'formula-sin-valor.xlsx': { tipo: 'personas', error: ['correo', m.celdaIlegible] },
  'textos-otra-ruta.xlsx': feriado('2027-09-20', 'Texto compartido'),
  'estilos-otra-ruta.xlsx': {
    tipo: 'movimientos',
    creadas: 1,
    queda: [
      "SELECT numeroDocumento, fecha FROM movimiento WHERE numeroDocumento = '000099999'",
      { numeroDocumento: '000099999', fecha: '2026-10-03' },
    ],
  },
  'libro-en-raiz.xlsx': feriado('2027-09-20', 'Raíz'),
  'v-e-is.xlsx': feriado('2027-09-20', '1.'),
  'primera-hoja-oculta.xlsx': feriado('2027-09-22', 'Visible', { vista: { hoja: 'Datos' } }),
  'fila-oculta.xlsx': {
    tipo: 'feriados',
    creadas: 2,
    vista: { filasOcultas: 1, acciones: ['aplicar', 'omitirOcultas'] },
  },
  'mes-fecha.xlsx': {
    tipo: 'ejecutivos-asignados',
    creadas: 1,
    queda: ['SELECT mes FROM asignacion_ejecutivo', { mes: '2026-11' }],
  },
  'csv-sep-linea.csv': persona('0900000010', { ...munoz, direccion: 'Av. Ñuñoa 1' }),
  'csv-utf16le.csv': persona('0900000011', { ...munoz, direccion: 'Av. Ñuñoa 1' }),
  'csv-windows1252.csv': persona('0900000012', { ...munoz, direccion: 'Av. Ñuñoa 1' }),
  'csv-cp850-dos.csv': { tipo: 'personas', error: ['nombres', letras], aviso: ['nombres', m.avisoCodificacion] },
  'csv-mojibake.csv': { tipo: 'personas', error: ['nombres', letras], aviso: ['nombres', m.avisoCodificacion] },
  'csv-macroman.csv': {
    tipo: 'personas',
    creadas: 1,
    aviso: ['nombres', m.avisoCodificacion],
    vista: { totalAvisos: 4 },
  },
  'csv-igual-comillas.csv': persona('0900000016', munoz),
  'csv-apostrofo.csv': persona('0900000017', munoz),
  'csv-cr-solo.csv': persona('0900000018', munoz),
  'csv-salto-en-celda.csv': { tipo: 'personas', error: ['direccion', m.celdaConSaltos] },
  'csv-comilla-suelta.csv': {
    tipo: 'personas',
    estado: 'FALLIDA',
    vista: { fallo: 'El archivo CSV tiene comillas sin cerrar o mal puestas en la línea 2.' },
  },
  'csv-linea-final-vacia.csv': persona('0900000021', munoz),
  'csv-tabulador.txt': persona('0900000022', munoz),
  'csv-nbsp-ancho-cero.csv': persona('0900000023', { ...munoz, direccion: 'Calle 1' }),
  'csv-guion-suave-ligadura.csv': persona('0900000024', { nombres: 'Rufino', apellidoPaterno: 'Rodríguez' }),
  'csv-nfd.csv': persona('0900000025', munoz),
  'csv-cedula-rtl.csv': persona('0900000026', munoz),
  'csv-nombres-raros.csv': persona('0900000027', { apellidoPaterno: "O'Higgins" }, { creadas: 6 }),
  'csv-apostrofos.csv': persona('0900000027', { apellidoMaterno: "Dall'Orso" }, { creadas: 0, vista: { iguales: 6 } }),
  'csv-inyeccion.csv': {
    tipo: 'personas',
    estado: 'FALLIDA',
    vista: { fallo: 'El archivo CSV tiene comillas sin cerrar o mal puestas en la línea 2.' },
  },
  'notarios-cp850.csv': { tipo: 'notarios', creadas: 1, aviso: ['nombre', m.avisoCodificacion] },
  'notarios-mojibake.csv': { tipo: 'notarios', creadas: 1, aviso: ['nombre', m.avisoCodificacion] },
  'notarios-guion-suave.csv': { tipo: 'notarios', error: [null, mensajes.propios.filaRepetida(2)] },
  'concesionarios-cp850.csv': { tipo: 'concesionarios', creadas: 1, aviso: ['nombreComercial', m.avisoCodificacion] },
};

const t = testApp({ clock: new TestClock(new Date('2026-11-27T15:00:00Z')) });
beforeAll(async () => {
  await importar(
    t,
    'grupos',
    'producto;grupo;mesesPlan;monto;valorCuota;fechaInicio\n01;1001;72;18500;314,50;01/09/2025',
  );
  await importar(
    t,
    'personas',
    'tipoId;identificacion;nombres;apellidoPaterno;correo\nC;0930495007;Ana;Mora;\nC;0911111112;Prueba;Fórmula;antes@example.com',
  );
  await importar(
    t,
    'planes',
    'idCodigo;identificacion;monto;valorCuota\n01-1001-001;0930495007;18500;314,50\n01-1001-005;;18500;314,50',
  );
  await importar(
    t,
    'movimientos',
    'idCodigo;tipoDocumento;serie;numero;fecha;tipoMovimiento;valorCredito\n01-1001-001;REC;001-002;000000002;03/10/2025;PAGO CUOTA;314,50',
  );
});

const archivo = (nombre: string): Buffer => readFileSync(join(CARPETA, nombre));
const vistaDe = async (id: number): Promise<ImportacionVista> =>
  (await (await t.as('admin')).get(`/importacion/${id}`)).body;
async function revisar(tipo: string, contenido: Buffer, nombre: string): Promise<ImportacionVista> {
  const { token } = await t.as('admin');
  const subida = await request(t.app)
    .post(`${API}/importacion`)
    .set('Authorization', `Bearer ${token}`)
    .field('tipo', tipo)
    .attach('archivo', contenido, nombre);
  expect(subida.status).toBe(201);
  await t.application.importacion.step();
  return vistaDe(subida.body.id);
}

test('every file of the folder is expected to give something', () => {
  expect(readdirSync(CARPETA).sort()).toEqual(Object.keys(casos).sort());
});

test.each(Object.entries(casos))(
  'the file %s gives what it should',
  async (nombre, { tipo, estado, error, aviso, creadas, vista, queda }) => {
    const revisada = await revisar(tipo, archivo(nombre), nombre);
    expect(revisada.estado).toBe(estado ?? (error === undefined ? 'VALIDADA' : 'CON ERRORES'));
    if (error !== undefined) {
      const { body } = await (await t.as('admin')).get(`/importacion/${revisada.id}/errores`);
      expect(body.map((uno: { columna: string; mensaje: string }) => [uno.columna, uno.mensaje])).toContainEqual(error);
    }
    expect(revisada).toMatchObject({ ...(creadas === undefined ? {} : { creadas }), ...vista });
    expect(revisada.avisos[0] ?? null).toEqual(
      aviso === undefined ? null : expect.objectContaining({ columna: aviso[0], mensaje: aviso[1] }),
    );
    if (queda === undefined) return;
    await t.application.importacion.aplicar(SISTEMA, revisada.id, true);
    const filas = await rawQuery(t.application.dataSource, queda[0]);
    expect(filas).toEqual([expect.objectContaining(queda[1])]);
    await rawQuery(t.application.dataSource, "DELETE FROM feriado WHERE fecha BETWEEN '2027-09-20' AND '2027-09-25'");
  },
);

test('a datum that a formula without result would have emptied stays', async () => {
  const filas = await rawQuery(
    t.application.dataSource,
    "SELECT correo FROM persona WHERE identificacion = '0911111112'",
  );
  expect(filas).toEqual([{ correo: 'antes@example.com' }]);
});

test('what must be seen is confirmed before it is applied, and nothing is written without', async () => {
  const { id, totalAvisos } = await revisar('movimientos', archivo('movimiento-ceros.xlsx'), 'a.xlsx');
  expect(totalAvisos).toBe(1);
  const admin = await t.as('admin');
  for (const cuerpo of [{}, { confirmaAvisos: false }]) {
    const sin = await admin.post(`/importacion/${id}/aplicar`, cuerpo);
    expect([sin.status, sin.body.code]).toEqual([422, 'avisos-sin-confirmar']);
    expect(Object.keys(sin.body.errors)).toEqual(['confirmaAvisos']);
  }
  expect((await vistaDe(id)).estado).toBe('VALIDADA');
  expect((await admin.post(`/importacion/${id}/aplicar`, { confirmaAvisos: true })).body.estado).toBe('APLICADA');
});

test('a payment of the same plan, day and amount under another number is a warning; one that is there already is none', async () => {
  const csv = (numero: string): Buffer =>
    Buffer.from(
      `idCodigo;tipoDocumento;serie;numero;fecha;tipoMovimiento;valorCredito\n01-1001-001;REC;001-002;${numero};03/10/2025;PAGO CUOTA;314,50`,
    );
  const otra = await revisar('movimientos', csv('000000777'), 'a.csv');
  expect(otra.avisos).toMatchObject([{ linea: 2, columna: 'fecha', registro: '01-1001-001 001-002 000000777' }]);
  expect(await revisar('movimientos', csv('000000002'), 'a.csv')).toMatchObject({ iguales: 1, totalAvisos: 0 });
});

test('hidden rows are left out when somebody chooses so, and the sums with them', async () => {
  const { id } = await revisar('feriados', archivo('fila-oculta.xlsx'), 'a.xlsx');
  const admin = await t.as('admin');
  expect((await admin.post(`/importacion/${id}/aplicar`, {})).body.code).toBe('avisos-sin-confirmar');
  expect((await admin.post(`/importacion/${id}/revisar`, { omitirOcultas: true })).status).toBe(200);
  await t.application.importacion.step();
  expect(await vistaDe(id)).toMatchObject({ leidas: 1, creadas: 1, filasOcultas: 0, acciones: ['aplicar'] });
});

test('the review shows each changed row, every value before and after, page by page', async () => {
  const { id, cambiadas } = await revisar(
    'planes',
    Buffer.from(
      'idCodigo;identificacion;monto;valorCuota;ciudad\n01-1001-001;0911111112;18600;314,50;Quito\n01-1001-005;;18500;320;',
    ),
    'a.csv',
  );
  expect(cambiadas).toBe(2);
  const admin = await t.as('admin');
  const pagina = async (consulta: string): Promise<CambioDeImportacion[]> =>
    (await admin.get(`/importacion/${id}/cambios?${consulta}`)).body;
  const primera = {
    id: 2,
    linea: 2,
    registro: '01-1001-001 01 1001 001 0911111112',
    valores: [
      { columna: 'monto', antes: '$ 18.500,00', despues: '$ 18.600,00' },
      { columna: 'ciudad', antes: null, despues: 'Quito' },
      { columna: 'identificacion', antes: 'C 0930495007', despues: 'C 0911111112' },
    ],
  };
  const segunda = expect.objectContaining({
    linea: 3,
    valores: [{ columna: 'valorCuota', antes: '$ 314,50', despues: '$ 320,00' }],
  });
  expect(await pagina('')).toEqual([primera, segunda]);
  expect(await pagina('range=[1,1]')).toEqual([segunda]);
  expect(await pagina('sort=["linea","DESC"]&range=[0,0]')).toEqual([segunda]);
});

test.each([
  [
    'personas',
    'tipoId;identificacion;nombres;apellidoPaterno;fechaNacimiento\nP;AB1;Ana;Mora;FECHA',
    'fechaNacimiento',
    ['05/11/2085', '05/11/0085', '27/11/2026', '28/11/2008'],
  ],
  [
    'movimientos',
    'idCodigo;tipoDocumento;serie;numero;fecha;tipoMovimiento;valorCredito\n01-1001-001;REC;1;5;FECHA;PAGO;5',
    'fecha',
    ['28/11/2026', '31/08/2025', '05/11/0025', '05/11/2205'],
  ],
  [
    'grupos',
    'producto;grupo;mesesPlan;monto;valorCuota;fechaInicio\n01;N1;72;5;5;FECHA',
    'fechaInicio',
    ['05/11/0025', '31/12/1989', '28/11/2028', '05/11/2205'],
  ],
] as const)('%s: a date that no one can mean is refused', async (tipo, csv, columna, fechas) => {
  const admin = await t.as('admin');
  for (const fecha of fechas) {
    const { id } = await revisar(tipo, Buffer.from(csv.replace('FECHA', fecha)), 'a.csv');
    const { body } = await admin.get(`/importacion/${id}/errores`);
    expect([fecha, body.map((uno: { columna: string }) => uno.columna)]).toEqual([fecha, [columna]]);
  }
});
