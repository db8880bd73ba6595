import type { Controller } from '@tsoa/runtime';
import type { Request } from 'express';
import type { Actor } from '../auth/actor';
import type { Platform } from '../platform';

/** What requests ask of the application that answers them; `compose` makes it. */
export interface ServedApplication extends Platform {
  readonly sesion: {
    /** The actor behind a token that came over this connection. @throws 401. */
    resume(
      token: string,
      connection: object,
    ): Promise<{ readonly actor: Actor; readonly debeCambiarContrasena: boolean }>;
  };
  readonly cuentas: {
    /** The account behind a key. @throws 401, 403. */
    resume(key: string, address: string): Promise<Actor>;
    /** The person of this name or number whom an account may act for. */
    persona(dicho: string): Promise<{ readonly id: number; readonly usuario: string } | null>;
  };
  /** Whose data are blocked, for what is shown: known again after a few seconds. */
  readonly suspensiones: { fresh(): Promise<void> };
  readonly controllers: ReadonlyMap<unknown, () => Controller>;
}

export const applicationOf = (request: Request): ServedApplication =>
  request.app.locals['application'] as ServedApplication;
