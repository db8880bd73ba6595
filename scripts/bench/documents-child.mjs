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
const { actaEnPapel } = require('./capabilities/acta/acta.impreso.js');
const { contratoEnPapel } = require('./capabilities/contrato/contrato.impreso.js');
const puppeteer = await import(require.resolve('puppeteer'));

const sampleOf = (documento) =>
  JSON.parse(readFileSync(new URL(`../../templates/${documento}/sample.json`, import.meta.url), 'utf8'));

const templates = new TemplateStore();
const renderer = new Renderer({ timeoutMs: 600_000 });
const elapsed = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
const print = ({ papel, hechos }) => renderer.render(papel, hechos);

/** Minutes of so many participants, after the sample that comes with the template. */
function minutes(count) {
  const sample = sampleOf('acta');
  const filas = Array.from({ length: count }, (_, i) => ({
    ...sample.participantes[i % sample.participantes.length],
    orden: i + 1,
    codigo: String(i + 1).padStart(3, '0'),
    idCodigo: `01-1023-${String(i + 1).padStart(3, '0')}`,
  }));
  return { papel: actaEnPapel, hechos: { ...sample, participantes: filas }, filas };
}

const CONTRACT_PAGES = 20;
/** The sample's seven blocks, each with its text so many times over that the contract has the pages. */
async function contract() {
  const sample = sampleOf('contrato');
  for (let times = 1; ; times += 1) {
    const bloques = sample.bloques.map((bloque) => ({ ...bloque, texto: bloque.texto.repeat(times) }));
    const whole = { papel: contratoEnPapel, hechos: { ...sample, bloques }, filas: sample.firmas };
    const { paginas } = await print(whole);
    if (paginas >= CONTRACT_PAGES) return { ...whole, paginas };
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
function wholePage({ papel, hechos, filas }) {
  const { body, css } = templates.content(papel, hechos, { primera: true, ultima: true, filas });
  if (css !== null) throw new Error('the sample needs further faces');
  return templates.shell.replace('<body></body>', () => `<body>${body}</body>`);
}
async function blankPage() {
  const page = await browser.newPage();
  await page.setJavaScriptEnabled(false);
  return page;
}
const setContent = (page, what) => page.setContent(wholePage(what), { waitUntil: 'load', timeout: 0 });
const printPage = (page) =>
  page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: false, outline: false, timeout: 0 });

/** Milliseconds of the print alone of a page that is laid out already; of what is new, also of its content. */
const ofLaidOut = async (what) => {
  const page = await blankPage();
  await setContent(page, what);
  return () => elapsed(() => printPage(page));
};
const ofNew = async (what) => async () => {
  const page = await blankPage();
  const time = await elapsed(async () => {
    await setContent(page, what);
    await printPage(page);
  });
  await page.close();
  return time;
};

const GOALS = {
  P1: { of: () => minutes(100), against: ofLaidOut },
  P3: { of: () => minutes(2000), against: ofLaidOut },
  // a contract is printed once
  P9: { of: contract, against: ofNew },
};
const ms = (times) => `${format(median(times))} ms`;
const results = {};
for (const id of wanted) {
  const what = await GOALS[id].of();
  const { ours, floor } = await interleave(rounds, {
    ours: () => elapsed(() => print(what)),
    floor: await GOALS[id].against(what),
  });
  const pages = what.paginas === undefined ? '' : `${what.paginas} páginas, `;
  results[id] = { value: ratio(ours, floor), note: `${pages}${ms(ours)} frente a ${ms(floor)}` };
}
await browser.close();
await renderer.close();
process.stdout.write(JSON.stringify(results));
