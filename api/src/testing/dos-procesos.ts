import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { API } from '../app';
import { conReglas } from './caso';
import { type Program, type RunningServer, startServer } from './servers';
import { startTestApp, type TestApp, TestClock } from './test-app';

/** One request to one of the two, by a user. */
export interface Envio {
  readonly usuario: string;
  readonly ruta: string;
  readonly cuerpo: object;
  readonly metodo?: 'POST' | 'PUT';
  /** Milliseconds of delay. */
  readonly pausa?: number;
}

export interface Respuesta {
  readonly estado: number;
  readonly codigo: string | undefined;
  readonly cuerpo: Readonly<Record<string, unknown>>;
}

export const hecha = ({ estado }: Respuesta): boolean => estado < 300;

/**
 * Two processes over one database and one store, reached by HTTP alone, like two servers of a company. The application `t` beside them prepares the
 * data and reads the outcome.
 */
export class DosProcesos {
  readonly #tokens = new Map<string, Promise<string>>();

  private constructor(
    readonly t: TestApp,
    private readonly servidores: readonly RunningServer[],
  ) {}

  static async abrir(programa?: Program): Promise<DosProcesos> {
    // the processes have the machine's clock, and the sessions are shared
    const t = await startTestApp({ clock: new TestClock(new Date()) });
    const sinLimite = { RATE_LIMIT_PER_MINUTE: '0', CLIENTES_POR_HORA: '0', DOCUMENTOS_POR_HORA: '0' };
    const chromium = process.env.CHROMIUM_PATH;
    const env = { ...sinLimite, ...(chromium === undefined ? {} : { CHROMIUM_PATH: chromium }) };
    try {
      return new DosProcesos(t, await Promise.all([startServer(t, env, programa), startServer(t, env, programa)]));
    } catch (error) {
      await t.close();
      throw error;
    }
  }

  /** Sent at once, alternating between the processes; the first process changes by round. */
  aLaVez(ronda: number, envios: readonly Envio[]): Promise<Respuesta[]> {
    return Promise.all(envios.map((envio, lugar) => this.enviar((ronda + lugar) % this.servidores.length, envio)));
  }

  async enviar(proceso: number, { usuario, ruta, cuerpo, metodo = 'POST', pausa = 0 }: Envio): Promise<Respuesta> {
    const token = await this.#token(usuario);
    if (pausa > 0) await new Promise((resolve) => setTimeout(resolve, pausa));
    const respuesta = await fetch(`http://127.0.0.1:${this.servidores[proceso]?.port}${API}${ruta}`, {
      method: metodo,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(conReglas(ruta, cuerpo)),
    });
    const leido = (await respuesta.json()) as Respuesta['cuerpo'];
    return { estado: respuesta.status, codigo: leido['code'] as string | undefined, cuerpo: leido };
  }

  /** SHA-256 of a file served by one of the two. */
  async huellaDe(proceso: number, usuario: string, ruta: string): Promise<string> {
    const respuesta = await fetch(`http://127.0.0.1:${this.servidores[proceso]?.port}${API}${ruta}`, {
      headers: { authorization: `Bearer ${await this.#token(usuario)}` },
    });
    return createHash('sha256')
      .update(Buffer.from(await respuesta.arrayBuffer()))
      .digest('hex');
  }

  #token(usuario: string): Promise<string> {
    const pedido = this.#tokens.get(usuario) ?? this.t.as(usuario).then(({ token }) => token);
    this.#tokens.set(usuario, pedido);
    return pedido;
  }

  async cerrar(): Promise<void> {
    const fines = this.servidores.map(({ process }) => once(process, 'exit'));
    for (const { process } of this.servidores) process.kill('SIGKILL');
    await Promise.all(fines);
    await this.t.close();
  }
}
