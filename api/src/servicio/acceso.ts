import { ErrorDeNegocio, propios, puede } from '@adjudica/domain';
import type { Request } from 'express';
import type { Actor } from '../auth/actor';
import { isServiceKey } from '../auth/service-keys';
import { invalidToken } from '../auth/tokens';
import { applicationOf } from '../http/served-application';

const BEARER = /^Bearer (\S+)$/;

/** The key that a call bears. @throws 401 there is none; 403 it is a person's token. */
export function claveDe(request: Request): string {
  const clave = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (clave === undefined) throw invalidToken();
  return esClave(clave);
}

/** @param campo where the key was to stand, if in the body. @throws 403 */
export function esClave(texto: string, campo?: string): string {
  if (isServiceKey(texto)) return texto;
  const { claveEsperada, soloCuentas } = propios.servicio;
  throw new ErrorDeNegocio('prohibido', 'solo-cuentas-de-servicio', soloCuentas, {
    ...(campo !== undefined && { errors: { [campo]: claveEsperada } }),
  });
}

/**
 * The account behind a key, if the specified paths are switched on for it. Each of our own operations judges the key again.
 * @throws 401, 403 as everywhere; 403 `servicio-apagado`.
 */
export async function cuentaDe(request: Request, clave: string): Promise<Actor> {
  const actor = await applicationOf(request).cuentas.resume(clave, request.ip ?? '');
  if (!puede(actor, 'servicio:llamar'))
    throw new ErrorDeNegocio('prohibido', 'servicio-apagado', propios.servicio.apagado);
  return actor;
}

/** A call may name who calls; it may name nobody else. @throws 403 */
export function exigePropio(actor: Actor, usuario: string, campo: string): void {
  if (usuario === '' || usuario === String(actor.id) || usuario.toLowerCase() === actor.usuario.toLowerCase()) return;
  const { usuarioAjeno } = propios.servicio;
  throw new ErrorDeNegocio('prohibido', 'usuario-ajeno', usuarioAjeno, { errors: { [campo]: usuarioAjeno } });
}
