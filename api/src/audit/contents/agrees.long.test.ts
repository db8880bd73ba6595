import type { TipoDeImportacion } from '@adjudica/domain';
import { In } from 'typeorm';
import { exportarCsv } from '../../capabilities/importacion/exportacion';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Documento } from '../../entities/documento.entity';
import { demoApp } from '../../testing/demo';
import { importar } from '../../testing/importaciones';
import { LOADS_MUCH_MS } from '../../testing/limits';
import { discrepancies } from '.';

jest.setTimeout(LOADS_MUCH_MS);

/** What changes many records under one audit row is no tampering. One after the other, on one demo. */
const t = demoApp();

const db = () => t.application.dataSource.manager;
async function hallazgos(): Promise<string[]> {
  const found: string[] = [];
  for await (const { registro, detalle } of discrepancies(t.application.dataSource))
    found.push(`${registro}: ${detalle}`);
  return found;
}

/** The whole export of a kind, with one column changed, applied. */
async function reimportar(tipo: TipoDeImportacion, columna: string, cambio: (valor: string, fila: string) => string) {
  let texto = '';
  for await (const parte of exportarCsv(t.application.dataSource, tipo)) texto += parte;
  const [cabecera = '', ...filas] = texto.trimEnd().split('\r\n');
  const cual = cabecera.split(';').indexOf(columna);
  const cambiadas = filas.map((fila) => {
    const celdas = fila.split(';');
    celdas[cual] = cambio(celdas[cual] ?? '', fila);
    return celdas.join(';');
  });
  return importar(t, tipo, [cabecera, ...cambiadas].join('\r\n'));
}

test.each<[TipoDeImportacion, string, (valor: string, fila: string) => string]>([
  ['planes', 'valorCuota', () => '1234,56'],
  ['adjudicaciones', 'prioridad', () => '77'],
  ['asambleas', 'lugar', (lugar, fila) => (fila.endsWith(';C') ? lugar : `${lugar} 2`)],
  ['usuarios', 'role', (role) => (role === 'Riesgo' ? 'Administrador del sistema' : role)],
])('after an import of %s was applied everything agrees', async (tipo, columna, cambio) => {
  expect((await reimportar(tipo, columna, cambio)).cambiadas).toBeGreaterThan(0);
  expect(await hallazgos()).toEqual([]);
});

/** A plan with an accepted document whose award the head may withdraw. */
async function retirarUno(): Promise<number> {
  const jefatura = await t.as('jefatura');
  const planes = [...new Set((await db().findBy(Documento, { estado: true })).map(({ planId }) => planId))];
  for (const { id, planId, version } of await db().findBy(Adjudicacion, { planId: In(planes), estado: 'ADJ' }))
    if ((await jefatura.post(`/adjudicacion/${id}/retirar`, { motivo: 'Desistió', version })).status === 200)
      return planId;
  throw new Error('nobody can be withdrawn');
}

test('what is past its time and removed is no discrepancy', async () => {
  const planId = await retirarUno();
  const aceptados = () => db().countBy(Documento, { planId, estado: true });
  expect(await aceptados()).toBeGreaterThan(0);
  t.clock.advance(4000 * 24 * 3_600_000);
  expect((await t.application.retencion.quitar()).quitadas).toMatchObject({ documentos: expect.any(Number) });
  expect(await aceptados()).toBe(0);
  expect(await hallazgos()).toEqual([]);
});
