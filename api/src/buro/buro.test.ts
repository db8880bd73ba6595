import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { leerInforme } from '@adjudica/domain';
import { createLogger } from '../log';
import { TestClock } from '../testing/test-app';
import { type Buro, openBuro } from '.';
import { CircuitBreaker, CircuitOpen } from './circuit-breaker';
import { FalloDeBuro } from './fallo';
import { personaDePrueba } from './personas-de-prueba';
import { type Falta, Simulador } from './simulador';

let simulador: Simulador;
let clock: TestClock;
let buro: Buro;
let lineas: string[];
const TOKEN = 'token-de-prueba';

beforeAll(async () => {
  simulador = await Simulador.abrir({ token: TOKEN });
});
afterAll(() => simulador.close());
beforeEach(() => {
  simulador.falta = null;
  simulador.preguntas.length = 0;
  clock = new TestClock();
  lineas = [];
  buro = abrir(simulador.url);
});

const abrir = (url: string | undefined, token = TOKEN): Buro => {
  const log = createLogger({ logLevel: 'debug' }, { write: (line: string) => void lineas.push(line) });
  return openBuro({ url, token, timeoutMs: 300 }, clock, log);
};
const preguntar = (cedula: string, a: Buro = buro) => a.consultar({ cedula, plan: '01-M001-12', clave: 'clave-1' });
const fallo = async (cedula: string, a: Buro = buro): Promise<FalloDeBuro> => {
  const error = await preguntar(cedula, a).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(FalloDeBuro);
  return error as FalloDeBuro;
};
/** A service of another make. */
async function servicio<T>(listener: RequestListener, work: (url: string) => Promise<T>): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('a bureau that does not answer well', () => {
  test.each<[Falta, string, number]>([
    ['lento', 'tiempo', 2],
    ['caido', 'red', 2],
    ['cortado', 'red', 2],
    ['error', 'servicio', 2],
    ['html', 'ilegible', 1],
    ['basura', 'ilegible', 1],
    ['enorme', 'grande', 1],
    ['rechazo', 'rechazado', 1],
  ])('BUR-512 %s: %s, asked %i times', async (falta, motivo, veces) => {
    simulador.falta = falta;
    expect((await fallo('1710034065')).motivo).toBe(motivo);
    expect(simulador.preguntas).toHaveLength(veces);
    // What is logged tells how it ended, never about whom
    expect(lineas).toHaveLength(veces);
    expect(lineas.join('')).toContain(motivo);
    expect(lineas.join('')).not.toMatch(/1710034065|token|MEDIAS|Mantenimiento/i);
  });

  test('BUR-512 nobody listens at the address, or none is configured', async () => {
    const cerrado = await Simulador.abrir();
    const { url } = cerrado;
    await cerrado.close();
    expect((await fallo('1710034065', abrir(url))).motivo).toBe('red');
    expect((await fallo('1710034065', abrir(undefined))).motivo).toBe('sin-configurar');
  });

  test('BUR-512 the second try counts: one that is cut and then answers is an answer', async () => {
    const claves: unknown[] = [];
    const { informe } = await servicio(
      (request, response) => {
        claves.push(request.headers['idempotency-key']);
        if (claves.length === 1) return void response.destroy();
        response.end(JSON.stringify({ NOMBRE_SUJETO: 'ANA', SCORE: { SCORE: 700 } }));
      },
      (url) => preguntar('1710034065', abrir(`${url}/`)),
    );
    expect(informe?.nombreSujeto).toBe('ANA');
    expect(claves).toEqual(['clave-1', 'clave-1']);
  });

  test('BUR-512 a redirection is not followed: question and token stay here', async () => {
    const vistos: string[] = [];
    await servicio(
      (request, response) => {
        vistos.push(request.url ?? '');
        response.writeHead(307, { Location: '/otra' }).end();
      },
      async (url) => expect((await fallo('1710034065', abrir(url))).motivo).toBe('red'),
    );
    expect(vistos).not.toContain('/otra');
  });

  test('BUR-512 bytes that drip in are cut off by the limit of the whole try', async () => {
    await servicio(
      (_, response) => {
        response.write('{"NOMBRE_SUJETO": "');
        const timer = setInterval(() => response.write('A'), 50);
        response.on('close', () => clearInterval(timer));
      },
      async (url) => expect((await fallo('1710034065', abrir(url))).motivo).toBe('tiempo'),
    );
  });
});

