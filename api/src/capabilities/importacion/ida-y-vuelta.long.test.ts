import { Readable } from 'node:stream';
import { importaciones, type TipoDeImportacion } from '@adjudica/domain';
import { SISTEMA } from '../../auth/actor';
import { readCsv } from '../../excel';
import { seedDemo } from '../../seed/demo';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { rawQuery } from '../../testing/sql';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { exportarCsv } from './exportacion';
import type { ImportacionAplicada } from './importacion.dto';

jest.setTimeout(LOADS_MUCH_MS);

/** What both installations must agree on: counts and sums over business keys, never over generated ids. Casts: Babelfish wants a length. */
const totals: Record<string, string> = {
  grupos:
    'SELECT COUNT(*) AS n, SUM(monto) AS a, SUM(valorCuota) AS b, SUM(mesesPlan) AS c, CAST(MAX(fechaInicio) AS varchar(10)) AS d FROM grupo',
  personas:
    'SELECT COUNT(*) AS n, COUNT(correo) AS a, COUNT(DISTINCT parroquiaCodigo) AS b, COUNT(telefono) AS c, SUM(LENGTH(nombres || apellidoPaterno || apellidoMaterno || direccion)) AS d FROM persona',
  palabras: 'SELECT COUNT(*) AS n, COUNT(DISTINCT token) AS a, SUM(LENGTH(nombreNormalizado)) AS b FROM persona_token',
  planes:
    "SELECT COUNT(*) AS n, ROUND(SUM(monto), 2) AS a, ROUND(SUM(valorCuota), 2) AS b, ROUND(SUM(saldo), 2) AS c, SUM(cuotasPagadas) AS d, SUM(cuotasVencidas) AS e, SUM(CASE WHEN estadoPlan = 'C' THEN 1 ELSE 0 END) AS f FROM plan_ahorro",
  titulares: 'SELECT COUNT(*) AS n, COUNT(DISTINCT t.personaId) AS a FROM plan_titular t WHERE t.hasta IS NULL',
  quienTieneQue:
    'SELECT p.idCodigo AS a, n.identificacion AS b FROM plan_ahorro p JOIN plan_titular t ON t.planId = p.id AND t.hasta IS NULL JOIN persona n ON n.id = t.personaId ORDER BY 1',
  notarios: 'SELECT COUNT(*) AS n FROM notario',
  actividades:
    'SELECT COUNT(*) AS n, SUM(LENGTH(nombre)) AS a, CAST(MIN(codigo) AS varchar(10)) AS b, CAST(MAX(codigo) AS varchar(10)) AS c FROM actividad_uafe',
  feriados:
    'SELECT COUNT(*) AS n, COUNT(DISTINCT nombre) AS a, CAST(MIN(fecha) AS varchar(10)) AS b, CAST(MAX(fecha) AS varchar(10)) AS c FROM feriado',
  tiposDeDocumento:
    'SELECT COUNT(*) AS n, SUM(orden) AS a, SUM(LENGTH(nombre)) AS b, COUNT(condicionLaboral) AS c, COUNT(condicionCivil) AS d, COUNT(producto) AS e, SUM(dueno) AS f FROM tipo_documento',
  parametrosDeRiesgo:
    'SELECT COUNT(*) AS n, SUM(valor) AS a, SUM(orden) AS b, SUM(LENGTH(nombre)) AS c, COUNT(detalle) AS d, COUNT(regla) AS e FROM parametro_riesgo',
  modelos:
    'SELECT b.codigo AS x, b.nombre AS y, COUNT(*) AS n, CAST(MIN(m.codigo) AS varchar(40)) AS a, COUNT(DISTINCT m.claseCodigo) AS b, SUM(LENGTH(m.nombre)) AS c FROM modelo_vehiculo m JOIN marca_vehiculo b ON b.id = m.marcaId GROUP BY b.codigo, b.nombre ORDER BY 1',
  precios:
    'SELECT estadoBien AS x, concesionario AS y, COUNT(*) AS n, ROUND(SUM(precio), 2) AS a, SUM(anio) AS b, COUNT(vigenteDesde) AS c FROM precio_vehiculo GROUP BY estadoBien, concesionario ORDER BY 1, 2',
  concesionarios:
    'SELECT c.nombreComercial AS x, c.razonSocial AS y, c.ruc AS z, c.codigo AS a, c.estado AS b, ROUND(c.negociacion, 2) AS c FROM concesionario c ORDER BY 1',
  ejecutivosDeConcesionario:
    'SELECT c.nombreComercial AS x, e.nombre AS y, e.departamento AS z, e.correo AS a, e.telefono AS b, e.estado AS c FROM ejecutivo_concesionario e JOIN concesionario c ON c.id = e.concesionarioId ORDER BY 1, 2',
  dispositivosDeConcesionario:
    'SELECT c.nombreComercial AS x, COUNT(*) AS n FROM dispositivo d LEFT JOIN concesionario c ON c.id = d.concesionarioId GROUP BY c.nombreComercial ORDER BY 1',
  dispositivos:
    'SELECT estado AS x, COUNT(*) AS n, ROUND(SUM(valor), 2) AS a FROM dispositivo GROUP BY estado ORDER BY 1',
  tareas:
    'SELECT k.codigo AS x, k.nombre AS y, k.role AS z, COUNT(*) AS n, SUM(a.orden) AS a, SUM(LENGTH(a.nombre)) AS b, CAST(MIN(a.cierre) AS varchar(1)) AS c FROM tarea_accion a JOIN tarea_tipo k ON k.id = a.tipoId GROUP BY k.codigo, k.nombre, k.role ORDER BY 1',
  listasDeControl:
    'SELECT lista AS x, tipo AS y, COUNT(*) AS n, COUNT(identificacion) AS a, SUM(LENGTH(nombre)) AS b FROM entrada_de_lista GROUP BY lista, tipo ORDER BY 1',
  usuarios: 'SELECT usuario AS a, role AS b, idDepartamento AS c FROM usuario ORDER BY 1',
  asambleas:
    "SELECT COUNT(*) AS n, SUM(numeroAsamblea) AS a, CAST(MIN(fecha) AS varchar(10)) AS b, CAST(MAX(fecha) AS varchar(10)) AS c, SUM(CASE WHEN estado = 'C' THEN 1 ELSE 0 END) AS d, COUNT(DISTINCT notario) AS e FROM asamblea",
  adjudicaciones:
    "SELECT adjudicadoPor AS x, COUNT(*) AS n, SUM(prioridad) AS a, SUM(cuotasOfertadas) AS b, ROUND(SUM(valorCuota), 2) AS c, CAST(MIN(fecha) AS varchar(10)) AS d FROM adjudicacion WHERE estado = 'ADJ' GROUP BY adjudicadoPor ORDER BY 1",
  carpetas: "SELECT COUNT(*) AS n FROM carpeta c JOIN adjudicacion j ON j.id = c.adjudicacionId WHERE j.estado = 'ADJ'",
  asignaciones:
    'SELECT u.usuario AS a, COUNT(*) AS n, CAST(MIN(mes) AS varchar(10)) AS b, CAST(MAX(mes) AS varchar(10)) AS c FROM asignacion_ejecutivo x JOIN usuario u ON u.id = x.usuarioId GROUP BY u.usuario ORDER BY 1',
  quienLosAtiende:
    "SELECT u.usuario AS a, j.productoCodigo AS b, COUNT(*) AS n FROM adjudicacion j LEFT JOIN usuario u ON u.id = j.ejecutivoId WHERE j.estado = 'ADJ' GROUP BY u.usuario, j.productoCodigo ORDER BY 1, 2",
  movimientos:
    'SELECT COUNT(*) AS n, ROUND(SUM(valorDebito), 2) AS a, ROUND(SUM(valorCredito), 2) AS b, COUNT(DISTINCT numeroDocumento) AS c, CAST(MIN(fecha) AS varchar(10)) AS d FROM movimiento',
  abiertas:
    "SELECT COUNT(*) AS n, SUM(p.cuotaVencidas) AS a, SUM(CASE WHEN p.estado = 'participa' THEN 1 ELSE 0 END) AS b FROM participante p JOIN asamblea s ON s.id = p.asambleaId WHERE s.estado = '' AND s.fecha >= '2026-03-10'",
};

