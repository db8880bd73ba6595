import { fuentesDeReporte, type Organismo } from '@adjudica/domain';
import { Acceso } from '../../entities/acceso.entity';
import { Archivo } from '../../entities/archivo.entity';
import { Auditoria } from '../../entities/auditoria.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Movimiento } from '../../entities/movimiento.entity';
import type { Persona } from '../../entities/persona.entity';
import { FormatoReporte, ReporteControl } from '../../entities/reporte-control.entity';
import { readXlsx } from '../../excel';
import { asBytes } from '../../testing/binary';
import { crearGrupo, crearPersona, crearPlan } from '../../testing/builders';
import { cifrasDe, sembrarTablero } from '../../testing/tablero';
import { testApp } from '../../testing/test-app';
import type { EnsayoDeReporte } from './reporte-control.dto';

const t = testApp();
const admin = t.user('admin');
const gerente = t.user('gerente');
const riesgo = t.user('riesgo');
const legal = t.user('legal');
const ejecutivo = t.user('ejecutivo');
const db = () => t.application.dataSource.manager;

/** Every fact of the body, each in the first format of its kind. */
const todos = (organismo: Organismo) =>
  fuentesDeReporte[organismo].map(({ codigo, nombre, tipo }) => ({
    ...{ titulo: nombre, fuente: codigo, formato: tipo, obligatorio: false, ancho: 40 },
  }));
const formato = (organismo: Organismo, cambio: object = {}) => ({
  ...{ organismo, desde: '2020-01-01', archivo: 'xlsx', umbral: organismo === 'UAFE' ? 1000 : null },
  ...{ sustento: 'Resolución de prueba', campos: todos(organismo), ...cambio },
});
const crear = async (organismo: Organismo, cambio: object = {}) =>
  (await admin.post('/formato-reporte', formato(organismo, cambio)).expect(201)).body;
const ensayar = (organismo: Organismo, periodo: string, quien = gerente) =>
  quien.get(`/reporte-control/ensayo?organismo=${organismo}&periodo=${periodo}`);
const ensayo = async (organismo: Organismo, periodo: string): Promise<EnsayoDeReporte> =>
  (await ensayar(organismo, periodo).expect(200)).body;
const generar = (body: object, quien = gerente) => quien.post('/reporte-control/generar', body);
async function hoja(id: number, version?: number): Promise<string[][]> {
  const { body } = await asBytes(gerente.get(`/reporte-control/${id}/archivo${version ? `?version=${version}` : ''}`));
  const filas: string[][] = [];
  for await (const { celdas } of readXlsx(body)) filas.push([...celdas]);
  return filas;
}

let rosa: Persona;
let luis: Persona;
beforeAll(async () => {
  await sembrarTablero(db());
  const grupo = await crearGrupo(db());
  rosa = await crearPersona(db(), { nombres: 'Rosa', apellidoPaterno: 'Loor', apellidoMaterno: 'Macías' });
  luis = await crearPersona(db(), { nombres: 'Luis', apellidoPaterno: 'Andrade', apellidoMaterno: 'Mora' });
  const [uno, dos, tres] = [
    await crearPlan(db(), grupo, { titular: rosa }),
    await crearPlan(db(), grupo, { titular: rosa }),
    await crearPlan(db(), grupo, { titular: luis }),
  ];
  const pago = (planId: number, numeroDocumento: string, fecha: string, valorCredito: number) =>
    db().insert(Movimiento, {
      ...{ planId, fecha, tipoDocumento: 'REC', serieDocumento: '001', numeroDocumento, tipoMovimiento: 'PAGO CUOTA' },
      ...{ referencia: null, valorDebito: 0, valorCredito },
    });
  await pago(uno.id, '1', '2026-02-01', 60_000);
  await pago(dos.id, '2', '2026-02-28', 40_000);
  await pago(tres.id, '3', '2026-02-10', 99_999);
  await pago(tres.id, '4', '2026-03-01', 500_000);
});
beforeEach(async () => {
  await db().deleteAll(FormatoReporte);
});

