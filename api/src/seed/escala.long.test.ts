import { costosDeMedio, PARAMETROS_INFORMATIVOS } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import { PLACES } from '../crypto/places';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { hashDeHechos } from '../pdf';
import { startDemoApp } from '../testing/demo';
import { LOADS_MUCH_MS } from '../testing/limits';
import { rawQuery } from '../testing/sql';
import type { TestApp } from '../testing/test-app';
import type { Transaction } from './demo';
import { ejecutivosDe, escalar } from './escala';
import { masEjecutivos, seedUsers } from './usuarios';

jest.setTimeout(LOADS_MUCH_MS);

const BLOQUES = 2;
let t: TestApp;
const rows = <T = Record<string, unknown>>(sql: string): Promise<T[]> => rawQuery(t.application.dataSource, sql);
const uno = async (sql: string): Promise<number> => Number((await rows<{ n: number }>(sql))[0]?.n);

/** Two blocks, as `db -- seed --scale` writes them. */
async function cargar(): Promise<TestApp> {
  const app = await startDemoApp();
  const ahora = app.clock.now();
  const transaction: Transaction = (work) => app.application.unitOfWork.run(SISTEMA, ({ manager }) => work(manager));
  await transaction((manager) => seedUsers(manager, ahora, masEjecutivos(ejecutivosDe(BLOQUES))));
  await escalar(transaction, { cipher: app.application.cipher, ahora }, BLOQUES);
  return app;
}

beforeAll(async () => {
  t = await cargar();
});
afterAll(() => t.close());

test('two blocks have people, plans and accounts twice; folders, papers, tasks, approvals and reports of the bureau in the proportions of the large demo', async () => {
  const cuantos = (tabla: string) => uno(`SELECT COUNT(*) n FROM ${tabla}`);
  expect([await cuantos('persona'), await cuantos('plan_ahorro'), await cuantos('grupo')]).toEqual([3000, 4000, 24]);
  const expedientes = await cuantos('solicitud');
  expect(expedientes / (await cuantos('adjudicacion'))).toBeGreaterThan(0.15);
  for (const [tabla, porCarpeta] of [
    ['documento', 12],
    ['tarea', 1],
    ['medio_aprobacion', 0.4],
    ['consulta_buro', 0.3],
    ['notificacion', 0.5],
  ] as const)
    expect([tabla, (await cuantos(tabla)) / expedientes > porCarpeta]).toEqual([tabla, true]);
  for (const tabla of ['conyuge', 'finanzas', 'referencia', 'depositario', 'documento_version', 'documento_decision'])
    expect([tabla, (await cuantos(tabla)) > 50]).toEqual([tabla, true]);
  for (const tabla of ['carpeta_envio', 'riesgo_plan', 'evaluacion_riesgo', 'excepcion_riesgo', 'documento_emitido'])
    expect([tabla, (await cuantos(tabla)) > 5]).toEqual([tabla, true]);
});

test('an issued document with facts has those that its hash was made from; a copy, which names the file of another, has none', async () => {
  const emitidos = await t.application.dataSource.manager.find(DocumentoEmitido);
  const conHechos = emitidos.filter(({ hechos }) => hechos !== null);
  expect([conHechos.length > 0, conHechos.length < emitidos.length]).toEqual([true, true]);
  for (const { id, tipo, hechos, huella } of conHechos)
    expect([id, hashDeHechos(tipo, JSON.parse(hechos as string))]).toEqual([id, huella]);
});

test('a large demo has executives in two digits, and all of them have plans', async () => {
  expect(ejecutivosDe(10)).toBe(12);
  expect(ejecutivosDe(100)).toBe(42);
  const ejecutivos = await uno("SELECT COUNT(*) n FROM usuario WHERE role = 'Ejecutivo Adjudicaciones'");
  expect(ejecutivos).toBe(ejecutivosDe(BLOQUES));
  expect(await uno('SELECT COUNT(DISTINCT ejecutivoId) n FROM adjudicacion')).toBe(ejecutivos);
});

test('each folder says as many documents, and as many ready ones, as its list has', async () => {
  const distintas = await rows(`
    SELECT c.id FROM carpeta c LEFT JOIN (
      SELECT planId, SUM(CASE WHEN aplica = 1 AND obligatorio = 1 THEN 1 ELSE 0 END) AS total,
        SUM(CASE WHEN aplica = 1 AND obligatorio = 1 AND archivoId IS NOT NULL AND COALESCE(estado, 1) = 1 THEN 1 ELSE 0 END) AS listos
      FROM documento WHERE reemplazadaEn IS NULL GROUP BY planId) d ON d.planId = c.planId
    WHERE c.documentosTotal <> COALESCE(d.total, 0) OR c.documentosListos <> COALESCE(d.listos, 0)`);
  expect(distintas).toEqual([]);
});