let demo: TestApp;
let vacia: TestApp;
const files = new Map<TipoDeImportacion, string>();

const picture = async (t: TestApp): Promise<Record<string, unknown>> => {
  const result: Record<string, unknown> = {};
  for (const [what, sql] of Object.entries(totals)) result[what] = await rawQuery(t.application.dataSource, sql);
  return result;
};
const importar = async (t: TestApp, tipo: TipoDeImportacion): Promise<ImportacionAplicada> => {
  const { importacion } = t.application;
  const id = await importacion.registrar(SISTEMA, tipo, `${tipo}.csv`, 'x'.repeat(64));
  const revisada = await importacion.revisar(SISTEMA, id, readCsv(Readable.from([Buffer.from(files.get(tipo) ?? '')])));
  const errores = await importacion.errores(id, {
    order: { field: 'linea', direction: 'ASC' },
    offset: 0,
    limit: 5,
    filter: {},
  });
  expect({ tipo, estado: revisada.estado, errores: errores.rows }).toEqual({ tipo, estado: 'VALIDADA', errores: [] });
  return importacion.aplicar(SISTEMA, id);
};

beforeAll(async () => {
  [demo, vacia] = [await startTestApp(), await startTestApp()];
  await seedDemo((work) => demo.application.unitOfWork.run(SISTEMA, ({ manager }) => work(manager)), {
    ahora: demo.clock.now(),
  });
  for (const tipo of Object.keys(importaciones) as TipoDeImportacion[]) {
    let text = '';
    for await (const part of exportarCsv(demo.application.dataSource, tipo)) text += part;
    files.set(tipo, text);
  }
  // Empty: not even a user, a notary, a holiday or an activity; only the places of the country, the classes and colours of vehicles.
  const catalogos = ['notario', 'feriado', 'actividad_uafe', 'tipo_documento', 'parametro_riesgo', 'dispositivo'];
  const deConcesionarios = ['ejecutivo_concesionario', 'concesionario'];
  const deVehiculosYTareas = ['precio_vehiculo', 'modelo_vehiculo', 'marca_vehiculo', 'tarea_accion', 'tarea_tipo'];
  for (const tabla of ['usuario', ...catalogos, ...deConcesionarios, ...deVehiculosYTareas])
    await rawQuery(vacia.application.dataSource, `DELETE FROM ${tabla}`);
});
afterAll(() => Promise.all([demo.close(), vacia.close()]));

