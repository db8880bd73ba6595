import type { DefinicionDeLista } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import { isSqlServer } from '../config/engine';
import type { Transaction } from '../seed/demo';
import { ejecutivosDe, escalar } from '../seed/escala';
import { masEjecutivos, seedUsers } from '../seed/usuarios';
import { startDemoApp } from '../testing/demo';
import { LOADS_MUCH_MS } from '../testing/limits';
import {
  enlargeStatistics,
  fullScans,
  type Known,
  lists,
  questionsOf,
  StatementLog,
  usersOf,
} from '../testing/query-plans';
import { rawQuery } from '../testing/sql';
import { startTestApp, type TestApp } from '../testing/test-app';
import { excusedSorts, moreStatements, smallTables } from './query-plans.excused';

jest.setTimeout(LOADS_MUCH_MS);

/** The definition by which the last request was read: each list tells its sorts and filters itself. */
let definition: DefinicionDeLista | undefined;
jest.mock('./list', () => {
  const actual = jest.requireActual<typeof import('./list')>('./list');
  return {
    ...actual,
    listRequest: (query: Parameters<typeof actual.listRequest>[0], read: DefinicionDeLista) => {
      definition = read;
      return actual.listRequest(query, read);
    },
  };
});

const BLOCKS = 2;
/** As the bench has them (`--scale 100`). */
const AS_IF = 50;
const log = new StatementLog();
let filled: TestApp;
let t: TestApp;
let known: Known;