test('the total of each approval is the sum of its costs, its difference what the plans do not pay', async () => {
  const suma = costosDeMedio.map((costo) => `m.${costo}`).join(' + ');
  const malos = await rows(`
    SELECT m.id FROM medio_aprobacion m JOIN (
      SELECT k.fichaId, SUM(l.monto) AS monto FROM ficha_plan k JOIN plan_ahorro l ON l.id = k.planId GROUP BY k.fichaId
    ) s ON s.fichaId = m.fichaId
    WHERE ABS(m.total - (${suma})) > 0.004 OR m.pagoAnticipado > m.diferencia + 0.004
      OR ABS(m.diferencia - CASE WHEN m.valor > s.monto THEN m.valor - s.monto ELSE 0 END) > 0.004`);
  expect(malos).toEqual([]);
});

test('orders, payments and letters go with their plans: in every state, over their own amounts, each number once', async () => {
  const estados = async (tabla: string) =>
    (await rows<{ e: string }>(`SELECT DISTINCT estado AS e FROM ${tabla} ORDER BY 1`)).map(({ e }) => e);
  expect(await estados('orden_de_compra')).toEqual(['anulada', 'aprobada', 'pendiente']);
  expect(await estados('solicitud_de_pago')).toEqual(['anulado', 'aprobado', 'pendiente']);
  expect(await estados('carta_salida')).toEqual(['generada', 'pendiente', 'realizada']);
  const malas = await rows(`
    SELECT o.id FROM orden_de_compra o JOIN (SELECT ordenId, SUM(monto) AS monto FROM orden_plan GROUP BY ordenId) s ON s.ordenId = o.id
    WHERE ABS(o.valorPlan - s.monto) > 0.004
      OR ABS(o.diferenciaPrecio - CASE WHEN o.valorVehiculo > s.monto THEN o.valorVehiculo - s.monto ELSE 0 END) > 0.004
      OR ABS(o.pagoConcesionario + o.valorComision + COALESCE(o.comisionDispositivo, 0)
        - CASE WHEN o.valorVehiculo < s.monto THEN o.valorVehiculo ELSE s.monto END) > 0.004`);
  expect(malas).toEqual([]);
  expect(
    await rows(
      'SELECT p.id FROM solicitud_de_pago p JOIN orden_de_compra o ON o.id = p.ordenId WHERE ABS(p.valor - o.pagoConcesionario) > 0.004',
    ),
  ).toEqual([]);
  for (const [serie, tabla] of [
    ['orden-de-compra', 'orden_de_compra'],
    ['solicitud-de-pago', 'solicitud_de_pago'],
  ]) {
    expect(await uno(`SELECT valor AS n FROM contador WHERE serie = '${serie}'`)).toBe(
      await uno(`SELECT MAX(id) AS n FROM ${tabla}`),
    );
  }
  // more than the demo's own, each of its own plan and client, with the documents that it was judged by
  expect(await uno('SELECT COUNT(*) n FROM orden_de_compra')).toBeGreaterThan(40);
  expect(await uno('SELECT COUNT(*) n FROM carta_salida')).toBeGreaterThan(40);
  const ajenas = await rows(`
    SELECT c.id FROM carta_salida c JOIN adjudicacion j ON j.id = c.adjudicacionId
      WHERE j.planId <> c.planId OR j.personaId <> c.personaId OR CASE WHEN c.estado = 'realizada' THEN 1 ELSE 0 END <> CASE WHEN EXISTS (
        SELECT 1 FROM evento e WHERE e.planId = c.planId AND e.tipo = '176') THEN 1 ELSE 0 END`);
  expect(ajenas).toEqual([]);
  for (const { documentos, ordenId } of await t.application.dataSource.manager.find(SolicitudDePago)) {
    const planes = await rows<{ id: number }>(`SELECT planId AS id FROM orden_plan WHERE ordenId = ${ordenId}`);
    for (const { documentoId } of documentos)
      expect(planes.map(({ id }) => id)).toContain(
        await uno(`SELECT planId AS n FROM documento WHERE id = ${documentoId}`),
      );
  }
});

