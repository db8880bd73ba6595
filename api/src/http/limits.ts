import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';

/** What limits count by: the client's address; for IPv6 its network, of which one client holds many. */
export const addressOf = (request: Request): string => ipKeyGenerator(request.ip ?? '');

const refuse = (_request: Request, _response: Response, next: NextFunction): void =>
  next(new ErrorDeNegocio('demasiadas', 'demasiados-intentos', mensajes.propios.demasiadosIntentos));

/** A whole office may sit behind one address: generous, against floods only. Failed log-ins have their own limit (sesion.service). */
export const generalLimiter = (perMinute: number): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    // draft-8 would hash the key for each answer
    standardHeaders: 'draft-7',
    legacyHeaders: false,
    keyGenerator: addressOf,
    handler: refuse,
  });
