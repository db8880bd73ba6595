import type { TipoDeImportacion } from '@adjudica/domain';
import { exportarCsv } from '../../capabilities/importacion/exportacion';
import { startDemoApp } from '../../testing/demo';
import { importar } from '../../testing/importaciones';
import { LOADS_MUCH_MS } from '../../testing/limits';
import type { TestApp } from '../../testing/test-app';
import { discrepancies } from '.';

jest.setTimeout(LOADS_MUCH_MS);

/** What changes many records under one audit row is no tampering. */
let t: TestApp;
beforeAll(async () => {
  t = await startDemoApp();
});
afterAll(() => t?.close());

async function hallazgos(): Promise<string[]> {
  const found: string[] = [];
  for await (const { registro, detalle } of discrepancies(t.application.dataSource))
    found.push(`${registro}: ${detalle}`);
  return found;
}

/** The whole export of a kind, with one column changed, applied. */
async function reimportar(tipo: TipoDeImportacion, columna: string, cambio: (valor: string) => string) {
  let texto = '';
  for await (const parte of exportarCsv(t.application.dataSource, tipo)) texto += parte;
  const [cabecera = '', ...filas] = texto.trimEnd().split('\r\n');
  const cual = cabecera.split(';').indexOf(columna);
  const cambiadas = filas.map((fila) => {
    const celdas = fila.split(';');
    celdas[cual] = cambio(celdas[cual] ?? '');
    return celdas.join(';');
  });
  return importar(t, tipo, [cabecera, ...cambiadas].join('\r\n'));
}

test.each<[TipoDeImportacion, string, (valor: string) => string]>([
  ['planes', 'valorCuota', () => '1234,56'],
  ['adjudicaciones', 'prioridad', () => '77'],
  ['usuarios', 'role', (role) => (role === 'Riesgo' ? 'Administrador del sistema' : role)],
])('after an import of %s was applied everything agrees', async (tipo, columna, cambio) => {
  expect((await reimportar(tipo, columna, cambio)).cambiadas).toBeGreaterThan(0);
  expect(await hallazgos()).toEqual([]);
});
