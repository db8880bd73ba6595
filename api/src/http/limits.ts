import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { ipKeyGenerator, rateLimit } from 'express-rate-limit';

const FIFTEEN_MINUTES = 15 * 60_000;

const refuse = (_request: Request, _response: Response, next: NextFunction): void =>
  next(new ErrorDeNegocio('demasiadas', 'demasiados-intentos', mensajes.propios.demasiadosIntentos));

const userName = (request: Request): string =>
  String((request.body as { name?: unknown } | undefined)?.name ?? '')
    .trim()
    .toLowerCase()
    .slice(0, 40);

const address = (request: Request): string => ipKeyGenerator(request.ip ?? '');

/** 10 failures in 15 minutes per user and address together, 100 per address (decisions.md). Only failures count. */
export const loginLimiters = (): RequestHandler[] =>
  [
    { limit: 10, keyGenerator: (request: Request) => `${address(request)} ${userName(request)}` },
    { limit: 100, keyGenerator: address },
  ].map((which) =>
    rateLimit({
      windowMs: FIFTEEN_MINUTES,
      skipSuccessfulRequests: true,
      standardHeaders: 'draft-8',
      legacyHeaders: false,
      handler: refuse,
      ...which,
    }),
  );

/** A whole office may sit behind one address: generous, against floods only. */
export const generalLimiter = (perMinute: number): RequestHandler =>
  rateLimit({
    windowMs: 60_000,
    limit: perMinute,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    keyGenerator: address,
    handler: refuse,
  });