test('notes, pledges and contracts go with their plans: over their own instalments, each in every state', async () => {
  const estados = async (tabla: string) =>
    (await rows<{ e: string }>(`SELECT DISTINCT estado AS e FROM ${tabla} ORDER BY 1`)).map(({ e }) => e);
  for (const tabla of ['pagare', 'contrato']) expect([tabla, await estados(tabla)]).toEqual([tabla, ['A', 'P', 'R']]);
  const malos: Record<string, string> = {
    montos: `SELECT n.id FROM pagare n JOIN plan_ahorro l ON l.id = n.planId JOIN grupo g ON g.id = l.grupoId
      WHERE ABS(n.valorDividendo - l.valorCuota) > 0.004 OR ABS(n.monto - n.plazo * n.valorDividendo) > 0.004 OR n.plazo > g.mesesPlan`,
    cuotas: `SELECT n.id FROM pagare n LEFT JOIN (
      SELECT pagareId, emision, COUNT(*) AS cuotas, SUM(valor) AS suma FROM pagare_cuota GROUP BY pagareId, emision
    ) k ON k.pagareId = n.id AND k.emision = n.emision WHERE k.cuotas <> n.plazo OR k.cuotas IS NULL OR ABS(k.suma - n.monto) > 0.004`,
    clientes: `SELECT n.id FROM pagare n JOIN adjudicacion j ON j.id = n.adjudicacionId JOIN persona p ON p.id = j.personaId
      WHERE n.personaId <> j.personaId OR n.planId <> j.planId OR n.cedulaCliente <> p.identificacion
        OR n.nombresCliente NOT LIKE p.apellidoPaterno || '%'`,
    prendas: 'SELECT r.id FROM prenda r LEFT JOIN pagare n ON n.id = r.pagareId WHERE n.id IS NULL',
    contratos: `SELECT c.id FROM contrato c JOIN adjudicacion j ON j.id = c.adjudicacionId WHERE j.planId <> c.planId OR j.personaId <> c.personaId`,
    textos: `SELECT c.id FROM contrato c JOIN persona p ON p.id = c.personaId JOIN contrato_bloque b ON b.contratoId = c.id
      JOIN contrato_texto t ON t.bloqueId = b.id AND t.numero = b.numero
      WHERE b.bloque = 'comparecientes' AND (t.texto NOT LIKE '%' || p.identificacion || '%' OR t.valores NOT LIKE '%' || p.identificacion || '%')`,
    bloques: `SELECT c.id FROM contrato c LEFT JOIN contrato_bloque b ON b.contratoId = c.id GROUP BY c.id, c.estado
      HAVING COUNT(b.id) = 0 OR c.estado = 'A' AND SUM(CASE WHEN b.estado = 'A' THEN 1 ELSE 0 END) <> 7`,
    asuntos: `SELECT t.id FROM tarea t LEFT JOIN pagare n ON CAST(n.id AS TEXT) = t.clave
      WHERE t.recurso = 'pagare' AND (n.planId IS NULL OR n.planId <> t.planId)`,
  };
  for (const [que, sql] of Object.entries(malos)) expect([que, await rows(sql)]).toEqual([que, []]);
  expect(await uno("SELECT valor AS n FROM contador WHERE serie = 'pagare'")).toBe(
    await uno('SELECT MAX(id) AS n FROM pagare'),
  );
});

test('totals of finances are their parts, and the score of each plan the points of what it meets', async () => {
  const finanzas = await rows(`
    SELECT id FROM finanzas WHERE ABS(totalPatrimonio - totalActivo + totalPasivo) > 0.004
      OR ABS(totalIngresos - ingresoFijo - ingresoConyuge - ingresoArriendo - ingresoPensiones - otrosIngresos) > 0.004`);
  expect(finanzas).toEqual([]);
  const puntajes = await rows(`
    SELECT r.id FROM riesgo_plan r LEFT JOIN (
      SELECT riesgoId, SUM(CASE WHEN aplica = 1 AND cumple = 1 THEN x.valor ELSE 0 END) AS puntos
      FROM evaluacion_riesgo x JOIN parametro_riesgo p ON p.id = x.parametroId
      WHERE p.codigo NOT IN (${[...PARAMETROS_INFORMATIVOS].map((codigo) => `'${codigo}'`).join()}) GROUP BY riesgoId) e ON e.riesgoId = r.id
    WHERE r.puntaje IS NOT NULL AND r.puntaje <> COALESCE(e.puntos, 0)`);
  expect(puntajes).toEqual([]);
});