describe('a layout', () => {
  test.each<[object, string, number?]>([
    [{ campos: [] }, 'campos', 400],
    [{ desde: '2026-02-30' }, 'desde'],
    [{ umbral: 5 }, 'umbral'],
    [{ archivo: 'pdf' }, 'archivo', 400],
    [{ campos: [{ titulo: 'A', fuente: 'monto', formato: 'monto', obligatorio: true, ancho: 9 }] }, 'campos.0.fuente'],
    [{ campos: [{ titulo: 'A', fuente: 'saldo', formato: 'fecha', obligatorio: true, ancho: 9 }] }, 'campos.0.formato'],
    [{ campos: [...todos('SC').slice(0, 1), ...todos('SC').slice(0, 1)] }, 'campos.1.titulo'],
  ])('with %p is refused at its place', async (mal, lugar, esperado = 422) => {
    const { status, body } = await admin.post('/formato-reporte', formato('SC', mal));
    expect([status, Object.keys(body.errors)]).toEqual([esperado, [lugar]]);
  });

  test('is the administrator’s, one a day and body, and is changed and removed under the version that was read', async () => {
    for (const quien of [gerente, riesgo, legal])
      expect((await quien.post('/formato-reporte', formato('SC'))).status).toBe(403);
    const { id } = await crear('SC');
    expect((await admin.post('/formato-reporte', formato('SC'))).body).toMatchObject({
      status: 409,
      code: 'ya-existe',
    });
    await admin.put(`/formato-reporte/${id}`, { ...formato('SC', { archivo: 'csv' }), version: 1 }).expect(200);
    expect((await admin.put(`/formato-reporte/${id}`, { ...formato('SC'), version: 1 })).status).toBe(412);
    expect((await admin.delete(`/formato-reporte/${id}`).set('If-Match', '"1"')).status).toBe(412);
    await admin.delete(`/formato-reporte/${id}`).set('If-Match', '"2"').expect(200);
    const filas = await db().findBy(Auditoria, { recurso: 'formato-reporte', recursoId: String(id) });
    expect(filas.map(({ accion }) => accion)).toEqual(['crear', 'actualizar', 'eliminar']);
  });

  test('does not change once a file was made with it; the one in force at the end of the period counts', async () => {
    const { id } = await crear('UAFE');
    await crear('UAFE', { desde: '2026-03-01', umbral: 1 });
    const { body } = await generar({
      organismo: 'UAFE',
      periodo: '2026-02',
      motivo: 'Prueba',
      aceptaIncompleto: true,
    }).expect(201);
    expect(body.formatoDesde).toBe('2020-01-01');
    expect((await admin.put(`/formato-reporte/${id}`, { ...formato('UAFE'), version: 1 })).body.code).toBe(
      'formato-usado',
    );
    expect((await admin.delete(`/formato-reporte/${id}`).set('If-Match', '"1"')).body.code).toBe('formato-usado');
    expect((await admin.get(`/formato-reporte/${id}`)).body.usado).toBe(true);
  });
});

test('a report is refused without a layout, of a period that is none, has not begun, or runs', async () => {
  expect((await ensayar('SC', '2025')).body).toMatchObject({ status: 422, code: 'sin-formato' });
  await crear('SC', { desde: '2026-06-01' });
  expect((await ensayar('SC', '2025')).body.code).toBe('sin-formato');
  await crear('SC');
  for (const periodo of ['2025-01', '2027', 'x', '2019'])
    expect([periodo, (await ensayar('SC', periodo)).status]).toEqual([periodo, 400]);
  expect((await ensayo('SC', '2026')).terminado).toBe(false);
  expect((await generar({ organismo: 'SC', periodo: '2026' })).body.code).toBe('periodo-abierto');
  await ensayar('SC', '2025', ejecutivo).expect(403);
  await generar({ organismo: 'SC', periodo: '2025' }, ejecutivo).expect(403);
});

