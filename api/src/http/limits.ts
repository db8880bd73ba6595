import type { Socket } from 'node:net';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Clock } from '../clock';

const addresses = new WeakMap<Socket, string>();

/**
 * What limits count by: the client's address; for IPv6 its network, of which one client holds many. Behind a proxy each request names its
 * own; otherwise it is the connection's, worked out once.
 */
export function addressOf(request: Request): string {
  if (request.app.get('trust proxy') !== 0) return ipKeyGenerator(request.ip ?? '');
  const known = addresses.get(request.socket);
  if (known !== undefined) return known;
  const address = ipKeyGenerator(request.socket.remoteAddress ?? '');
  addresses.set(request.socket, address);
  return address;
}

const WINDOW_MS = 60_000;

/**
 * At most `perMinute` requests of one address in a minute; the minute is the same for everybody, so that forgetting is one step. A whole
 * office may sit behind one address: generous, against floods only. Failed log-ins have their own limit (sesion.service).
 *
 * Counted without a promise, unlike the limiters of the registry, whose stores may be elsewhere: this runs before every answer.
 * Headers: RateLimit and RateLimit-Policy as in draft 7 of the IETF's document.
 */
export function generalLimiter(perMinute: number, clock: Clock): RequestHandler {
  const policy = `${perMinute};w=${WINDOW_MS / 1000}`;
  const counts = new Map<string, number>();
  let until = 0;
  return (request, response, next) => {
    const now = clock.now().getTime();
    // Also when the clock was set back: nobody waits longer than a minute.
    if (now >= until || until - now > WINDOW_MS) {
      counts.clear();
      until = now + WINDOW_MS;
    }
    const address = addressOf(request);
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    const wait = Math.ceil((until - now) / 1000);
    response.setHeader('RateLimit-Policy', policy);
    response.setHeader('RateLimit', `limit=${perMinute}, remaining=${Math.max(perMinute - count, 0)}, reset=${wait}`);
    if (count <= perMinute) return next();
    response.setHeader('Retry-After', wait);
    next(new ErrorDeNegocio('demasiadas', 'demasiados-intentos', mensajes.propios.demasiadosIntentos));
  };
}
