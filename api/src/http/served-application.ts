import type { Controller } from '@tsoa/runtime';
import type { Request } from 'express';
import type { Actor } from '../auth/actor';
import type { Platform } from '../platform';

/** The parts of the application that the HTTP layer needs; `compose` makes it. */
export interface ServedApplication extends Platform {
  readonly sesion: {
    /** The actor of a session token. @throws 401. */
    resume(
      token: string,
      connection: object,
    ): Promise<{ readonly actor: Actor; readonly debeCambiarContrasena: boolean }>;
  };
  readonly cuentas: {
    /** The service account of a key. @throws 401, 403. */
    resume(key: string, address: string): Promise<Actor>;
    /** The user, by name or number, on whose behalf an account may act. */
    persona(dicho: string): Promise<{ readonly id: number; readonly usuario: string } | null>;
  };
  /** Suspensions of processing for views, cached for some seconds. */
  readonly suspensiones: { fresh(): Promise<void> };
  readonly controllers: ReadonlyMap<unknown, () => Controller>;
}

export const applicationOf = (request: Request): ServedApplication =>
  request.app.locals['application'] as ServedApplication;
