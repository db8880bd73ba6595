import { setTimeout as sleep } from 'node:timers/promises';
import { InformeIlegible, leerInforme } from '@adjudica/domain';
import type { Clock } from '../clock';
import type { Logger } from '../log';
import type { Buro, PreguntaAlBuro, RespuestaDelBuro } from './buro';
import { CircuitBreaker, CircuitOpen } from './circuit-breaker';
import { FalloDeBuro } from './fallo';

export interface OpcionesDeBuro {
  /** BUREAU_URL, with or without a final slash. */
  readonly url: string;
  /** BUREAU_TOKEN. */
  readonly token: string | undefined;
  /** For one attempt, as a whole. */
  readonly timeoutMs: number;
}

/** A report with hundreds of debts has some 200 kB. */
const MAXIMO_BYTES = 2 * 1024 * 1024;
const PAUSA_MS = 300;
const CIRCUITO = { failures: 5, pauseMs: 30_000 };
/** Header by which the simulator identifies itself. */
export const CABECERA_DE_PRUEBA = 'x-buro-de-prueba';

/**
 * The bureau over HTTP: `POST {url}/externos/Equifax` (docs/buro.md). A timeout per attempt, one retry after a transient failure, a circuit breaker
 * around both. Neither query nor answer is logged, only outcome and duration.
 */
export class HttpBuro implements Buro {
  readonly configurado = true;
  private readonly circuit: CircuitBreaker;
  private readonly address: string;

  constructor(
    private readonly options: OpcionesDeBuro,
    clock: Clock,
    private readonly log: Logger,
  ) {
    this.circuit = new CircuitBreaker(clock, CIRCUITO);
    this.address = `${options.url.replace(/\/+$/, '')}/externos/Equifax`;
  }

  esperaMs(): number {
    return this.circuit.waitMs();
  }

  async consultar(pregunta: PreguntaAlBuro): Promise<RespuestaDelBuro> {
    try {
      return await this.circuit.run(() => this.twice(pregunta));
    } catch (error) {
      if (!(error instanceof CircuitOpen)) throw error;
      throw new FalloDeBuro('circuito', { esperaSegundos: Math.ceil(error.waitMs / 1000) });
    }
  }

  private async twice(pregunta: PreguntaAlBuro): Promise<RespuestaDelBuro> {
    try {
      return await this.once(pregunta, 1);
    } catch (error) {
      if (!(error instanceof FalloDeBuro && error.transitorio)) throw error;
    }
    // jitter, so that retries after a common failure are spread
    await sleep(PAUSA_MS * (1 + Math.random()));
    return this.once(pregunta, 2);
  }

  private async once(pregunta: PreguntaAlBuro, intento: number): Promise<RespuestaDelBuro> {
    const started = performance.now();
    try {
      return await this.ask(pregunta);
    } catch (error) {
      const fallo = falloDe(error);
      const ms = Math.round(performance.now() - started);
      const donde = error instanceof InformeIlegible ? { donde: error.donde } : {};
      this.log.warn({ motivo: fallo.motivo, intento, ms, ...donde }, 'the credit bureau gave no report');
      throw fallo;
    }
  }

  private async ask({ cedula, plan, clave, nombre }: PreguntaAlBuro): Promise<RespuestaDelBuro> {
    const { token, timeoutMs } = this.options;
    const response = await fetch(this.address, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'Idempotency-Key': clave,
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ TipoDocumento: 'C', NumeroDocumento: cedula, plan, NombreCliente: nombre }),
      // a redirect would send query and token elsewhere
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const prueba = response.headers.get(CABECERA_DE_PRUEBA) !== null;
    if (response.status !== 200) await response.body?.cancel();
    if (response.status === 404 || response.status === 204) return { informe: null, prueba };
    if (response.status >= 500) throw new FalloDeBuro('servicio');
    if (response.status !== 200) throw new FalloDeBuro('rechazado');
    const crudo = JSON.parse(await bounded(response)) as unknown;
    return { informe: crudo === null ? null : leerInforme(crudo, cedula), prueba };
  }
}

/** Counts decompressed bytes, against decompression bombs. */
async function bounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    // leaving the loop cancels the rest
    if (size > MAXIMO_BYTES) throw new FalloDeBuro('grande');
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // an older service sends Latin-1 without declaring it
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function falloDe(error: unknown): FalloDeBuro {
  if (error instanceof FalloDeBuro) return error;
  if (error instanceof SyntaxError || error instanceof InformeIlegible)
    return new FalloDeBuro('ilegible', { cause: error });
  return new FalloDeBuro((error as Error)?.name === 'TimeoutError' ? 'tiempo' : 'red', { cause: error });
}
