import { setTimeout as sleep } from 'node:timers/promises';
import { alcanceQueFalta, ErrorDeNegocio, mensajes, type Permiso, puede } from '@adjudica/domain';
import type { Request } from 'express';
import type { Actor } from '../auth/actor';
import { isServiceKey } from '../auth/service-keys';
import { invalidToken } from '../auth/tokens';
import { claimIdempotencyKey } from './idempotency';
import { originOf } from './inner-calls';
import { applicationOf, type ServedApplication } from './served-application';

const BEARER = /^Bearer (\S+)$/;

/**
 * Called by tsoa for every operation with `@Security('bearer', [permission])`: token → session, or key → account → actor → role table. The result
 * becomes `request.user`. A user with a one-time password may only change it. A user near his access budget is slowed down.
 */
export async function expressAuthentication(
  request: Request,
  _scheme: string,
  permissions: string[] = [],
): Promise<Actor> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) throw invalidToken();
  const application = applicationOf(request);
  const { actor, debeCambiarContrasena } = await whoIs(token, request, application);
  for (const permission of permissions) {
    if (!puede(actor, permission as Permiso)) throw refusalOf(actor, permission as Permiso);
  }
  if (debeCambiarContrasena && !permissions.includes('sesion:propia'))
    throw new ErrorDeNegocio('prohibido', 'debe-cambiar-contrasena', mensajes.propios.debeCambiarContrasena);
  if (request.method === 'GET') {
    const pause = application.accessBudget.pauseOf(actor);
    if (pause > 0) await sleep(pause);
  } else await claimIdempotencyKey(request, actor, application);
  await application.suspensiones.fresh();
  return actor;
}

/** A service account gets the name of the missing permission. A call of the wrong kind of account gets the right address. */
function refusalOf({ role, alcances }: Actor, permiso: Permiso): ErrorDeNegocio {
  if (alcances !== undefined) return alcanceQueFalta(role, permiso);
  const { propiaDePersona, sinPermiso } = mensajes.propios;
  const titulo = permiso === 'cuenta:propia' ? propiaDePersona : sinPermiso;
  return new ErrorDeNegocio('prohibido', 'sin-permiso', titulo, { detalle: { permiso } });
}

async function whoIs(token: string, request: Request, { sesion, cuentas }: ServedApplication) {
  if (!isServiceKey(token)) return sesion.resume(token, request.socket);
  const account = await cuentas.resume(token, request.ip ?? '');
  const enNombreDe = originOf(request)?.onBehalfOf;
  return { actor: enNombreDe === undefined ? account : { ...account, enNombreDe }, debeCambiarContrasena: false };
}
