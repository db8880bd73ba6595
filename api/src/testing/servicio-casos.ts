import type { Rol } from '@adjudica/domain';
import type { Response, Test } from 'supertest';
import type { EntityManager } from 'typeorm';
import type { Llamador } from './servicio';
import type { TestApp } from './test-app';

/** The world of an area's cases (`crearMundo`), and callers in each role. */
export interface Escena {
  readonly t: TestApp;
  readonly manager: EntityManager;
  readonly como: (rol: Rol) => Llamador;
  /** Keys for later cases. */
  readonly notas: Record<string, string>;
}

/** One specified call, as the specification writes it. */
export interface Caso {
  /** As in docs/data/llamadas.tsv. */
  readonly llamada: string;
  /** Description of input and output. */
  readonly que: string;
  readonly rol: Rol;
  readonly camino: string | ((escena: Escena) => string | Promise<string>);
  readonly cuerpo?: object | ((escena: Escena) => object | Promise<object>);
  /** Made before the call. */
  readonly antes?: (escena: Escena) => unknown;
  /** 200 by default. */
  readonly estado?: number;
  /** A form instead of a body. */
  readonly forma?: (llamada: Test, escena: Escena) => PromiseLike<Response>;
  /** Our own operation whose answer, or rows, it must contain. */
  readonly propia?: string;
  readonly filtro?: object;
  readonly orden?: readonly [string, string];
  /** Allows an empty list in this world. */
  readonly vacia?: boolean;
  /** Required part of the answer. */
  readonly da?: unknown;
  /** Checks afterwards. */
  readonly despues?: (escena: Escena, respuesta: { readonly body: any; readonly headers: any }) => unknown;
}

export const caso = (llamada: string, que: string, rol: Rol, resto: Omit<Caso, 'llamada' | 'que' | 'rol'>): Caso => ({
  llamada,
  que,
  rol,
  ...resto,
});

export { cuentaDeRol } from './servicio';

export const FILAS = 100;

export const listaDe = (recurso: string, filtro: object = {}, orden?: readonly [string, string]): string =>
  `/${recurso}?range=${encodeURIComponent(`[0,${FILAS - 1}]`)}&filter=${encodeURIComponent(JSON.stringify(filtro))}${
    orden === undefined ? '' : `&sort=${encodeURIComponent(JSON.stringify(orden))}`
  }`;

export const EJECUTIVO = 'Ejecutivo Adjudicaciones';
export const JEFATURA = 'Jefatura Adjudicaciones';
/** A decision of a person: our own operation refuses the account. */
export const soloPersonas = { estado: 403, da: { code: 'sin-permiso' } };

export const CEDULA = '1710034065';
export const CASADO = '1710034073';
/** Awarded plans of `crearMundo`, and their clients. */
export const PLAN = '01-M002-1';
export const PLAN_DEL_CASADO = '01-M002-2';
