// P1, P3, P9 in one process, as the API prints: node documents-child.mjs <api> <rounds> <goals…>. Prints JSON: goal → { value, note }.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { format, interleave, median, ratio } from './statistics.mjs';

const [apiDist, roundsText, ...wanted] = process.argv.slice(2);
const rounds = Number(roundsText);
const require = createRequire(join(apiDist, 'main.js'));
const { Renderer } = require('./pdf/renderer.js');
const { TemplateStore } = require('./pdf/templates.js');
const { chromiumArgs, findChromium } = require('./pdf/chromium.js');
const puppeteer = await import(require.resolve('puppeteer'));

const sampleOf = (documento) =>
  JSON.parse(readFileSync(new URL(`../../templates/${documento}/sample.json`, import.meta.url), 'utf8'));
const sample = sampleOf('acta');
/** Minutes of so many participants, after the sample that comes with the template. */
const minutes = (count) => ({
  ...sample,
  participantes: Array.from({ length: count }, (_, i) => ({
    ...sample.participantes[i % sample.participantes.length],
    orden: i + 1,
    codigo: String(i + 1).padStart(3, '0'),
    idCodigo: `01-1023-${String(i + 1).padStart(3, '0')}`,
  })),
});
/** What is printed: minutes by the number of their participants, and the contract of `CONTRACT_PAGES`. */
const documents = Object.fromEntries(
  [100, 2000].map((count) => {
    const hechos = minutes(count);
    return [count, { documento: 'acta', hechos, filas: hechos.participantes }];
  }),
);

const templates = new TemplateStore();
const renderer = new Renderer({ timeoutMs: 600_000 });
const elapsed = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const print = (which, by = renderer) => by.render(documents[which].documento, documents[which].hechos);

const CONTRACT_PAGES = 20;
/** The sample's seven blocks, each with its text so many times over that the contract has the pages. Returns how many it has. */
async function writeContract() {
  const contract = sampleOf('contrato');
  for (let times = 1; ; times += 1) {
    const bloques = contract.bloques.map((bloque) => ({ ...bloque, texto: bloque.texto.repeat(times) }));
    documents.contrato = { documento: 'contrato', hechos: { ...contract, bloques }, filas: contract.firmas };
    const { paginas } = await print('contrato');
    if (paginas >= CONTRACT_PAGES) return paginas;
  }
}

/**
 * FLOOR: Chromium's own untagged print of one page that holds the whole document, is laid out already and was printed before; in a browser
 * of the same kind. The window has its usual size: none of what the renderer does to spare work holds here.
 */
const browser = await puppeteer.launch({
  executablePath: findChromium(),
  args: chromiumArgs(),
  pipe: true,
  headless: true,
});
function wholePage(which) {
  const { documento, hechos, filas } = documents[which];
  const { body, css } = templates.content(documento, hechos, { primera: true, ultima: true, filas });
  if (css !== null) throw new Error('the sample needs further faces');
  return templates.shell.replace('<body></body>', () => `<body>${body}</body>`);
}
const blankPage = async () => {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  return page;
};
const setContent = (page, which) => page.setContent(wholePage(which), { waitUntil: 'load', timeout: 0 });
async function floorPage(which) {
  const page = await blankPage();
  await setContent(page, which);
  return page;
}
const floorPrint = (page) =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, outline: false, timeout: 0 });

/** Milliseconds of the print alone of what is new: its content and its print, on a page of its own. */
async function printFresh(which) {
  const page = await blankPage();
  const time = await elapsed(async () => {
    await setContent(page, which);
    await floorPrint(page);
  });
  await page.close();
  return time;
}

const ms = (times) => `${format(median(times))} ms`;
const results = {};
const asks = (id) => wanted.includes(id);

async function againstFloor(id, which, times) {
  const page = await floorPage(which);
  const { ours, floor } = await interleave(times, {
    ours: () => elapsed(() => print(which)),
    floor: () => elapsed(() => floorPrint(page)),
  });
  await page.close();
  results[id] = { value: ratio(ours, floor), note: `${ms(ours)} frente a ${ms(floor)}` };
}

if (asks('P1')) await againstFloor('P1', 100, rounds);
if (asks('P3')) await againstFloor('P3', 2000, rounds);
if (asks('P9')) {
  const pages = await writeContract();
  // a contract is printed once: what it costs alone is its content and its print, on a page of its own
  const { ours, alone } = await interleave(rounds, {
    ours: () => elapsed(() => print('contrato')),
    alone: () => printFresh('contrato'),
  });
  results.P9 = { value: ratio(ours, alone), note: `${pages} páginas, ${ms(ours)} frente a ${ms(alone)}` };
}
await browser.close();
await renderer.close();
process.stdout.write(JSON.stringify(results));
