import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hoyEn } from '@adjudica/domain';
import { CABECERA_DE_PRUEBA } from './http-buro';
import { personaDePrueba } from './personas-de-prueba';

/** Faults for tests and trials, chosen by the cédula of one query (9000009000 + the number) or, while set, for all. */
export const faltas = {
  /** Answers after a minute. */
  lento: 408,
  /** Closes the connection without an answer. */
  caido: 0,
  /** Closes it in the middle of the answer. */
  cortado: 499,
  error: 500,
  /** An HTML page with status 200. */
  html: 200,
  /** JSON without a report. */
  basura: 422,
  /** An endless answer. */
  enorme: 413,
  rechazo: 401,
} as const;
export type Falta = keyof typeof faltas;

const LENTO_MS = 60_000;
const MAXIMO_PEDIDO = 10_000;

interface OpcionesDeSimulador {
  readonly port?: number;
  /** Bearer token, required if given. */
  readonly token?: string;
}

/**
 * The project's credit bureau: an HTTP server with invented people, for trials and tests. It listens on this machine only and identifies itself in
 * every answer.
 */
export class Simulador {
  /** Queried cédulas in order: each would have been charged. */
  readonly preguntas: string[] = [];
  /** In force until set back to null. */
  falta: Falta | null = null;
  /** Holds every answer until it resolves. */
  compuerta: Promise<void> = Promise.resolve();

  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly server = createServer((request, response) => {
    response.setHeader(CABECERA_DE_PRUEBA, 'si');
    this.answer(request, response).catch(() => response.destroy());
  });

  private constructor(private readonly token: string | undefined) {}

  static async abrir({ port = 0, token }: OpcionesDeSimulador = {}): Promise<Simulador> {
    const simulador = new Simulador(token);
    await listen(simulador.server, port);
    return simulador;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    return new Promise((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST' || request.url !== '/externos/Equifax') return send(response, 405, {});
    if (this.token !== undefined && request.headers.authorization !== `Bearer ${this.token}`)
      return send(response, 401, {});
    const pedido = await bodyOf(request);
    const cedula = pedido?.TipoDocumento === 'C' ? String(pedido.NumeroDocumento ?? '') : '';
    if (!/^\d{10}$/.test(cedula) || typeof pedido?.plan !== 'string') return send(response, 400, {});
    this.preguntas.push(cedula);
    await this.compuerta;
    const falta = this.falta ?? faltaDe(cedula);
    if (falta !== null) return this.misbehave(falta, response);
    const persona = personaDePrueba(cedula, hoyEn(new Date()), pedido.NombreCliente);
    send(response, persona === null ? 404 : 200, persona ?? { mensaje: 'No existe información' });
  }

  private misbehave(falta: Falta, response: ServerResponse): void {
    switch (falta) {
      case 'lento':
        this.timers.add(setTimeout(() => send(response, 200, {}), LENTO_MS));
        return;
      case 'caido':
        response.destroy();
        return;
      case 'cortado':
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 5000 });
        response.write('{"NOMBRE_SUJETO": "A MEDIAS", "SCORE": {');
        this.timers.add(setTimeout(() => response.destroy(), 20));
        return;
      case 'html':
        response.writeHead(200, { 'Content-Type': 'text/html' });
        response.end('<html><body>Mantenimiento programado</body></html>');
        return;
      case 'basura':
        send(response, 200, { resultado: 'OK', datos: [1, 2, 3] });
        return;
      case 'enorme':
        response.writeHead(200, { 'Content-Type': 'application/json' });
        response.write('[');
        sinFin(response);
        return;
      default:
        send(response, faltas[falta], { mensaje: 'No se puede atender' });
    }
  }
}

const UN_TROZO = `"${'x'.repeat(64 * 1024)}",`;

/** As fast as the client reads, until it disconnects. */
function sinFin(response: ServerResponse): void {
  while (!response.destroyed && response.write(UN_TROZO));
  if (!response.destroyed) response.once('drain', () => sinFin(response));
}

/** 9000009408 is slow, 9000009500 fails … */
function faltaDe(cedula: string): Falta | null {
  const numero = Number(/^9000009(\d{3})$/.exec(cedula)?.[1] ?? Number.NaN);
  return (Object.keys(faltas) as Falta[]).find((falta) => faltas[falta] === numero) ?? null;
}

function send(response: ServerResponse, status: number, body: unknown): void {
  if (response.destroyed) return;
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

async function bodyOf(
  request: IncomingMessage,
): Promise<{ TipoDocumento?: unknown; NumeroDocumento?: unknown; plan?: unknown; NombreCliente?: unknown } | null> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAXIMO_PEDIDO) return null;
  }
  try {
    const body = JSON.parse(text) as unknown;
    return typeof body === 'object' && body !== null ? body : null;
  } catch {
    return null;
  }
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
