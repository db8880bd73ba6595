import { SISTEMA } from '../auth/actor';
import { Evento } from '../entities/evento.entity';
import { Prenda } from '../entities/prenda.entity';
import { LOADS_MUCH_MS } from '../testing/limits';
import { PaperlessRenderer } from '../testing/renderers';
import { rawQuery } from '../testing/sql';
import { startTestApp, type TestApp, TestClock } from '../testing/test-app';
import { seedDemo } from './demo';
import { candidatos, llenarDemo } from './expedientes';
import { generoDe } from './personas';

jest.setTimeout(LOADS_MUCH_MS);

class Reloj extends TestClock {
  moveTo(instant: Date): void {
    this.current = instant;
  }
}

let t: TestApp;
let hecho: Record<string, number>;
const clock = new Reloj();
const ahora = clock.now();
const rows = <T>(sql: string): Promise<T[]> => rawQuery(t.application.dataSource, sql);
/** Plans of the sheet of somebody who was delivered, or withdrew: seed/pasado.ts. */
const DEL_PASADO = `SELECT 1 FROM ficha_plan k JOIN adjudicacion j ON j.id = k.adjudicacionId
  LEFT JOIN carta_salida c ON c.adjudicacionId = j.id WHERE (c.estado = 'realizada' OR j.estado = 'RADJ')`;

beforeAll(async () => {
  t = await startTestApp({ clock, overrides: { renderer: new PaperlessRenderer().asRenderer() } });
  await seedDemo((work) => t.application.unitOfWork.run(SISTEMA, ({ manager }) => work(manager)), { ahora });
  hecho = await llenarDemo(t.application, clock, true);
});
afterAll(() => t.close());

test('every folder, paper and task of the demo went through its service', () => {
  expect(hecho).toMatchObject({
    expedientes: 20,
    enviadas: 7,
    devueltas: 1,
    aprobadas: 4,
    medios: 21,
    ordenes: 6,
    pagos: 3,
    pagares: 5,
    contratos: 4,
    tareas: 9,
    cartas: 6,
  });
  expect(hecho['documentos']).toBeGreaterThan(40);
  expect(clock.now()).toEqual(ahora);
});

test('only folders that nobody has begun are filled: a folder that was decided refuses it', async () => {
  const faltan = await candidatos(t.application);
  const tocadas = await rows<{ clave: string }>(
    `SELECT p.idCodigo AS clave FROM carpeta c JOIN adjudicacion j ON j.id = c.adjudicacionId JOIN plan p ON p.id = j.planId
     WHERE c.idDepartamento IS NOT NULL OR c.estadoDocumentos <> 'sinLista'`,
  );
  expect(faltan.length).toBeGreaterThan(0);
  expect(tocadas.length).toBeGreaterThan(20);
  expect(faltan.filter(({ idCodigo }) => tocadas.some(({ clave }) => clave === idCodigo))).toEqual([]);
});

test('there is a folder of each state, of both products, some of them in 004', async () => {
  const estados = await rows<{ e: string; d: string | null; n: number }>(
    'SELECT estadoDocumentos AS e, idDepartamento AS d, COUNT(*) AS n FROM carpeta GROUP BY estadoDocumentos, idDepartamento',
  );
  const hay = estados.map(({ e, d }) => `${e} ${d ?? '-'}`).sort();
  expect(hay).toEqual([
    'completa -',
    'completa 003',
    'completa 004',
    'incompleta -',
    'incompleta 002',
    'incompleta 004',
    'sinLista -',
    'vacia -',
    // who waits for letter or delivery
    'vacia 003',
  ]);
  const productos = await rows<{ p: string }>(
    "SELECT DISTINCT j.productoCodigo AS p FROM carpeta c JOIN adjudicacion j ON j.id = c.adjudicacionId WHERE c.estadoDocumentos <> 'sinLista' ORDER BY 1",
  );
  expect(productos.map(({ p }) => p)).toEqual(['01', '02']);
});

