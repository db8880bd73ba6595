// What a browser without cache fetches from the address until a screen stands there. Used by the bench and by npm run check.
import { gzipSync } from 'node:zlib';

/** Asked for when the screen stands, in the background. */
const BACKGROUND = ['/api/v1/auth/sesion', '/api/v1/notificacion/sin-leer', '/api/v1/borrador/llave'];
/** The line above a page that takes long to load: whether it is asked for depends on how busy the machine is. */
const WHEN_SLOW = /^\/assets\/LineaDeCarga-/;

/** Asked for by a browser that has a tab to show it in, once or twice; the headless shell has none. */
const OF_THE_TAB = '/favicon.svg';

/** Bytes of a file of JavaScript by its address: its name changes with what it holds. */
const gzipped = new Map();

/**
 * Opens `path` in a context of its own, with the `state` that the router carries along where a screen needs one, and waits for `row` (a selector); with `settled` also until nothing more is on its way, so that the
 * counts do not depend on how fast the machine is.
 * @returns scripts (files), gzip (bytes of JavaScript), requests (page, files and API), calls (paths of the API), at (path where it
 * ended: a screen may lead on to another one).
 */
export async function firstRow(browser, origin, { session, path, row, settled = false, state }) {
  const context = await browser.newContext({ locale: 'es-EC', timezoneId: 'America/Guayaquil' });
  try {
    await context.addInitScript(
      ([token, user]) => {
        localStorage.setItem('adjudica.token', token);
        localStorage.setItem('adjudica.usuario', JSON.stringify(user));
        localStorage.setItem(`adjudica.pref.visita.${user.idSaad}`, 'vista');
      },
      [session.access_token, session.user],
    );
    if (state !== undefined)
      await context.addInitScript((usr) => history.replaceState({ usr, key: 'medida', idx: 0 }, ''), state);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const asked = [];
    page.on('request', (request) => asked.push(request));
    await page.goto(origin + path);
    await page.locator(row).first().waitFor();
    if (settled) await page.waitForLoadState('networkidle');
    const pathOf = (request) => new URL(request.url()).pathname;
    const notCounted = [...BACKGROUND, OF_THE_TAB];
    const until = asked.filter((request) => !notCounted.includes(pathOf(request)) && !WHEN_SLOW.test(pathOf(request)));
    const scripts = until.filter((request) => request.resourceType() === 'script');
    const sizes = await Promise.all(
      scripts.map(async (request) => {
        const file = request.url();
        if (!gzipped.has(file))
          gzipped.set(file, gzipSync(await (await request.response()).body(), { level: 9 }).length);
        return gzipped.get(file);
      }),
    );
    return {
      at: new URL(page.url()).pathname,
      scripts: scripts.length,
      gzip: sizes.reduce((sum, size) => sum + size, 0),
      requests: until.length,
      calls: until
        .map(pathOf)
        .filter((each) => each.startsWith('/api/'))
        .map((each) => each.replace('/api/v1', '')),
    };
  } finally {
    await context.close();
  }
}