async function knownOf({ application }: TestApp): Promise<Known> {
  const [row] = await rawQuery<Record<string, string | number>>(
    application.dataSource,
    `SELECT l.idCodigo AS plan, g.grupo AS grupo, g.id AS grupoId, n.identificacion AS cedula, j.asambleaId AS asamblea, j.fecha AS fecha
     FROM documento d JOIN plan_ahorro l ON l.id = d.planId JOIN grupo g ON g.id = l.grupoId JOIN adjudicacion j ON j.planId = l.id
     JOIN persona n ON n.id = j.personaId JOIN participante q ON q.asambleaId = j.asambleaId ORDER BY d.id DESC LIMIT 1`,
  );
  if (row === undefined) throw new Error('nothing was filled');
  const { plan, grupo, grupoId, cedula, asamblea, fecha } = row;
  const ids = [[1, 2, 3]];
  const codes = [['01', '17']];
  return {
    needed: {
      '/acceso': { usuario: 4 },
      '/participante': { asamblea },
      '/buro': { cedula },
      '/carpeta': { idDepartamento: '004' },
      '/movimiento': { plan },
      '/cuota': { plan },
      '/documento': { plan },
      '/evento': { plan },
      '/tablero': { anio: Number(String(fecha).slice(0, 4)) },
      '/referencia': { clave: `${plan}-titular` },
    },
    values: {
      id: ids,
      ...Object.fromEntries(CODED.map((path) => [`${path} id`, codes])),
      ...Object.fromEntries(OF_PLANS.map((path) => [`${path} id`, [[plan]]])),
      q: ['zambrano', 'maria', '17', String(plan).slice(0, 7)],
      '/documentos-cliente q': ['zambrano', 'maria', '17'],
      '/pagare q': ['zambrano', 'maria', '17100', String(plan).slice(0, 7)],
      producto: ['01'],
      grupo: [grupo],
      grupoId: [grupoId],
      asamblea: [asamblea],
      estado: ['A'],
      '/acceso-inusual tipo': ['busqueda'],
      '/adjudicacion estado': ['ADJ', 'RADJ'],
      '/acta estado': ['Cerrada'],
      '/asamblea estado': ['Abierta', 'Cerrada'],
      '/correo estado': ['fallido'],
      '/importacion estado': ['VALIDADA'],
      '/participante estado': ['participa', 'no participa'],
      '/referencia estado': ['P'],
      '/documento estado': ['correcto'],
      '/documentos-cliente estado': ['completa', 'sinLista'],
      '/medio-aprobacion estado': ['espera', 'enviado', 'aprobado', 'rechazado'],
      '/orden-de-compra estado': ['pendiente', 'aprobada', 'anulada'],
      '/solicitud-de-pago estado': ['pendiente', 'aprobado', 'anulado'],
      '/solicitud-de-pago cedula': [String(cedula).slice(0, 4)],
      '/carta-salida estado': ['pendiente', 'generada', 'realizada'],
      orden: [1],
      medio: [1],
      '/tarea estado': ['P', 'C', 'S', 'abiertas'],
      adjudicadoPor: ['Entrega', 'Oferta'],
      ejecutivo: ['yo'],
      '/tablero ejecutivo': [4],
      mes: [String(fecha).slice(0, 7)],
      cifra: ['adjudicados', 'players'],
      '/tablero mes': [Number(String(fecha).slice(5, 7))],
      rango: ['18-23'],
      bien: ['Nuevo'],
      '/tablero departamento': ['004'],
      fecha: [fecha],
      fechaDesde: [fecha],
      fechaHasta: [fecha],
      plan: [plan],
      terminado: [true, false],
      porAprobar: [true, false],
      cliente: [cedula],
      usuario: [4],
      '/auditoria usuario': ['ejecutivo'],
      tipo: [3],
      '/salvedad tipo': ['EXCEPCION'],
      quien: ['Rosa'],
      '/notario tipo': ['ASAMBLEA'],
      '/importacion tipo': ['personas'],
      '/referencia tipo': ['R'],
      deHoy: [true],
      mias: [true],
      pendientes: [true],
      atrasadas: [true],
      sinSolicitud: [true, false],
      '/adjudicacion departamento': ['004'],
      '/plazo codigo': ['entrega'],
      '/limite rol': ['Riesgo'],
      '/limite usuario': ['*'],
      titular: ['riesgo'],
      delegado: ['riesgo'],
      ausente: ['ejecutivo'],
      reemplazo: ['ejecutivo'],
      ingresos: [true, false],
      meToca: [true, false],
      dinero: [true, false],
      noAplica: [true],
      dueno: [1],
      completa: [true, false],
      idDepartamento: ['004', ''],
      '/evento idDepartamento': ['002'],
      actualizadoDesde: ['2026-03-09T05:00:00.000Z'],
      conObservacion: [true],
      antesDe: [1000],
      leida: [true, false],
      recurso: ['documento'],
      recursoId: ['1'],
      accion: ['subir'],
      activo: [true],
      role: ['Riesgo'],
      asignado: ['True', 'False', ''],
      numeroAsamblea: [3],
      proximas: [true],
      provinciaCodigo: ['17'],
      cantonCodigo: ['1701'],
      formulario: ['solicitud'],
      lista: ['orden-de-compra'],
      inicial: [true],
      clave: ['x'],
      concesionarioId: [1],
      departamento: ['Vendedor'],
      marca: ids,
      modelo: ids,
      permiso: ['orden:leer'],
      '/evento-tipo recurso': ['plan'],
      cuentaId: [1],
      suscripcion: [1],
      '/coincidencia estado': ['por-revisar'],
      '/coincidencia tipo': ['PEP'],
      sujeto: ['persona'],
      organismo: ['UAFE'],
      '/operacion-inusual estado': ['por-decidir'],
      '/derecho-titular estado': ['recibida'],
      '/derecho-titular tipo': ['acceso'],
      '/derecho-titular identificacion': ['1710034065'],
      '/envio-evento estado': ['pendiente', 'fallido'],
      clase: [['AUTO']],
      '/decision clase': ['orden-de-compra'],
      anio: [2026],
      estadoBien: ['Nuevo'],
    },
  };
}

/** Lists whose keys are codes. */
const CODED = [
  'evento-tipo',
  'producto',
  'departamento',
  'provincia',
  'canton',
  'parroquia',
  'pais',
  'ciudad',
  'banco',
  'actividad-uafe',
  'rol',
  'tipo-vehiculo',
  'color-vehiculo',
].map((name) => `/${name}`);