test('CAP-502 CAP-506 what came back tells why to its executive; what was approved is above the threshold, and legal has its task', async () => {
  const cerrados = await rows<{ r: string; motivo: string; g: string | null; codigo: string; rol: string }>(
    `SELECT v.resultado AS r, v.comentario AS motivo, v.tipoGarantia AS g, y.codigo AS codigo, y.role AS rol
      FROM carpeta_envio v JOIN carpeta c ON c.id = v.carpetaId JOIN tarea t ON t.planId = c.planId AND t.estado <> 'C'
      JOIN tarea_tipo y ON y.id = t.tipoId WHERE v.resultado IS NOT NULL AND y.codigo IN ('CORREGIR-CARPETA', 'ELABORAR-PAGARE') ORDER BY 1`,
  );
  const aprobado = { r: 'Aprobado', motivo: expect.any(String), g: 'F', codigo: 'ELABORAR-PAGARE', rol: 'Legal' };
  expect(cerrados).toEqual([
    // of the fourth the contract is approved, which ends the task
    aprobado,
    aprobado,
    aprobado,
    {
      r: 'Rechazado',
      motivo: expect.any(String),
      g: null,
      codigo: 'CORREGIR-CARPETA',
      rol: 'Ejecutivo Adjudicaciones',
    },
  ]);
  const aprobadas = await rows<{ puntaje: number }>(
    "SELECT r.puntaje AS puntaje FROM riesgo_plan r JOIN carpeta c ON c.id = r.carpetaId WHERE c.idDepartamento = '003'",
  );
  expect(aprobadas.map(({ puntaje }) => puntaje >= 800)).toEqual([true, true, true, true]);
});

test('CAR-502 letters in every state; of the past two plans were delivered each month, with act, photo and the way there', async () => {
  const porEstado = await rows<{ estado: string; n: number }>(
    "SELECT estado, COUNT(*) AS n FROM carta_salida WHERE estado <> 'realizada' GROUP BY estado ORDER BY 1",
  );
  expect(porEstado).toEqual([
    { estado: 'generada', n: 2 },
    // four of their own, that of the demo's approved payment and that of the house whose contract is approved
    { estado: 'pendiente', n: 6 },
  ]);
  const porPago = await rows(
    `SELECT c.id AS id FROM carta_salida c JOIN orden_plan k ON k.planId = c.planId
      JOIN solicitud_de_pago p ON p.ordenId = k.ordenId AND p.estado = 'aprobado' WHERE c.estado = 'pendiente'`,
  );
  expect(porPago).toHaveLength(1);
  const rechazadas = await rows('SELECT id FROM carta_salida WHERE motivoRechazo IS NOT NULL');
  expect(rechazadas).toHaveLength(1);
  const meses = await rows<{ mes: string; n: number }>(
    "SELECT SUBSTRING(fechaEntrega, 1, 7) AS mes, COUNT(*) AS n FROM carta_salida WHERE estado = 'realizada' GROUP BY SUBSTRING(fechaEntrega, 1, 7) ORDER BY 1",
  );
  expect(meses.length).toBe(24);
  expect(new Set(meses.map(({ n }) => n))).toEqual(new Set([2]));
  // invariant 33: each has its event, once, of its day, and both proofs
  const [sueltas] = await rows<{ n: number }>(
    `SELECT COUNT(*) AS n FROM carta_salida c WHERE c.estado = 'realizada' AND (
      (SELECT COUNT(*) FROM evento e WHERE e.planId = c.planId AND e.tipo = '176') <> 1 OR
      (SELECT COUNT(*) FROM documento d JOIN tipo_documento t ON t.id = d.tipoId WHERE d.planId = c.planId AND d.versionArchivo > 0
        AND t.codigo IN ('actaEntrega', 'fotoEntrega')) <> 2)`,
  );
  expect(sueltas?.n).toBe(0);
  const entregas = await rows<{ idCodigo: string }>(
    "SELECT l.idCodigo AS idCodigo FROM carta_salida c JOIN plan l ON l.id = c.planId WHERE c.estado = 'realizada' AND c.productoCodigo = '01'",
  );
  const { body } = await (await t.as('jefatura')).get(`/plan/${entregas[0]?.idCodigo}/recorrido`);
  expect(body.puntos.map(({ cumple }: { cumple: boolean }) => cumple)).not.toContain(false);
  const fechas: string[] = body.puntos.map(({ fecha }: { fecha: string }) => fecha);
  expect(fechas).toEqual([...fechas].sort());
});

