import type { Instante } from '@adjudica/domain';
import { falloDe } from '../../providers/problemas';
import { mismosValores, type Valores } from './tabla';

/** A draft as the API keeps it: what was typed in one section and is not saved. */
export interface Borrador {
  readonly seccion: string;
  readonly valores: Valores;
  /** Version of the record from which typing began. */
  readonly versionBase: number;
  /** UTC ISO */
  readonly guardadoEn: Instante;
  readonly version: number;
}

/**
 * `equipo`: not on the server yet, but kept on this machine. `fallo`: kept nowhere but on the screen. Both are tried again by themselves.
 * `rechazado`: tried again with the next change.
 */
export interface EstadoDeBorrador {
  readonly tipo: 'nada' | 'guardado' | 'equipo' | 'fallo' | 'rechazado' | 'otra-pestana';
  /** UTC ISO of the last kept draft. */
  readonly guardadoEn: Instante | null;
  /** No answer came at all, in contrast to a server that could not. */
  readonly sinConexion?: boolean;
}

export const SIN_BORRADOR: EstadoDeBorrador = { tipo: 'nada', guardadoEn: null };

/** Calls of the API; `version` 0 = there is none yet. */
export interface PuertoDeBorrador {
  guardar(seccion: string, valores: Valores, versionBase: number, version: number): Promise<Borrador>;
  borrar(seccion: string, version: number): Promise<void>;
  /** Whether the session is still that of who typed: nothing of one user goes out as another's. Left out = always. */
  vigente?(): boolean;
}

/** Another try may be answered otherwise. */
export const esPasajero = (status: number): boolean =>
  status === 0 || status === 408 || status === 425 || status === 429 || status >= 500;

/** The newer draft that a refused one met, where it is what was sent from here before. */
export function borradorNuestro(error: unknown, enviados: readonly (Valores | null)[]) {
  const { status, detalle } = falloDe(error);
  const { versionActual, actual, cuando } = (detalle['detalle'] ?? {}) as {
    versionActual?: number;
    actual?: { valores?: Valores };
    cuando?: Instante | null;
  };
  const valores = actual?.valores;
  if (status !== 412 || versionActual === undefined || valores === undefined) return null;
  if (!enviados.some((enviado) => enviado !== null && mismosValores(enviado, valores))) return null;
  return { valores, version: versionActual, guardadoEn: cuando ?? null };
}