test('the contracts of a year add up to the dashboard of the year, product by product, in the dry run and in the file', async () => {
  await crear('SC');
  for (const anio of ['2025', '2026']) {
    const { controles } = await ensayo('SC', anio);
    const cifras = await Promise.all(
      ['01', '02'].map((producto) => cifrasDe(gerente, `producto=${producto}&anio=${anio}`)),
    );
    const delTablero = cifras.flatMap(({ tarjetas }) =>
      ['adjudicados', 'entregados'].map((cual) => tarjetas.find(({ cifra }) => cifra === cual)?.valor),
    );
    expect(controles.map(({ archivo, tablero, cuadra }) => [archivo, tablero, cuadra])).toEqual(
      delTablero.map((valor) => [valor, valor, true]),
    );
    expect(controles.some(({ archivo }) => archivo > 0)).toBe(true);
  }
  const { filas } = await ensayo('SC', '2025');
  const { body } = await generar({ organismo: 'SC', periodo: '2025' }).expect(201);
  const [titulos = [], ...escritas] = await hoja(body.id);
  expect([escritas.length, titulos]).toEqual([filas, fuentesDeReporte.SC.map(({ nombre }) => nombre)]);
  const columna = (codigo: string) => fuentesDeReporte.SC.findIndex((fuente) => fuente.codigo === codigo);
  const deMotorplan = escritas.filter((fila) => fila[columna('producto')] === '01');
  const cifras = await cifrasDe(gerente, 'producto=01&anio=2025');
  const adjudicados = deMotorplan.filter((fila) => fila[columna('fechaAdjudicacion')]?.startsWith('2025'));
  expect(adjudicados).toHaveLength(cifras.tarjetas.find(({ cifra }) => cifra === 'adjudicados')?.valor as number);
});

test('a month tells who reaches the threshold with all his plans, and the payments are those of the accounts', async () => {
  await crear('UAFE');
  const { filas, controles, totales } = await ensayo('UAFE', '2026-02');
  expect([filas, totales]).toEqual([1, [{ titulo: 'Monto de las operaciones del mes', total: 1000 }]]);
  expect(controles).toEqual([
    expect.objectContaining({ archivo: 1999.99, tablero: 1999.99, enDolares: true, cuadra: true }),
    expect.objectContaining({ archivo: 3, tablero: 3, enDolares: false, cuadra: true }),
  ]);
});

test('an unusual operation that is to be reported stands in the month in which it happened, under the threshold too', async () => {
  await crear('UAFE');
  const operacion = {
    identificacion: luis.identificacion,
    fecha: '2026-02-10',
    monto: 999.99,
    motivo: 'Pagó en efectivo',
  };
  for (const quien of [legal, gerente, ejecutivo])
    expect((await quien.post('/operacion-inusual', operacion)).status).toBe(403);
  for (const [mal, campo] of [
    [{ fecha: '2026-03-11' }, 'fecha'],
    [{ motivo: ' ' }, 'motivo'],
    [{ identificacion: '0999999999' }, 'identificacion'],
  ] as const)
    expect((await riesgo.post('/operacion-inusual', { ...operacion, ...mal })).body).toMatchObject({
      ...{ status: 422, errors: { [campo]: expect.any(String) } },
    });
  const { body } = await riesgo.post('/operacion-inusual', operacion).expect(201);
  expect((await ensayo('UAFE', '2026-02')).filas).toBe(1);
  const decidir = (accion: string, version: number) =>
    riesgo.post(`/operacion-inusual/${body.id}/${accion}`, { motivo: 'Sin justificar', version });
  await decidir('reportar', 1).expect(200);
  expect((await decidir('archivar', 1)).status).toBe(412);
  expect((await decidir('reportar', 2)).status).toBe(409);
  expect((await ensayo('UAFE', '2026-02')).filas).toBe(2);
  const { body: reporte } = await generar({ organismo: 'UAFE', periodo: '2026-02', motivo: 'Se agregó una operación' });
  expect((await hoja(reporte.id)).flat()).toContain('Pagó en efectivo');
  await decidir('archivar', 2).expect(200);
  expect((await ensayo('UAFE', '2026-02')).filas).toBe(1);
  const [fila] = await db().findBy(Auditoria, { recurso: 'operacion-inusual', accion: 'reportar' });
  expect(JSON.stringify(fila)).not.toContain(luis.identificacion);
});

