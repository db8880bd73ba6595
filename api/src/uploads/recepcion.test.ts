import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caso } from '../testing/subidas/caso';
import { imagenesHostiles } from '../testing/subidas/imagenes';
import { pdfConAcciones, pdfInofensivos } from '../testing/subidas/pdf-con-acciones';
import { otrosTipos, pdfDanados } from '../testing/subidas/pdf-danados';
import { recibido } from '../testing/subidas/recibido';
import { RecepcionDeArchivos } from './recepcion';

let folder: string;
const recepcion = new RecepcionDeArchivos();
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjudica-prueba-'));
});
afterAll(async () => {
  await recepcion.close();
  rmSync(folder, { recursive: true, force: true });
});

const each = (casos: readonly Caso[]) => test.each(casos.map((c) => [c.nombre, c] as const));
const juzgar = ({ bytes, formato }: Caso): Promise<string> =>
  recepcion.recibir(recibido(folder, bytes), formato).then(
    ({ tipo }) => tipo,
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('DOC-036 a PDF that acts is refused, however it hides that', () => {
  each(pdfConAcciones)('%s', async (_, c) => expect(await juzgar(c)).toBe(c.esperado));
});

describe('DOC-036 everyday PDFs are taken', () => {
  each(pdfInofensivos)('%s', async (_, c) => expect(await juzgar(c)).toBe(c.esperado));
});

describe('DOC-036 a damaged, doubled or endless PDF is refused with its reason', () => {
  each(pdfDanados)('%s', async (_, c) => expect(await juzgar(c)).toBe(c.esperado));
});

describe('DOC-037 DOC-507 DOC-508 the bytes decide the type', () => {
  each(otrosTipos)('%s', async (_, c) => expect(await juzgar(c)).toBe(c.esperado));
});

test('DOC-037 photos that are cut, damaged, enormous or something else as well', async () => {
  for (const c of await imagenesHostiles()) expect([c.nombre, await juzgar(c)]).toEqual([c.nombre, c.esperado]);
});
