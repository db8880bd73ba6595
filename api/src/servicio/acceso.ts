import { ErrorDeNegocio, propios, puede } from '@adjudica/domain';
import type { Request } from 'express';
import type { Actor } from '../auth/actor';
import { isServiceKey } from '../auth/service-keys';
import { invalidToken } from '../auth/tokens';
import { applicationOf } from '../http/served-application';

const BEARER = /^Bearer (\S+)$/;

/** The principal that a call names. */
export type Persona = { readonly id: number; readonly usuario: string };

/** The token of a call. @throws 401 none. */
export function claveDe(request: Request): string {
  const clave = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (clave === undefined) throw invalidToken();
  return clave;
}

/**
 * The caller: a service account, if the specified paths are enabled for it, or, for decisions of a person, that person's session. Each of our own
 * operations checks the key again. @throws 401, 403 as everywhere; 403 `servicio-apagado`, `solo-cuentas-de-servicio`.
 */
export async function quienLlama(request: Request, clave: string, tambienPersonas: boolean): Promise<Actor> {
  const { cuentas, sesion } = applicationOf(request);
  if (!isServiceKey(clave)) {
    if (!tambienPersonas)
      throw new ErrorDeNegocio('prohibido', 'solo-cuentas-de-servicio', propios.servicio.soloCuentas);
    return (await sesion.resume(clave, request.socket)).actor;
  }
  const actor = await cuentas.resume(clave, request.ip ?? '');
  if (!puede(actor, 'servicio:llamar'))
    throw new ErrorDeNegocio('prohibido', 'servicio-apagado', propios.servicio.apagado);
  return actor;
}

const ajeno = (campo: string, titulo: string): ErrorDeNegocio =>
  new ErrorDeNegocio('prohibido', 'usuario-ajeno', titulo, { errors: { [campo]: titulo } });

const esSuyo = ({ id, usuario }: Persona, dicho: string): boolean =>
  dicho === String(id) || dicho.toLowerCase() === usuario.toLowerCase();

/** The user of a log-in must be that of the key. @throws 403. */
export function exigePropio(actor: Actor, dicho: string, campo: string): void {
  if (dicho !== '' && !esSuyo(actor, dicho)) throw ajeno(campo, propios.servicio.usuarioAjeno);
}

/**
 * The person whom the call names in these fields; none = the caller. An account may act for a user, a person for himself alone. @throws 403 at the
 * field.
 */
export async function personaNombrada(
  request: Request,
  actor: Actor,
  dichos: readonly (readonly [campo: string, dicho: string])[],
): Promise<Persona | undefined> {
  let nombrada: Persona | undefined;
  for (const [campo, dicho] of dichos) {
    if (dicho === '' || esSuyo(actor, dicho) || (nombrada !== undefined && esSuyo(nombrada, dicho))) continue;
    if (actor.alcances === undefined || nombrada !== undefined) throw ajeno(campo, propios.servicio.usuarioAjeno);
    nombrada = (await applicationOf(request).cuentas.persona(dicho)) ?? undefined;
    if (nombrada === undefined) throw ajeno(campo, propios.servicio.usuarioDesconocido);
  }
  return nombrada;
}
