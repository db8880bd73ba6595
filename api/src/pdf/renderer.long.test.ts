import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { actaDePrueba, listaDePrueba, participantesDePrueba } from '../testing/actas';
import { papeles } from '../testing/papeles';
import { textOfPages } from '../testing/pdf-text';
import { type BrowserEvent, BrowserPool } from './browser';
import { findChromium, processTreePss } from './chromium';
import { type DocumentEvent, Renderer, type RendererOptions } from './renderer';
import { TemplateStore } from './templates';

const small = listaDePrueba(participantesDePrueba(5));
const long = listaDePrueba(participantesDePrueba(2000));
const longer = listaDePrueba(participantesDePrueba(6000));
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

function make(options: RendererOptions = {}): {
  renderer: Renderer;
  browser: BrowserEvent[];
  printed: DocumentEvent[];
} {
  const browser: BrowserEvent[] = [];
  const printed: DocumentEvent[] = [];
  const renderer = new Renderer({
    onBrowser: (event) => browser.push(event),
    onDocument: (event) => printed.push(event),
    ...options,
  });
  open.push(renderer);
  return { renderer, browser, printed };
}

function pool(): BrowserPool {
  const one = new BrowserPool({
    chromium: findChromium(),
    pages: 2,
    recycleAfter: 1000,
    memoryLimit: Number.POSITIVE_INFINITY,
    launchTimeout: 20_000,
    hangMs: 15_000,
    onEvent: () => {},
  });
  open.push(one);
  return one;
}

const never = new AbortController().signal;