/** Reasons that were asked for, to find those that nothing needs any more. */
const needed = new Set<string>();

/** Lists whose keys are codes of plans. */
const OF_PLANS = ['carpeta', 'carta-salida', 'contrato', 'documentos-cliente', 'tramite-legal'].map(
  (name) => `/${name}`,
);

function excused({ path, sort, filter, table }: Record<'path' | 'sort' | 'filter' | 'table', string>): boolean {
  const { schema } = t.application.dataSource.entityMetadatas.find(({ tableName }) => tableName === table) ?? {};
  if (schema === 'catalogo') return true;
  const named = ['*', sort, filter].find((name) => excusedSorts[path]?.[name] !== undefined);
  const reason = table in smallTables ? table : named === undefined ? undefined : `${path} ${named}`;
  if (reason !== undefined) needed.add(reason);
  return reason !== undefined;
}

/** Lists of one thing, whose key is in the path. */
const flat = lists.filter(({ path }) => !path.includes('{'));

/** A server has its own planner, and its own words for what it does. */
const embedded = isSqlServer ? describe.skip : describe;

/** The demo and its copies: half a minute, more where other tests run beside it. */
const FILLING_MS = 300_000;

embedded('on the embedded engine', () => {
  beforeAll(async () => {
    filled = await startDemoApp();
    const { application, clock } = filled;
    const ahora = clock.now();
    const transaction: Transaction = (work) => application.unitOfWork.run(SISTEMA, ({ manager }) => work(manager));
    await transaction((manager) => seedUsers(manager, ahora, masEjecutivos(ejecutivosDe(10))));
    await escalar(transaction, { cipher: application.cipher, ahora }, BLOCKS);
    enlargeStatistics(application.config.databaseUrl, AS_IF);
    // its readers learn the statistics when they are opened
    t = await startTestApp({ clock, databaseUrl: application.config.databaseUrl, database: { logger: log } });
    known = await knownOf(t);
  }, FILLING_MS);
  afterAll(async () => {
    await t.close();
    await filled.close();
  });

  test.each(flat.map(({ path }) => path))(
    '%s: no sort and no filter reads a whole table, and each is two statements',
    async (path) => {
      const found: Record<string, string> = {};
      const many: string[] = [];
      for (const user of usersOf(path)) {
        const client = await t.as(user);
        definition = undefined;
        await client.get(`${path}?filter=${encodeURIComponent(JSON.stringify(known.needed[path] ?? {}))}`);
        if (definition === undefined) throw new Error(`${path} reads no list`);
        for (const { sort, filter, url } of questionsOf(path, definition, known)) {
          const from = log.statements.length;
          const { status } = await client.get(url);
          const asked = log.statements
            .splice(from)
            .filter(({ sql }) => /^\s*SELECT/i.test(sql) && !/FROM "(?:sesion|plazo)"/i.test(sql));
          // a filter that this role may not use
          if (status === 403) continue;
          expect([url, status]).toEqual([url, 200]);
          if (asked.length > (moreStatements[path]?.most ?? 2)) many.push(`${user} ${sort} ${filter}: ${asked.length}`);
          for (const { sql, parameters } of asked)
            for (const { table, detail } of await fullScans(t, sql, parameters))
              if (!excused({ path, sort, filter, table }))
                found[`${sort} · ${filter} · ${table}`] ??= `${detail} — ${sql.slice(0, 40)}`;
          log.statements.length = from;
        }
      }
      expect(found).toEqual({});
      expect(many).toEqual([]);
    },
  );

  test('every exception is still needed', () => {
    const sorts = Object.entries(excusedSorts).flatMap(([path, names]) =>
      Object.keys(names).map((name) => `${path} ${name}`),
    );
    expect([...Object.keys(smallTables), ...sorts].filter((reason) => !needed.has(reason))).toEqual([]);
  });
});