test('women are women: gender follows the given name, and so do trade and spouse', async () => {
  const filas = await rows<{ nombres: string; genero: string; profesion: string; suyo: string | null }>(
    'SELECT s.nombres AS nombres, s.genero AS genero, s.profesion AS profesion, y.genero AS suyo FROM solicitud s LEFT JOIN conyuge y ON y.solicitudId = s.id',
  );
  expect(new Set(filas.map(({ genero }) => genero))).toEqual(new Set(['F', 'M']));
  for (const { nombres, genero, profesion, suyo } of filas) {
    expect([nombres, genero]).toEqual([nombres, generoDe(nombres)]);
    if (/(dor|ro|co|do)( civil)?$/.test(profesion))
      expect([nombres, profesion, genero]).toEqual([nombres, profesion, 'M']);
    if (suyo !== null) expect([nombres, suyo]).toEqual([nombres, genero === 'F' ? 'M' : 'F']);
  }
});

test('papers lie in the store, some confirmed, some rejected, one brought anew, a photo among them', async () => {
  const [n] = await rows<Record<string, number>>(
    'SELECT SUM(CASE WHEN estado = 1 THEN 1 ELSE 0 END) AS correctos, SUM(CASE WHEN estado = 0 THEN 1 ELSE 0 END) AS incorrectos, MAX(versionArchivo) AS v FROM documento',
  );
  expect(n?.['correctos']).toBeGreaterThan(5);
  expect(n).toMatchObject({ incorrectos: 2, v: 2 });
  const fotos = await rows<{ clave: string }>("SELECT clave FROM archivo WHERE tipo = 'image/jpeg'");
  expect(fotos.length).toBeGreaterThan(1);
  for (const { clave } of fotos) expect(await t.application.storage.stat(clave)).not.toBeNull();
});

test('each user who works with tasks has something to do today', async () => {
  for (const usuario of [
    'ejecutivo',
    'ejecutivo2',
    'jefatura',
    'jefatura2',
    'riesgo',
    'legal',
    'legal2',
    'asistente.legal',
  ]) {
    const { body } = await (await t.as(usuario)).get('/tarea/hoy');
    expect({ usuario, algo: body.cantidad > 0 }).toEqual({ usuario, algo: true });
  }
});

test('each executive has awarded members of both products in several months', async () => {
  for (const usuario of ['ejecutivo', 'ejecutivo2'])
    for (const producto of ['01', '02']) {
      const filter = encodeURIComponent(JSON.stringify({ ejecutivo: 'yo', producto }));
      const { body } = await (await t.as(usuario)).get(`/adjudicacion?range=[0,99]&filter=${filter}`);
      const meses = new Set(body.map(({ fecha }: { fecha: string }) => fecha.slice(0, 7)));
      expect({ usuario, producto, varios: meses.size > 1 }).toEqual({ usuario, producto, varios: true });
    }
});

test('nothing happened before its award or after now, and what was sent was filled before', async () => {
  const { manager } = t.application.dataSource;
  const tarde = await manager.createQueryBuilder(Evento, 'e').where('e.fecha > :ahora', { ahora }).getCount();
  expect(tarde).toBe(0);
  const antes = await rows(
    'SELECT e.id FROM evento e JOIN carpeta c ON c.planId = e.planId WHERE e.fecha < c.abiertaEn',
  );
  expect(antes).toEqual([]);
  const orden = await rows<{ tipo: string; planId: number }>(
    "SELECT e.tipo AS tipo, e.planId AS planId FROM evento e WHERE e.planId IN (SELECT s.planId FROM evento s WHERE s.tipo = 'CARPETA-ENVIADA') ORDER BY e.planId, e.fecha, e.id",
  );
  for (const planId of new Set(orden.map((e) => e.planId))) {
    const suyos = orden.filter((e) => e.planId === planId).map(({ tipo }) => tipo);
    expect(suyos.indexOf('SOLICITUD-GENERADA')).toBeGreaterThan(suyos.indexOf('SOLICITUD-GUARDADA'));
    // risk evaluates what it has received; whoever sent it only takes note
    const despues = [
      'TAREA-REGISTRADA',
      'RIESGO-CALCULADO',
      'RIESGO-MARCADO',
      'EXCEPCION',
      'GARANTIAS',
      'CARPETA-DEVUELTA',
      'CARPETA-APROBADA',
      'POLITICA-CONFIRMADA',
      // approvals stay open while risk holds the folder
      'MEDIO-APROBADO',
      'VALOR-CONFIRMADO',
      'MEDIO-RECHAZADO',
      'ORDEN-GENERADA',
      'ORDEN-APROBADA',
      'ORDEN-SIN-CARPETA',
      'ORDEN-ANULADA',
      // the photo of a used vehicle, which its payment asks for
      'DOCUMENTO-SUBIDO',
      // of who withdrew
      'MEDIO-ACTUALIZADO',
      'RETIRO-ADJUDICACION',
      'PAGARE-GENERADO',
      'PAGARE-ACTUALIZADO',
      'PAGARE-ENVIADO',
      'PAGARE-RECHAZADO',
      'PAGARE-APROBADO',
      'PRENDA-INGRESADA',
      'CONTRATO-GENERADO',
      'CONTRATO-ENVIADO',
      'CONTRATO-RECHAZADO',
      'CONTRATO-APROBADO',
      'PAGO-GENERADO',
      'PAGO-ANULADO',
      'PAGO-APROBADO',
      'CARTA-GENERADA',
      'CARTA-RECHAZADA',
      '176',
    ];
    expect(suyos.slice(suyos.indexOf('CARPETA-ENVIADA') + 1).filter((tipo) => !despues.includes(tipo))).toEqual([]);
  }
});

