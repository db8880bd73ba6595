import type { OutgoingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

const helmetHeaders = helmet({
  contentSecurityPolicy: {
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // The component library writes style elements; scripts stay strict.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      fontSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", 'blob:'],
      workerSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      upgradeInsecureRequests: null,
    },
  },
  referrerPolicy: { policy: 'no-referrer' },
  strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
});

/** Asks helmet once what it sets: nothing of it depends on the request, and its fourteen steps would run for each. */
function once(): [name: string, value: string][] {
  const headers: [string, string][] = [];
  const answer = {
    setHeader: (name: string, value: string) => headers.push([name, value]),
    removeHeader: () => undefined,
  };
  helmetHeaders({} as never, answer as unknown as OutgoingMessage as never, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return headers;
}

/** What also counts where there is no page: the rest tells a browser how to treat one. */
const OF_DATA = [
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];
const NOTHING_LOADS = "default-src 'none'; frame-ancestors 'none'";

/**
 * Of every answer. Those beneath `data` are no pages: opened as one all the same, such an answer may load nothing at all, and what only a
 * page obeys is not sent.
 */
export function securityHeaders(...data: readonly string[]): RequestHandler {
  const ofPages = once();
  const ofData: typeof ofPages = [
    ['Content-Security-Policy', NOTHING_LOADS],
    ...ofPages.filter(([name]) => OF_DATA.includes(name.toLowerCase())),
  ];
  return (request, response, next) => {
    for (const [name, value] of data.some((path) => request.url.startsWith(path)) ? ofData : ofPages)
      response.setHeader(name, value);
    next();
  };
}
