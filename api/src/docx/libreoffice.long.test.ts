import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import contrato from '../../../templates/contrato/sample.json';
import prenda from '../../../templates/prenda/sample.json';
import { TemplateStore } from '../pdf';
import { LOADS_MUCH_MS } from '../testing/limits';
import { textOfPages } from '../testing/pdf-text';
import { docxOf } from '.';

jest.setTimeout(LOADS_MUCH_MS);
const run = promisify(execFile);
/** Not part of the build: skipped where it is not installed. */
const installed = spawnSync('soffice', ['--version']).status === 0;
const asInstalled = installed ? test : test.skip;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docx-'));
});
afterAll(() => rm(folder, { recursive: true }));

asInstalled.each([
  ['contrato', contrato, 'firmas'],
  ['prenda', prenda, 'bien'],
] as const)('%s: LibreOffice opens it and prints the words of its template', async (tipo, hechos, filas) => {
  const papel = { tipo, filas, titulo: () => tipo };
  const chunk = { primera: true, ultima: true, filas: Reflect.get(hechos, filas) as readonly unknown[] };
  const { body } = new TemplateStore().content(papel as never, hechos as never, chunk);
  const path = join(folder, `${tipo}.docx`);
  await writeFile(path, await docxOf(body, { title: tipo, author: 'Prueba', mark: 'BORRADOR' }));
  await run('soffice', [
    '--headless',
    `-env:UserInstallation=file://${folder}/perfil`,
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    path,
  ]);
  const words = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];
  const printed = new Set(words((await textOfPages(await readFile(join(folder, `${tipo}.pdf`)))).join(' ')));
  const written = words(body.replace(/<svg.*?<\/svg>/gs, ' ').replace(/<[^>]*>|&\w+;/g, ' '));
  expect(written.length).toBeGreaterThan(50);
  expect(written.filter((word) => !printed.has(word))).toEqual([]);
  expect(printed).toContain('BORRADOR');
});