test('MED-504 MED-517 the demo has approvals in every state, of both products, one in the place of a rejected one', async () => {
  const filas = await rows<{ e: number | null; s: unknown; p: string; r: number | null }>(
    `SELECT m.estado AS e, m.enviadoEn AS s, m.productoCodigo AS p, m.reemplazaA AS r FROM medio_aprobacion m
      WHERE NOT EXISTS (${DEL_PASADO} AND k.fichaId = m.fichaId)`,
  );
  const estados = filas.map(({ e, s }) =>
    e === null ? (s === null ? 'espera' : 'enviado') : Number(e) ? 'aprobado' : 'no',
  );
  const cuantos = (estado: string) => estados.filter((otro) => otro === estado).length;
  expect(['espera', 'enviado', 'aprobado', 'no'].map(cuantos)).toEqual([2, 4, 20, 3]);
  expect(new Set(filas.map(({ p }) => p))).toEqual(new Set(['01', '02']));
  expect(filas.filter(({ r }) => r !== null)).toHaveLength(1);
});

test('ORD-538 the demo has orders in every state, each of them with its approval, and an approved approval that has none', async () => {
  const ordenes = await rows<{ estado: string; numero: number; medio: number | null }>(
    'SELECT o.estado AS estado, o.id AS numero, m.idOrden AS medio FROM orden_de_compra o JOIN medio_aprobacion m ON m.id = o.medioId ORDER BY o.id',
  );
  expect(ordenes.map(({ numero }) => numero)).toEqual(ordenes.map((_, i) => i + 1));
  expect(new Set(ordenes.map(({ estado }) => estado))).toEqual(new Set(['pendiente', 'aprobada', 'anulada']));
  expect(
    ordenes.filter(({ estado, numero, medio }) => (estado === 'anulada' ? medio !== null : medio !== numero)),
  ).toEqual([]);
  const libres = await rows(
    "SELECT m.id AS id FROM medio_aprobacion m WHERE m.estado = 1 AND m.productoCodigo = '01' AND m.idOrden IS NULL",
  );
  expect(libres.length).toBeGreaterThan(0);
});

test('PAG-511 PAG-519 the demo has payments in every state, each of an order that stays approved', async () => {
  const pagos = await rows<{ pago: string; orden: string }>(
    'SELECT s.estado AS pago, o.estado AS orden FROM solicitud_de_pago s JOIN orden_de_compra o ON o.id = s.ordenId',
  );
  expect(new Set(pagos.map(({ pago }) => pago))).toEqual(new Set(['pendiente', 'aprobado', 'anulado']));
  expect(new Set(pagos.map(({ orden }) => orden))).toEqual(new Set(['aprobada']));
  // while risk holds the folder nobody can bring what the payment lacks, so none is asked for before risk decided
  const antes = await rows(
    "SELECT p.id AS id FROM evento p JOIN evento r ON r.planId = p.planId AND r.tipo = 'CARPETA-APROBADA' WHERE p.tipo = 'PAGO-GENERADO' AND p.id < r.id",
  );
  expect(antes).toEqual([]);
});

