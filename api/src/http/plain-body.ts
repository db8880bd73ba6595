import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';

/** Deeper than any body of ours, so that recursion over it (validation, fingerprint, audit) can't overflow the stack. */
const MAX_DEPTH = 12;
const METHODS_WITH_BODY = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const FORBIDDEN_KEYS = ['__proto__', 'constructor', 'prototype'];

/**
 * Reads a body and refuses one that is not JSON (or a form with a file), is nested without end, names a prototype, or has half a character (a lone
 * surrogate), which neither engine stores as it was sent. A request without content passes at once, whatever its method.
 * @param limit of a JSON body, '256kb'
 */
export const plainBody = (limit: string): RequestHandler[] => [express.json({ limit, strict: true }), refuseStrange];

/** Refuses a NUL in the path, which the two engines treat differently. In a query it is only text. */
export function plainPath(request: Request, _response: Response, next: NextFunction): void {
  if (request.path.includes('%00'))
    throw new ErrorDeNegocio('malformado', 'datos-invalidos', mensajes.propios.formaInesperada);
  next();
}

function refuseStrange(request: Request, _response: Response, next: NextFunction): void {
  // The generated routes read fields and files unconditionally: with defaults, nothing sent becomes a missing field, not a fault.
  request.files ??= {};
  if (!hasContent(request)) {
    request.body = {};
    next();
    return;
  }
  const { body } = request as { body: unknown };
  if (body === undefined && METHODS_WITH_BODY.has(request.method) && !request.is('multipart/form-data'))
    throw new ErrorDeNegocio('tipoNoAceptado', 'tipo-no-aceptado', mensajes.propios.tipoNoAceptado);
  refuseStrangeShapes(body);
  request.body ??= {};
  next();
}

const hasContent = (request: Request): boolean =>
  request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;

/** Breadth-first, without recursion, because the depth is what is checked. */
function refuseStrangeShapes(body: unknown): void {
  let level = [body];
  for (let depth = 0; level.length > 0; depth++) {
    const below: unknown[] = [];
    for (const value of level) {
      if (value === null || typeof value !== 'object') continue;
      if (depth > MAX_DEPTH)
        throw new ErrorDeNegocio('malformado', 'datos-invalidos', mensajes.propios.formaInesperada);
      const forbidden = FORBIDDEN_KEYS.find((key) => Object.hasOwn(value, key));
      if (forbidden !== undefined) refuseField(forbidden, mensajes.propios.campoDesconocido);
      for (const [key, child] of Object.entries(value)) {
        if (typeof child === 'string' && !child.isWellFormed()) refuseField(key, mensajes.propios.textoNoPermitido);
        below.push(child);
      }
    }
    level = below;
  }
}

function refuseField(key: string, message: string): never {
  throw new ErrorDeNegocio('malformado', 'datos-invalidos', mensajes.propios.formaInesperada, {
    errors: Object.defineProperty({}, key, { value: message, enumerable: true }),
  });
}
