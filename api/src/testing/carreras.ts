import type { ErrorDeNegocio } from '@adjudica/domain';
import { startTestApp, type TestApp, type TestAppOptions } from './test-app';

/** Rounds of a race; ADJUDICA_RONDAS reduces them. */
export const roundsOf = (most: number): number => Math.min(most, Number(process.env['ADJUDICA_RONDAS'] ?? most));
/** Rounds of a race of acts. */
export const ROUNDS = roundsOf(200);

/** Two applications over one database, each with its own connections, as two processes have. */
export class DosAplicaciones {
  private constructor(
    readonly una: TestApp,
    readonly otra: TestApp,
  ) {}

  static async abrir(options: () => TestAppOptions = () => ({})): Promise<DosAplicaciones> {
    const una = await startTestApp(options());
    return new DosAplicaciones(
      una,
      await startTestApp({ ...options(), databaseUrl: una.application.config.databaseUrl }),
    );
  }

  /** Both, in alternating order. */
  enRonda(i: number): readonly [TestApp, TestApp] {
    return i % 2 === 0 ? [this.una, this.otra] : [this.otra, this.una];
  }

  async cerrar(): Promise<void> {
    await this.otra.close();
    await this.una.close();
  }
}

type Salida<V> = { readonly hecho: V } | { readonly rechazo: string };

/** Sends acts at once: returns the answers of successful ones, and the codes of refused ones, in order. */
export async function carrera<V>(actos: readonly Promise<V>[]): Promise<{ hechos: V[]; rechazos: string[] }> {
  const salidas = await Promise.all(
    actos.map((acto) =>
      acto.then(
        (hecho): Salida<V> => ({ hecho }),
        (error: ErrorDeNegocio): Salida<V> => ({ rechazo: error.code ?? String(error) }),
      ),
    ),
  );
  return {
    hechos: salidas.flatMap((salida) => ('hecho' in salida ? [salida.hecho] : [])),
    rechazos: salidas.flatMap((salida) => ('rechazo' in salida ? [salida.rechazo] : [])),
  };
}

/** The loser of a race gets 409 with who decided, or 412. */
const TARDE = ['estado-cambiado', 'version-vieja'];

/** Requires that one of these acts succeeds and the others are late; returns its answer. */
export async function unaSola<V>(ronda: number, actos: readonly Promise<V>[]): Promise<V> {
  const { hechos, rechazos } = await carrera(actos);
  expect([ronda, hechos.length, rechazos.filter((codigo) => !TARDE.includes(codigo))]).toEqual([ronda, 1, []]);
  return hechos[0] as V;
}