function alive(pid: number | null): boolean {
  if (pid === null) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
async function gone(pid: number | null): Promise<boolean> {
  for (let i = 0; i < 1500 && alive(pid); i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  return !alive(pid);
}

/** The browser with its helpers: its first process may be the script that started it. */
const stop = (leader: number): true => process.kill(-leader, 'SIGSTOP');

/** How many processes are in its group; the dead that nobody has buried yet do not count. */
function familyOf(leader: number): number {
  return readdirSync('/proc').filter((entry) => {
    if (!/^\d+$/.test(entry)) return false;
    try {
      const [state, , group] = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      return Number(group) === leader && state !== 'Z';
    } catch {
      return false; // gone meanwhile
    }
  }).length;
}

async function printing(renderer: Renderer): Promise<number> {
  for (;;) {
    const pid = await renderer.browserPid();
    if (pid !== null) return pid;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

// Fails without both the translation to 'navegador-caido' and instance.death in BrowserPool.race: each alone holds here.
test('Chromium killed while printing: that document fails at once, the next one works', async () => {
  const { renderer, browser } = make();
  const document = renderer.render(papeles.participantes, long);
  document.catch(() => {});
  process.kill(await printing(renderer), 'SIGKILL');
  await expect(document).rejects.toMatchObject({ name: 'RenderError', code: 'navegador-caido' });
  const { paginas } = await renderer.render(papeles.participantes, small);
  expect(paginas).toBe(1);
  expect(browser.map(({ type }) => type)).toEqual(['lanzado', 'caido', 'lanzado']);
});

// Fails without: instance.death in the race of BrowserPool (who does not wait for the browser itself would wait for ever).
test('Chromium killed: whoever holds a page is told, whatever he waits for', async () => {
  const browsers = pool();
  await browsers.warm();
  let holds: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    holds = resolve;
  });
  const waiting = browsers.withPage(never, () => {
    holds();
    return new Promise<never>(() => {});
  });
  waiting.catch(() => {});
  await held;
  process.kill((await browsers.pid()) ?? 0, 'SIGKILL');
  await expect(waiting).rejects.toMatchObject({ code: 'navegador-caido' });
});

// Fails without: the page's 'error' listener in BrowserPool.race.
test('a crash of the page alone fails its document only', async () => {
  const browsers = pool();
  const other = browsers.withPage(never, async (page) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return page.evaluate('6 * 7');
  });
  const crashed = browsers.withPage(never, async (page) => {
    const session = await page.createCDPSession();
    session.send('Page.crash').catch(() => {});
    return new Promise<never>(() => {});
  });
  await expect(crashed).rejects.toMatchObject({ code: 'navegador-caido' });
  expect(await other).toBe(42);
});

// Fails without: this.retire(instance) when the signal is aborted (the next page would share a browser that hangs).
test('a page over its time limit is given up with its browser; nobody waits for it', async () => {
  const browsers = pool();
  await browsers.warm();
  const first = await browsers.pid();
  const stop = new AbortController();
  const hanging = browsers.withPage(stop.signal, () => new Promise<never>(() => {}));
  setTimeout(() => stop.abort(new Error('time is up')), 200);
  await expect(hanging).rejects.toThrow('time is up');
  expect(await browsers.withPage(never, (page) => page.evaluate('1'))).toBe(1);
  expect(await browsers.pid()).not.toBe(first);
  expect(await gone(first)).toBe(true);
});

// Fails without: the timer of withDeadline.
test('a document over its time limit is refused', async () => {
  const { renderer, printed } = make({ timeoutMs: 50 });
  await expect(renderer.render(papeles.participantes, long)).rejects.toMatchObject({ code: 'tiempo-agotado' });
  expect(printed).toMatchObject([{ documento: 'participantes', error: 'tiempo-agotado', paginas: 0 }]);
});

const HANG_MS = 1000;

// Fails without: watch() in BrowserPool (the document would wait for its own limit, two minutes), and without the second attempt in render().
test('Chromium stopped (it lives and does not answer): the document that waits is printed by another one', async () => {
  const { renderer, browser } = make({ hangMs: HANG_MS });
  await renderer.render(papeles.participantes, small);
  const first = await printing(renderer);
  stop(first);
  const documents = await Promise.all([1, 2, 3].map(() => renderer.render(papeles.participantes, small)));
  expect(documents.map(({ paginas }) => paginas)).toEqual([1, 1, 1]);
  expect(await renderer.browserPid()).not.toBe(first);
  expect(browser.map(({ type }) => type)).toEqual(['lanzado', 'colgado', 'lanzado']);
  expect(await gone(first)).toBe(true);
});

// Fails without: killBrowser (its helpers, stopped too, would stay for ever).
test('the whole family of a stopped Chromium is ended', async () => {
  const { renderer } = make({ hangMs: HANG_MS });
  await renderer.render(papeles.participantes, small);
  const first = await printing(renderer);
  stop(first);
  await renderer.render(papeles.participantes, small);
  for (let i = 0; i < 500 && familyOf(first) > 0; i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(familyOf(first)).toBe(0);
});

test('a Chromium that hangs a second time: the document is refused', async () => {
  const { renderer } = make({ hangMs: HANG_MS });
  await renderer.render(papeles.participantes, small);
  const stopped: number[] = [];
  const stopper = setInterval(() => {
    void renderer.browserPid().then((pid) => {
      if (pid === null || stopped.includes(pid)) return;
      stopped.push(pid);
      stop(pid);
    });
  }, 5);
  await expect(renderer.render(papeles.participantes, long)).rejects.toMatchObject({ code: 'navegador-colgado' });
  clearInterval(stopper);
  expect(stopped).toHaveLength(2);
  await expect(renderer.render(papeles.participantes, small)).resolves.toMatchObject({ paginas: 1 });
});

// Fails without: responds() starting the question (nobody else asks while no document is printed).
test('a Chromium that was stopped while idle: asked whether it responds, it is replaced', async () => {
  const { renderer } = make({ hangMs: HANG_MS });
  expect(await renderer.responds()).toBe(true);
  await renderer.render(papeles.participantes, small);
  expect(await renderer.responds()).toBe(true);
  const first = await printing(renderer);
  stop(first);
  expect(await renderer.responds()).toBe(false);
  expect(await gone(first)).toBe(true);
  expect(await renderer.responds()).toBe(true);
  await renderer.render(papeles.participantes, small);
});

// Fails without: the start in responds() (a browser whose sandbox the machine refuses was called well until somebody printed).
test('a browser that cannot start is told before any document: the first question starts one and does not wait', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-navegador-'));
  const script = join(folder, 'impedido');
  writeFileSync(script, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  const { renderer, browser } = make({ chromium: script });
  expect(await renderer.responds()).toBe(true);
  while (browser.length === 0) await sleep(20);
  expect(browser).toEqual([{ type: 'no-inicia', error: expect.objectContaining({ code: 'sin-navegador' }) }]);
  expect(await renderer.responds()).toBe(false);
  const { renderer: other, browser: started } = make();
  expect(await other.responds()).toBe(true);
  while (started.length === 0) await sleep(20);
  expect(started.map(({ type }) => type)).toEqual(['lanzado']);
  expect(await other.responds()).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});

test('a long document is no hung browser', async () => {
  // a busy machine takes longer for the document, and its browser for an answer
  const measured = make();
  await measured.renderer.render(papeles.participantes, small);
  const start = performance.now();
  await measured.renderer.render(papeles.participantes, longer);
  const { renderer, browser } = make({ hangMs: (performance.now() - start) / 2 });
  await renderer.render(papeles.participantes, longer);
  expect(browser.map(({ type }) => type)).toEqual(['lanzado']);
});

// Fails without: the signal given to launch() (puppeteer waits three minutes for a process that runs and says nothing).
test('a program that starts and never answers is no browser, and is ended', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-navegador-'));
  const script = join(folder, 'callado');
  writeFileSync(script, `#!/bin/sh\necho $$ > ${folder}/pid\nexec sleep 600\n`, { mode: 0o755 });
  const { renderer } = make({ chromium: script, launchTimeoutMs: 1000 });
  await expect(renderer.render(papeles.participantes, small)).rejects.toMatchObject({ code: 'sin-navegador' });
  expect(await renderer.responds()).toBe(false);
  expect(await gone(Number(readFileSync(join(folder, 'pid'), 'utf8')))).toBe(true);
  rmSync(folder, { recursive: true, force: true });
});

// Fails without: the permits of BrowserPool.
test('two pages at once, never three', async () => {
  const browsers = pool();
  let now = 0;
  let most = 0;
  const together = Promise.withResolvers<void>();
  await Promise.all(
    Array.from({ length: 6 }, () =>
      browsers.withPage(never, async () => {
        now += 1;
        most = Math.max(most, now);
        if (now === 2) together.resolve();
        await together.promise; // fails by time where only one is let in
        await new Promise((resolve) => setTimeout(resolve, 30));
        now -= 1;
      }),
    ),
  );
  expect(most).toBe(2);
});

// Fails without: the check of options.queue in render.
test('a full queue refuses with 429, and takes documents again afterwards', async () => {
  const { renderer } = make({ queue: 2 });
  const taken = [renderer.render(papeles.participantes, small), renderer.render(papeles.participantes, small)];
  await expect(renderer.render(papeles.participantes, small)).rejects.toMatchObject({ kind: 'demasiadas' });
  await Promise.all(taken);
  expect(renderer.queued).toBe(0);
  await renderer.render(papeles.participantes, small);
});

// Fails without: the check of maxPages in print.
test('a document over the page limit is refused with 413', async () => {
  const { renderer } = make({ maxPages: 3 });
  await expect(renderer.render(papeles.participantes, long)).rejects.toMatchObject({ kind: 'demasiadoGrande' });
  await renderer.render(papeles.participantes, small);
});

test('the browser is replaced after its number of pages, without an orphan', async () => {
  const { renderer, browser } = make({ recycleAfter: 2 });
  await renderer.render(papeles.participantes, small);
  const first = await renderer.browserPid();
  await renderer.render(papeles.participantes, small);
  await renderer.render(papeles.participantes, small);
  expect(await renderer.browserPid()).not.toBe(first);
  expect(browser.map(({ type }) => type)).toEqual(['lanzado', 'reciclado', 'lanzado']);
  expect(await gone(first)).toBe(true);
});

test('the browser is replaced when it holds too much memory', async () => {
  const { renderer, browser } = make({ memoryLimit: 1 });
  if ((await processTreePss(process.pid)) === null) return; // no /proc here
  for (let i = 0; i < 10; i += 1) await renderer.render(papeles.participantes, small);
  // the look at the memory comes behind the tenth document
  for (let i = 0; i < 1000 && browser.length < 2; i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(browser).toEqual([
    { type: 'lanzado', ms: expect.any(Number) },
    { type: 'reciclado', paginas: 10, memoria: expect.any(Number) },
  ]);
});

test('close() refuses what waits and prints, and leaves no process', async () => {
  const { renderer } = make();
  const documents = [1, 2, 3, 4].map(() => renderer.render(papeles.participantes, long));
  for (const document of documents) document.catch(() => {});
  const pid = await printing(renderer);
  await renderer.close();
  for (const document of documents)
    await expect(document).rejects.toMatchObject({ code: expect.stringMatching(/cerrado|caido/) });
  expect(await gone(pid)).toBe(true);
  await expect(renderer.render(papeles.participantes, small)).rejects.toMatchObject({ code: 'cerrado' });
  expect(renderer.available).toBe(false);
  await renderer.close();
});

// Fails without: this.stop in BrowserPool.close.
test('close() ends an idle browser before it answers', async () => {
  const { renderer } = make();
  await renderer.render(papeles.participantes, small);
  const pid = await renderer.browserPid();
  expect(alive(pid)).toBe(true);
  await renderer.close();
  expect(alive(pid)).toBe(false);
});

test('without a browser documents are refused, not awaited; a wrong path likewise', async () => {
  expect(findChromium({ CHROMIUM_PATH: '/no/such/file', PATH: process.env.PATH })).toBeNull();
  const { renderer } = make({ chromium: null });
  expect(renderer.available).toBe(false);
  await expect(renderer.render(papeles.participantes, small)).rejects.toMatchObject({ code: 'sin-navegador' });
  const broken = make({ chromium: '/bin/false' });
  await expect(broken.renderer.render(papeles.participantes, small)).rejects.toMatchObject({ code: 'sin-navegador' });
});

describe('a page may fetch and run nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'adjudica-plantillas-'));
  const secret = join(folder, 'secreto.html');
  const visits: string[] = [];
  const server = createServer((request, response) => {
    visits.push(request.url ?? '');
    response.end('body{color:red}');
  });
  let html = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    writeFileSync(secret, 'CONTENIDO SECRETO');
    html = `<p>visible</p><link rel="stylesheet" href="${address}/css"><img src="${address}/img"><iframe src="${address}/marco"></iframe>
      <iframe src="file://${secret}"></iframe><object data="file://${secret}"></object><embed src="${address}/embed">
      <style>@import url(${address}/import); p{background:url(${address}/fondo)}</style>
      <script>document.body.textContent='ejecutado'</script>
      <img src="data:," onerror="document.body.textContent='ejecutado'"><script src="${address}/js"></script>`;
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true, force: true });
  });

  // Fails without: request.abort in prepare() together with --proxy-server in chromiumArgs(): each alone holds.
  test('neither network nor files, even without the policy of the templates', async () => {
    const bytes = await pool().withPage(never, async (page) => {
      await page.setContent(`<html><body>${html}</body></html>`, { waitUntil: 'load', timeout: 10_000 });
      return page.pdf({ tagged: false, outline: false });
    });
    const text = (await textOfPages(bytes)).join(' ');
    expect(text).toContain('visible');
    expect(text).not.toMatch(/SECRETO|ejecutado/);
    expect(visits).toEqual([]);
  });

  test('a whole document of such a template prints its own text only', async () => {
    for (const name of ['partials', 'acta']) mkdirSync(join(folder, name), { recursive: true });
    for (const sheet of ['styles.css', 'texto-enriquecido.css']) writeFileSync(join(folder, sheet), '');
    writeFileSync(join(folder, 'acta', 'template.hbs'), html);
    const { renderer } = make({ templates: new TemplateStore(folder) });
    const { bytes } = await renderer.render(papeles.acta, actaDePrueba(participantesDePrueba(3)));
    expect((await textOfPages(bytes)).join(' ')).not.toMatch(/SECRETO|ejecutado/);
    expect(visits).toEqual([]);
  });
});
