import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actaDePrueba, listaDePrueba, participantesDePrueba } from '../testing/actas';
import { textOfPages } from '../testing/pdf-text';
import { type BrowserEvent, BrowserPool } from './browser';
import { findChromium, processTreePss } from './chromium';
import { type DocumentEvent, Renderer, type RendererOptions } from './renderer';
import { TemplateStore } from './templates';

const small = listaDePrueba(participantesDePrueba(5));
const long = listaDePrueba(participantesDePrueba(2000));
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
  const document = renderer.render('participantes', long);
  document.catch(() => {});
  process.kill(await printing(renderer), 'SIGKILL');
  await expect(document).rejects.toMatchObject({ name: 'RenderError', code: 'navegador-caido' });
  const { paginas } = await renderer.render('participantes', small);
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
  await expect(renderer.render('participantes', long)).rejects.toMatchObject({ code: 'tiempo-agotado' });
  expect(printed).toMatchObject([{ documento: 'participantes', error: 'tiempo-agotado', paginas: 0 }]);
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
  const taken = [renderer.render('participantes', small), renderer.render('participantes', small)];
  await expect(renderer.render('participantes', small)).rejects.toMatchObject({ kind: 'demasiadas' });
  await Promise.all(taken);
  expect(renderer.queued).toBe(0);
  await renderer.render('participantes', small);
});

// Fails without: the check of maxPages in print.
test('a document over the page limit is refused with 413', async () => {
  const { renderer } = make({ maxPages: 3 });
  await expect(renderer.render('participantes', long)).rejects.toMatchObject({ kind: 'demasiadoGrande' });
  await renderer.render('participantes', small);
});

test('the browser is replaced after its number of pages, without an orphan', async () => {
  const { renderer, browser } = make({ recycleAfter: 2 });
  await renderer.render('participantes', small);
  const first = await renderer.browserPid();
  await renderer.render('participantes', small);
  await renderer.render('participantes', small);
  expect(await renderer.browserPid()).not.toBe(first);
  expect(browser.map(({ type }) => type)).toEqual(['lanzado', 'reciclado', 'lanzado']);
  expect(await gone(first)).toBe(true);
});

test('the browser is replaced when it holds too much memory', async () => {
  const { renderer, browser } = make({ memoryLimit: 1 });
  if ((await processTreePss(process.pid)) === null) return; // no /proc here
  for (let i = 0; i < 10; i += 1) await renderer.render('participantes', small);
  // the look at the memory comes behind the tenth document
  for (let i = 0; i < 1000 && browser.length < 2; i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(browser).toEqual([
    { type: 'lanzado', ms: expect.any(Number) },
    { type: 'reciclado', paginas: 10, memoria: expect.any(Number) },
  ]);
});

test('close() refuses what waits and prints, and leaves no process', async () => {
  const { renderer } = make();
  const documents = [1, 2, 3, 4].map(() => renderer.render('participantes', long));
  for (const document of documents) document.catch(() => {});
  const pid = await printing(renderer);
  await renderer.close();
  for (const document of documents)
    await expect(document).rejects.toMatchObject({ code: expect.stringMatching(/cerrado|caido/) });
  expect(await gone(pid)).toBe(true);
  await expect(renderer.render('participantes', small)).rejects.toMatchObject({ code: 'cerrado' });
  expect(renderer.available).toBe(false);
  await renderer.close();
});

// Fails without: this.stop in BrowserPool.close.
test('close() ends an idle browser before it answers', async () => {
  const { renderer } = make();
  await renderer.render('participantes', small);
  const pid = await renderer.browserPid();
  expect(alive(pid)).toBe(true);
  await renderer.close();
  expect(alive(pid)).toBe(false);
});

test('without a browser documents are refused, not awaited; a wrong path likewise', async () => {
  expect(findChromium({ CHROMIUM_PATH: '/no/such/file', PATH: process.env.PATH })).toBeNull();
  const { renderer } = make({ chromium: null });
  expect(renderer.available).toBe(false);
  await expect(renderer.render('participantes', small)).rejects.toMatchObject({ code: 'sin-navegador' });
  const broken = make({ chromium: '/bin/false' });
  await expect(broken.renderer.render('participantes', small)).rejects.toMatchObject({ code: 'sin-navegador' });
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
    writeFileSync(join(folder, 'styles.css'), '');
    writeFileSync(join(folder, 'acta', 'template.hbs'), html);
    const { renderer } = make({ templates: new TemplateStore(folder) });
    const { bytes } = await renderer.render('acta', actaDePrueba(participantesDePrueba(3)));
    expect((await textOfPages(bytes)).join(' ')).not.toMatch(/SECRETO|ejecutado/);
    expect(visits).toEqual([]);
  });
});