test('LEG-541 LEG-542 LEG-543 notes in every state, of a married client with guarantor and of a house; an approved one has its document', async () => {
  const pagares = await rows<{
    estado: string;
    producto: string;
    conyuge: string | null;
    garante: string | null;
    doc: number;
  }>(
    `SELECT n.estado AS estado, g.productoCodigo AS producto, n.conyugeNombre AS conyuge, n.garanteNombre AS garante,
      (SELECT COUNT(*) FROM documento_emitido d WHERE d.pagareId = n.id) AS doc
      FROM pagare n JOIN plan l ON l.id = n.planId JOIN grupo g ON g.id = l.grupoId`,
  );
  expect([...new Set(pagares.map(({ estado }) => estado))].sort()).toEqual(['A', 'P', 'R']);
  expect(pagares.some(({ conyuge, garante }) => conyuge !== null && garante !== null)).toBe(true);
  expect(pagares.map(({ producto }) => producto)).toContain('02');
  for (const { estado, doc } of pagares) expect(doc).toBe(estado === 'A' ? 1 : 0);
});

test('LEG-541 LEG-542 LEG-567 contracts in every state, of both products; only an approved one has its document', async () => {
  const contratos = await rows<{
    estado: string;
    producto: string;
    enviado: unknown;
    pagare: string;
    bloques: number;
    rechazados: number;
    doc: number;
  }>(
    `SELECT c.estado AS estado, c.productoCodigo AS producto, c.enviadoEn AS enviado,
      (SELECT g.estado FROM pagare g WHERE g.adjudicacionId = c.adjudicacionId) AS pagare,
      (SELECT COUNT(*) FROM contrato_bloque b WHERE b.contratoId = c.id) AS bloques,
      (SELECT COUNT(*) FROM contrato_bloque b WHERE b.contratoId = c.id AND b.estado = 'R') AS rechazados,
      (SELECT COUNT(*) FROM documento_emitido d WHERE d.contratoId = c.id) AS doc FROM contrato c ORDER BY c.id`,
  );
  expect(contratos).toMatchObject([
    { estado: 'A', pagare: 'A', bloques: 7, rechazados: 0, doc: 1 },
    { estado: 'P', pagare: 'A', enviado: expect.anything(), bloques: 7, rechazados: 0, doc: 0 },
    { estado: 'R', enviado: null, bloques: 7, rechazados: 2, doc: 0 },
    { estado: 'P', enviado: null, bloques: 3, rechazados: 0, doc: 0 },
  ]);
  expect([...new Set(contratos.map(({ producto }) => producto))].sort()).toEqual(['01', '02']);
  // what waits for its decision can be approved: nothing that it says changed after it was written
  const [enviado] = await rows<{ idCodigo: string; version: number }>(
    "SELECT l.idCodigo AS idCodigo, c.version AS version FROM contrato c JOIN plan l ON l.id = c.planId WHERE c.enviadoEn IS NOT NULL AND c.estado = 'P'",
  );
  const { status } = await (await t.as('legal')).post(`/contrato/${enviado?.idCodigo}/aprobar`, {
    version: enviado?.version,
  });
  expect(status).toBe(200);
});

test('no pledge of the demo was saved after now', async () => {
  const { manager } = t.application.dataSource;
  expect(await manager.count(Prenda)).toBeGreaterThan(0);
  const tarde = await manager.createQueryBuilder(Prenda, 'p').where('p.guardadaEn > :ahora', { ahora }).getCount();
  expect(tarde).toBe(0);
});

test('no two pledges of the demo are of one engine, chassis or entry of the registry', async () => {
  for (const columna of ['vehiculoMotor', 'vehiculoChasis', 'inmuebleRegistro']) {
    const usados = await rows<{ cual: string }>(`SELECT ${columna} AS cual FROM prenda WHERE ${columna} IS NOT NULL`);
    expect(usados.length).toBeGreaterThan(0);
    expect(new Set(usados.map(({ cual }) => cual)).size).toBe(usados.length);
  }
});
