import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { Request, RequestHandler } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';
import { originOf } from './inner-calls';

/** Key of the rate limits: the client's address (Express reads it behind a proxy); for IPv6 its network, of which one client holds many. */
export const addressOf = (request: Request): string => ipKeyGenerator(request.ip ?? '');

/**
 * Rate limit of one address in this process; 0 = none. A whole office may share an address, so it is generous, against floods only. Failed log-ins
 * have their own limit (sesion.service).
 */
export const generalLimiter = (perMinute: number): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    keyGenerator: addressOf,
    // a specified call counts once, not each of its inner calls
    skip: (request) => perMinute === 0 || originOf(request) !== undefined,
    handler: (_request, _response, next) =>
      next(new ErrorDeNegocio('demasiadas', 'demasiados-intentos', mensajes.propios.demasiadosIntentos)),
  });