test('everything of a folder is of its own plan and its holder, by whoever looks after it', async () => {
  const ajenas: Record<string, string> = {
    solicitud:
      'SELECT s.id FROM solicitud s JOIN plan_titular t ON t.planId = s.planId AND t.hasta IS NULL JOIN persona p ON p.id = t.personaId WHERE s.personaId <> t.personaId OR s.identificacion <> p.identificacion OR s.apellidoPaterno <> p.apellidoPaterno',
    tarea:
      'SELECT t.id FROM tarea t JOIN plan_titular h ON h.planId = t.planId AND h.hasta IS NULL WHERE t.personaId <> h.personaId',
    sinUsuario:
      'SELECT t.id FROM tarea t LEFT JOIN usuario u ON u.id = t.usuarioId WHERE t.usuarioId IS NOT NULL AND u.id IS NULL',
    deQuien:
      "SELECT id FROM tarea WHERE estado <> 'C' AND (estado = 'S' AND usuarioId IS NOT NULL OR estado <> 'S' AND usuarioId IS NULL)",
    evento: 'SELECT t.id FROM tarea t JOIN evento e ON e.id = t.eventoId WHERE e.planId <> t.planId',
    ficha:
      'SELECT k.id FROM ficha_plan k JOIN adjudicacion j ON j.id = k.adjudicacionId WHERE j.planId <> k.planId OR j.personaId <> k.personaId',
    medio:
      'SELECT m.id FROM medio_aprobacion m JOIN ficha_plan k ON k.fichaId = m.fichaId WHERE k.personaId <> m.personaId',
    orden:
      'SELECT m.id FROM medio_aprobacion m LEFT JOIN orden_de_compra o ON o.id = m.idOrden AND o.medioId = m.id AND o.personaId = m.personaId WHERE m.idOrden IS NOT NULL AND o.id IS NULL',
    reemplazo:
      'SELECT m.id FROM medio_aprobacion m JOIN medio_aprobacion r ON r.id = m.reemplazaA WHERE r.personaId <> m.personaId OR r.estado <> 0',
    version:
      'SELECT d.id FROM documento d LEFT JOIN documento_version v ON v.documentoId = d.id AND v.numero = d.versionArchivo WHERE d.archivoId IS NOT NULL AND (v.id IS NULL OR v.archivoId <> d.archivoId)',
    enviada:
      "SELECT c.id FROM carpeta c WHERE c.idDepartamento = '004' AND NOT EXISTS (SELECT 1 FROM carpeta_envio e WHERE e.carpetaId = c.id AND e.resultado IS NULL)",
    asunto:
      "SELECT t.id FROM tarea t JOIN plan_ahorro l ON l.id = t.planId JOIN persona p ON p.id = t.personaId WHERE t.recurso = 'plan' AND t.clave <> p.identificacion || '/' || l.idCodigo OR t.recurso = 'documento' AND t.clave NOT LIKE p.identificacion || '/' || l.idCodigo || '/%' OR t.recurso = 'medio-aprobacion' AND NOT EXISTS (SELECT 1 FROM medio_aprobacion m WHERE CAST(m.id AS TEXT) = t.clave AND m.personaId = t.personaId)",
    aviso:
      "SELECT n.id FROM notificacion n WHERE n.recurso = 'plan' AND NOT EXISTS (SELECT 1 FROM plan_ahorro l JOIN plan_titular t ON t.planId = l.id AND t.hasta IS NULL JOIN persona p ON p.id = t.personaId WHERE n.clave = p.identificacion || '/' || l.idCodigo AND n.texto LIKE '%plan ' || l.idCodigo || ', ' || p.apellidoPaterno || '%')",
  };
  for (const [que, sql] of Object.entries(ajenas)) expect([que, await rows(sql)]).toEqual([que, []]);
});

test('nothing was done before its award opened the folder, nor after now', async () => {
  expect(
    await rows('SELECT e.id FROM evento e JOIN carpeta c ON c.planId = e.planId WHERE e.fecha < c.abiertaEn'),
  ).toEqual([]);
  expect(
    await rows(`SELECT id FROM evento WHERE fecha > '${t.clock.now().toISOString().replace('T', ' ').slice(0, 23)}'`),
  ).toEqual([]);
});

test('numbers of approval are each given once, and the counter goes on behind them', async () => {
  const [n] = await rows<{ todos: number; distintos: number; mayor: number }>(
    "SELECT COUNT(*) AS todos, COUNT(DISTINCT numAprobacion) AS distintos, MAX(numAprobacion) AS mayor FROM solicitud WHERE rol = 'titular'",
  );
  expect(n?.todos).toBe(n?.distintos);
  expect(await uno("SELECT valor AS n FROM contador WHERE serie = 'aprobacion'")).toBe(n?.mayor);
});

test('the reports of the bureau open, each in its own place', async () => {
  const guardadas = await rows<{ id: number; cedula: string; contenido: string; score: number }>(
    'SELECT id, cedula, contenido, score FROM consulta_buro',
  );
  for (const fila of guardadas)
    expect(JSON.parse(t.application.cipher.open(fila.contenido, PLACES.consultaBuro(fila)))).toMatchObject({
      puntaje: fila.score,
    });
});

test('the same date gives the same data', async () => {
  const again = await cargar();
  try {
    const foto =
      'SELECT l.idCodigo, d.tipoId, d.identificacion, d.estado FROM documento d JOIN plan_ahorro l ON l.id = d.planId ORDER BY d.id';
    expect(await rawQuery(again.application.dataSource, foto)).toEqual(await rows(foto));
  } finally {
    await again.close();
  }
});