describe('circuit breaker', () => {
  test('BUR-512 opens after five failures in a row, lets one try after 30 s, closes when that works', async () => {
    simulador.falta = 'basura';
    for (let i = 0; i < 4; i++) expect((await fallo('1710034065')).motivo).toBe('ilegible');
    simulador.falta = null;
    await preguntar('1710034065');
    // The success in between counts from the beginning again
    simulador.falta = 'basura';
    for (let i = 0; i < 5; i++) expect((await fallo('1710034065')).motivo).toBe('ilegible');
    expect(simulador.preguntas).toHaveLength(10);
    const abierto = await fallo('1710034065');
    expect([abierto.motivo, abierto.esperaSegundos]).toEqual(['circuito', 30]);
    clock.advance(29_999);
    expect((await fallo('1710034065')).motivo).toBe('circuito');
    expect(simulador.preguntas).toHaveLength(10);
    clock.advance(1);
    expect(buro.esperaMs()).toBe(0);
    expect((await fallo('1710034065')).motivo).toBe('ilegible');
    expect((await fallo('1710034065')).motivo).toBe('circuito');
    clock.advance(30_000);
    simulador.falta = null;
    await preguntar('1710034065');
    await preguntar('1710034065');
    expect(simulador.preguntas).toHaveLength(13);
  });

  test('while one call tries, the others wait outside', async () => {
    const breaker = new CircuitBreaker(clock, { failures: 1, pauseMs: 1000 });
    await expect(breaker.run(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    clock.advance(1000);
    let finish = (): void => undefined;
    const probe = breaker.run(() => new Promise<void>((done) => (finish = done)));
    await expect(breaker.run(() => Promise.resolve())).rejects.toThrow(CircuitOpen);
    finish();
    await probe;
    await expect(breaker.run(() => Promise.resolve('in'))).resolves.toBe('in');
  });
});

describe('the question and its answer', () => {
  test('BUR-004 BUR-512 exactly the specified body, with the token', async () => {
    let visto: unknown;
    await servicio(
      async (request, response) => {
        let text = '';
        for await (const chunk of request) text += chunk;
        visto = [request.method, request.url, request.headers.authorization, JSON.parse(text)];
        response.writeHead(404).end();
      },
      async (url) => expect(await preguntar('1710034065', abrir(url))).toEqual({ informe: null, prueba: false }),
    );
    expect(visto).toEqual([
      'POST',
      '/externos/Equifax',
      `Bearer ${TOKEN}`,
      { TipoDocumento: 'C', NumeroDocumento: '1710034065', plan: '01-M001-12' },
    ]);
  });

  test.each([
    ['404', 404, ''],
    ['204', 204, ''],
    ['null', 200, 'null'],
  ])('BUR-510 %s: nobody is known', async (_, status, body) => {
    const respuesta = await servicio(
      (_request, response) => void response.writeHead(status).end(body),
      (url) => preguntar('1710034065', abrir(url)),
    );
    expect(respuesta.informe).toBeNull();
  });

  test('BUR-002 an Ñ in Latin-1 is an Ñ', async () => {
    const { informe } = await servicio(
      (_, response) =>
        void response.end(Buffer.from('{"NOMBRE_SUJETO": "MUÑOZ", "SCORE": {"SCORE": "700"}}', 'latin1')),
      (url) => preguntar('1710034065', abrir(url)),
    );
    expect(informe?.nombreSujeto).toBe('MUÑOZ');
  });

  test('the simulator says what it is; a wrong token is refused by it', async () => {
    expect((await preguntar('1710034065')).prueba).toBe(true);
    expect((await fallo('1710034065', abrir(simulador.url, 'otro'))).motivo).toBe('rechazado');
  });
});

describe('the people of the simulator', () => {
  test('BUR-006 BUR-510 chosen cédulas: every end of a band, a thin file, nobody', () => {
    for (const puntaje of [1, 562, 563, 917, 918, 999]) {
      const cedula = `9000001${String(puntaje).padStart(3, '0')}`;
      expect(leerInforme(personaDePrueba(cedula, '2026-03-10'), cedula).puntaje).toBe(puntaje);
    }
    const delgada = leerInforme(personaDePrueba('9000002300', '2026-03-10'), '9000002300');
    expect([delgada.puntaje, delgada.sbs, delgada.rfr, delgada.sicom]).toEqual([300, [], [], []]);
    expect(personaDePrueba('9000003404', '2026-03-10')).toBeNull();
  });

  test('BUR-003 always the same person, readable without a notice, and debts whose parts give the total', () => {
    for (let i = 0; i < 300; i++) {
      const cedula = String(1_700_000_000 + i * 7919);
      const informe = leerInforme(personaDePrueba(cedula, '2026-03-10'), cedula);
      expect(informe).toEqual(leerInforme(personaDePrueba(cedula, '2026-03-10'), cedula));
      expect(informe.avisos).toEqual([]);
      for (const { saldoTotal, ...o } of [...informe.sbs, ...informe.rfr, ...informe.sicom]) {
        const partes = [o.valorPorVencer, o.noDevengaInteres, o.vencido, o.demandaJudicial, o.carteraCastigada];
        expect(partes.reduce<number>((sum, cents) => sum + Math.round((cents ?? 0) * 100), 0)).toBe(
          Math.round((saldoTotal ?? 0) * 100),
        );
      }
    }
  });
});
