// P1–P9 in one process, as the API prints: node documents-child.mjs <api> <rounds> <goals…>. Prints JSON: goal → { value, note }.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pssOf } from './processes.mjs';
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
  [100, 1000, 2000, 10_000].map((count) => {
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
const setContent = (page, html) => page.setContent(html, { waitUntil: 'load', timeout: 0 });
async function floorPage(which) {
  const page = await blankPage();
  await setContent(page, wholePage(which));
  return page;
}
const floorPrint = (page) =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, outline: false, timeout: 0 });

/** Other readings of 'the print alone' (docs/rendimiento.md): a new page each time, with or without the time its content takes. */
async function freshPage(which, print, withContent) {
  const page = await blankPage();
  try {
    const html = wholePage(which);
    const content = await elapsed(() => setContent(page, html));
    const printed = await elapsed(() => print(page));
    return withContent ? content + printed : printed;
  } finally {
    await page.close();
  }
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
if (asks('P2')) {
  const { warm, cold } = await interleave(rounds, {
    warm: () => elapsed(() => print(100)),
    cold: () =>
      elapsed(async () => {
        const fresh = new Renderer();
        await print(100, fresh);
        await fresh.close();
      }),
  });
  results.P2 = { value: ratio(warm, cold), note: `${ms(warm)} frente a ${ms(cold)}` };
}
if (asks('P3')) {
  const page = await floorPage(2000);
  const { ours, floor, first, usual, content } = await interleave(rounds, {
    ours: () => elapsed(() => print(2000)),
    floor: () => elapsed(() => floorPrint(page)),
    first: () => freshPage(2000, floorPrint, false),
    usual: () => freshPage(2000, (fresh) => fresh.pdf({ timeout: 0 }), false),
    content: () => freshPage(2000, floorPrint, true),
  });
  await page.close();
  const against = (what, times) => `${what} ${ms(times)}: ${format(ratio(ours, times))}`;
  results.P3 = {
    value: ratio(ours, floor),
    note: [
      `${ms(ours)} frente a ${ms(floor)}`,
      against('primera impresión', first),
      against('con lo habitual de Puppeteer', usual),
      against('con el contenido', content),
    ].join('; '),
  };
}
if (asks('P6')) {
  const page = await floorPage(2000);
  const single = (await floorPrint(page)).length;
  await page.close();
  const ours = (await print(2000)).bytes.length;
  results.P6 = { value: ours / single, note: `${format(ours / 1024)} kB frente a ${format(single / 1024)} kB` };
}
if (asks('P8')) {
  const { one, two } = await interleave(rounds, {
    one: () => elapsed(() => print(100)),
    two: () => elapsed(() => Promise.all([print(100), print(100)])),
  });
  results.P8 = { value: 2 * ratio(one, two), note: `una ${ms(one)}, dos a la vez ${ms(two)}` };
}
if (asks('P9')) {
  const pages = await writeContract();
  const page = await floorPage('contrato');
  // a contract is printed once: what it costs alone is its content and its print, on a page of its own
  const { ours, content, first, floor } = await interleave(rounds, {
    ours: () => elapsed(() => print('contrato')),
    content: () => freshPage('contrato', floorPrint, true),
    first: () => freshPage('contrato', floorPrint, false),
    floor: () => elapsed(() => floorPrint(page)),
  });
  await page.close();
  const against = (what, times) => `${what} ${ms(times)}: ${format(ratio(ours, times))}`;
  results.P9 = {
    value: ratio(ours, content),
    note: [
      `${pages} páginas, ${ms(ours)} frente a ${ms(content)}`,
      against('sin componerla', first),
      against('ya compuesta e impresa', floor),
    ].join('; '),
  };
}
await browser.close();
if (asks('P5')) {
  const { thousand, ten } = await interleave(Math.min(rounds, 3), {
    thousand: () => elapsed(() => print(1000)),
    ten: () => elapsed(() => print(10_000)),
  });
  results.P5 = { value: ratio(ten, thousand), note: `${ms(thousand)} → ${ms(ten)}` };
}
if (asks('P7')) {
  /** Highest PSS of the browser's processes while a document prints. */
  const peak = async (count) => {
    const fresh = new Renderer({ timeoutMs: 600_000 });
    await print(100, fresh);
    const pid = await fresh.browserPid();
    let most = 0;
    const timer = setInterval(() => {
      most = Math.max(most, pssOf(pid) ?? 0);
    }, 100);
    await print(count, fresh);
    clearInterval(timer);
    await fresh.close();
    return most;
  };
  const two = await peak(2000);
  const ten = await peak(10_000);
  results.P7 = { value: ten / two, note: `${format(two)} MB → ${format(ten)} MB` };
}
await renderer.close();
process.stdout.write(JSON.stringify(results));