test("the demo's own export, imported into an empty database, gives the same totals for every type", async () => {
  for (const tipo of files.keys()) {
    const aplicada = await importar(vacia, tipo);
    const rows = (files.get(tipo) ?? '').split('\r\n').length - 2;
    expect({ tipo, leidas: aplicada.leidas, creadas: aplicada.creadas, cambiadas: aplicada.cambiadas }).toEqual({
      tipo,
      leidas: rows,
      // the month of the award came with the award's executive
      creadas: tipo === 'ejecutivos-asignados' ? aplicada.creadas : rows,
      cambiadas: 0,
    });
    expect(aplicada.creadas + aplicada.cambiadas + aplicada.iguales + aplicada.rechazadas).toBe(aplicada.leidas);
    expect(aplicada.diferencias).toEqual([]);
  }
  expect(await picture(vacia)).toEqual(await picture(demo));
});

test('importing the same files again changes nothing: every row is equal', async () => {
  const before = await picture(vacia);
  for (const tipo of files.keys()) {
    const { leidas, iguales, creadas, cambiadas, contrasenas } = await importar(vacia, tipo);
    expect({ tipo, iguales, creadas, cambiadas, contrasenas }).toEqual({
      tipo,
      iguales: leidas,
      creadas: 0,
      cambiadas: 0,
      contrasenas: [],
    });
  }
  expect(await picture(vacia)).toEqual(before);
});

test('an export of the copy is, row for row, the export of the original', async () => {
  for (const [tipo, text] of files) {
    let copy = '';
    for await (const part of exportarCsv(vacia.application.dataSource, tipo)) copy += part;
    expect({ tipo, rows: copy.split('\r\n').sort() }).toEqual({ tipo, rows: text.split('\r\n').sort() });
  }
});
