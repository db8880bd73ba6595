import { importaciones, type TipoDeImportacion } from '@adjudica/domain';
import { DataSource, type EntityManager } from 'typeorm';
import { SqlServerQueryRunner } from 'typeorm/driver/sqlserver/SqlServerQueryRunner';

// The entities choose the engine when they load: nothing of ours may be imported before this line.
process.env.DATABASE_URL = 'mssql://nadie:nada@localhost:1/adjudica';
const { dataSourceOptions } = require('../../db/data-source') as typeof import('../../db/data-source');
const { destinosDe } = require('./destinos') as typeof import('./destinos');
const { celdasDe } = require('./destino') as typeof import('./destino');
const { filasDe, POR_TRAMO } = { ...require('./sql'), ...require('./import-tools') } as typeof import('./sql') &
  typeof import('./import-tools');
const { contextoDeImportacion } = require('./import-tools') as typeof import('./import-tools');
const { contradictorias } = require('./acuerdos') as typeof import('./acuerdos');
const { aplicarTramo, avisadas, cambiadas, contar, rechazadas } =
  require('./clasificacion') as typeof import('./clasificacion');
const { anotarVisto, valoresCambiados } = require('./visto') as typeof import('./visto');
const { diferenciasDeCuenta } = require('./diferencias') as typeof import('./diferencias');
const { resumenVacio } = require('./importacion.view') as typeof import('./importacion.view');

/** SQL Server's own query runner, which writes down what it would send. */
class Unsent extends SqlServerQueryRunner {
  readonly sent: { sql: string; parameters: unknown[] }[] = [];
  override async query(sql: string, parameters: unknown[] = []): Promise<any> {
    this.sent.push({ sql, parameters });
    return [];
  }
}

const dataSource = new DataSource(dataSourceOptions({ url: 'mssql://nadie:nada@localhost:1/adjudica' }));
const driver = dataSource.driver as SqlServerQueryRunner['driver'];
const destinos = destinosDe({} as never);
const TRAMO = { importacionId: 7, desde: 2001, hasta: 4000 };

beforeAll(async () => {
  driver.connect = async () => undefined;
  driver.disconnect = async () => undefined;
  await dataSource.initialize();
});
afterAll(() => dataSource.destroy());

/** What reviewing and applying one slice of a file with all its columns sends. */
async function sentBy(tipo: TipoDeImportacion): Promise<Unsent['sent']> {
  const runner = new Unsent(driver, 'master');
  const manager: EntityManager = dataSource.createEntityManager(runner);
  const destino = destinos[tipo];
  const columnas = importaciones[tipo].columnas.map(({ nombre }) => nombre);
  const contexto = contextoDeImportacion(
    manager,
    TRAMO,
    { id: 1 } as never,
    new Date('2026-03-10T12:00:00Z'),
    { ...resumenVacio, columnas },
    destino,
  );
  await contar(destino, contexto);
  await rechazadas(destino, contexto, 10);
  await avisadas(destino, contexto);
  await cambiadas(destino, contexto);
  await anotarVisto(destino, contexto);
  await valoresCambiados(destino, contexto);
  await aplicarTramo(destino, contexto, { C: 1, M: 1, I: 0 });
  return runner.sent;
}

test.each(Object.keys(importaciones) as TipoDeImportacion[])(
  '%s: each cell that a statement names is read in the type of a column, and the slice stands in its parameters',
  async (tipo) => {
    for (const { sql, parameters } of (await sentBy(tipo)).filter((one) => one.sql.includes('importacion_fila'))) {
      const [, cells = '', declared = ''] =
        /CROSS APPLY \(SELECT (.+?) FROM OPENJSON\(f\.datos\) WITH \((.+?)\)\) celda/.exec(sql) ?? [];
      const typed = [...declared.matchAll(/(\w+) [a-z]+\d?(?:\([\d,]+\))? '\$\.\1'/g)].map(([, nombre]) => nombre);
      const texts = [...cells.matchAll(/CAST\(JSON_VALUE\(f\.datos, '\$\.(\w+)'\) AS nvarchar\(\d+\)\) AS \1/g)].map(
        ([, nombre]) => nombre,
      );
      const named = [...sql.matchAll(/celda\.(\w+)/g)].map(([, nombre]) => nombre);
      expect(named.filter((nombre) => !typed.concat(texts).includes(nombre))).toEqual([]);
      expect(sql.split(cells).join('')).not.toMatch(/JSON_VALUE|TOP \(|\b(2001|4000)\b/);
      expect(parameters).toEqual(expect.arrayContaining([7, 2001, 4000]));
    }
  },
);

test('a cell has the type of the column that it is looked up by, or becomes', () => {
  const { manager } = dataSource;
  const filas = filasDe(manager, celdasDe(manager, destinos.planes));
  for (const typed of [
    /\bidCodigo varchar\(\d+\) '\$\.idCodigo'/,
    /\bpuesto varchar\(\d+\) '\$\.puesto'/,
    /\bidentificacion varchar\(\d+\) '\$\.identificacion'/,
    /\bsaldo decimal\(14,2\) '\$\.saldo'/,
    /\bcuotasPagadas int '\$\.cuotasPagadas'/,
    /\bCAST\(JSON_VALUE\(f\.datos, '\$\.vendedor'\) AS nvarchar\(\d+\)\) AS vendedor/,
  ])
    expect(filas).toMatch(typed);
  expect(filas).toMatch(
    /^"\w+"\."importacion_fila" f CROSS APPLY \(SELECT .+ FROM OPENJSON\(f\.datos\) WITH \(.+\)\) celda$/,
  );
});

test('no slice reaches what makes the server lock a table instead of its rows', () => {
  expect(POR_TRAMO).toBeLessThanOrEqual(2000);
});

test('differences of an account are looked for among the plans of the slice alone', async () => {
  const runner = new Unsent(driver, 'master');
  const manager = dataSource.createEntityManager(runner);
  const resumen = { ...resumenVacio, columnas: [] };
  const contexto = contextoDeImportacion(manager, TRAMO, { id: 1 } as never, new Date(), resumen, destinos.movimientos);
  await diferenciasDeCuenta([contexto]);
  expect(runner.sent.map(({ parameters }) => parameters)).toEqual([[7, 2001, 4000]]);
  expect(runner.sent[0]?.sql).toMatch(
    /WHERE planId IN \(SELECT planAhorro\.id FROM .+ planAhorro\.idCodigo = celda\.idCodigo WHERE f\./,
  );
});

test('what rows of one file say of each other is asked of the whole file once', async () => {
  const asked: unknown[][] = [];
  const spy = jest.spyOn(dataSource, 'query').mockImplementation(async (sql, parameters) => {
    asked.push([/^SELECT c\.linea/.test(sql), (parameters as unknown[])[0]]);
    return [] as never;
  });
  await contradictorias(dataSource, destinos.movimientos, { importacionId: 7, presentes: new Set() });
  spy.mockRestore();
  expect(asked).toEqual([[true, 7]]);
});