describe('the file', () => {
  const pedido = { organismo: 'UAFE', periodo: '2026-01' };
  const incompleto = {
    campos: [
      ...todos('UAFE'),
      {
        ...todos('UAFE')[0],
        titulo: 'Nacionalidad obligatoria',
        fuente: 'nacionalidad',
        formato: 'texto',
        obligatorio: true,
      },
    ],
  };

  test('with missing data is made only when that is accepted; the dry run names them, with the record that lacks them', async () => {
    await crear('UAFE', incompleto);
    const antes = await ensayo('UAFE', '2026-02');
    expect(antes).toMatchObject({
      incompletas: 1,
      faltantes: [{ titulo: 'Nacionalidad obligatoria', filas: 1 }],
      filasIncompletas: [
        { identificacion: rosa.identificacion, nombre: 'Loor Macías Rosa', faltan: ['Nacionalidad obligatoria'] },
      ],
    });
    const archivos = await db().count(Archivo);
    const { status, body } = await generar({ ...pedido, periodo: '2026-02', motivo: 'Otra vez' });
    expect([status, body.code, body.detalle]).toEqual([422, 'reporte-incompleto', { incompletas: 1, diferencias: 0 }]);
    expect(await db().count(Archivo)).toBe(archivos);
  });

  test('is an issued document: version, hash, layout, who and when; another one says why, and the first stays', async () => {
    const { id: formatoId } = await crear('UAFE');
    const primero = (await generar(pedido, riesgo).expect(201)).body;
    expect(primero).toMatchObject({
      ...pedido,
      numeroVersion: 1,
      filas: 0,
      motivo: null,
      nombre: 'reporte-uafe-2026-01-v1.xlsx',
    });
    expect((await generar(pedido)).body).toMatchObject({ status: 422, code: 'sin-motivo' });
    const segundo = (await generar({ ...pedido, motivo: 'Se corrigió una cuenta' }).expect(201)).body;
    expect(segundo).toMatchObject({ id: primero.id, numeroVersion: 2, motivo: 'Se corrigió una cuenta' });
    expect(await hoja(primero.id, 1)).toEqual(await hoja(primero.id, 2));
    const emitidos = await db().find(DocumentoEmitido, { where: { reporteId: primero.id }, order: { id: 'ASC' } });
    expect(emitidos.map(({ tipo, numeroVersion, sha256 }) => [tipo, numeroVersion, sha256])).toEqual([
      ['reporte-control', 1, primero.sha256],
      ['reporte-control', 2, segundo.sha256],
    ]);
    expect(JSON.parse(String(emitidos[0]?.hechos))).toMatchObject({
      organismo: 'UAFE',
      formato: { id: formatoId },
      filas: 0,
    });
    const filas = await db().findBy(Auditoria, { recurso: 'reporte-control', recursoId: String(primero.id) });
    expect(filas.map(({ accion, despues }) => [accion, JSON.parse(String(despues)).sha256])).toEqual([
      ['generar', primero.sha256],
      ['generar', segundo.sha256],
    ]);
    await t.application.accessLog.step();
    expect(await db().countBy(Acceso, { recurso: 'reporte-control', operacion: 'descargar' })).toBeGreaterThan(1);
    await riesgo.get(`/reporte-control/${primero.id}/archivo?version=9`).expect(404);
    expect((await legal.get('/reporte-control')).body).toContainEqual(
      expect.objectContaining({ ...pedido, numeroVersion: 2 }),
    );
  });

  test('of two at once one is issued', async () => {
    await crear('UAFE');
    const otro = { organismo: 'UAFE', periodo: '2025-12' };
    const estados = await Promise.all([generar(otro), generar(otro, riesgo)]);
    expect(estados.map(({ status }) => status).sort()).toEqual([201, 412]);
    const { id } = await db().findOneByOrFail(ReporteControl, { periodo: '2025-12' });
    expect(await db().countBy(DocumentoEmitido, { reporteId: id })).toBe(1);
  });

  test('as CSV has the same cells, its texts in quotes', async () => {
    await crear('UAFE', {
      archivo: 'csv',
      campos: todos('UAFE').filter(({ fuente }) => ['identificacion', 'monto'].includes(fuente)),
    });
    const { body } = await generar({
      organismo: 'UAFE',
      periodo: '2026-02',
      motivo: 'En CSV',
      aceptaIncompleto: true,
    }).expect(201);
    const archivo = await asBytes(gerente.get(`/reporte-control/${body.id}/archivo`));
    expect(archivo.headers['content-type']).toContain('text/csv');
    expect(archivo.body.toString('utf8')).toBe(
      `\ufeff"Identificación";"Monto de las operaciones del mes"\r\n"${rosa.identificacion}";1000.00\r\n`,
    );
  });
});
