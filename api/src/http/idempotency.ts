import { createHash } from 'node:crypto';
import { ErrorDeNegocio } from '@adjudica/domain';
import type { NextFunction, Request, Response } from 'express';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../auth/actor';
import { Idempotencia } from './idempotencia.entity';
import { currentRequest, type IdempotencyClaim } from './request-context';

/**
 * Idempotency-Key: one key of one user, one effect, one stored answer (invariant 36).
 *
 * The key's row is written inside the transaction of the effect, so that a crash leaves both or neither; the answer is added when it is
 * sent. A refused request rolls its row back: the same key may be tried again. A key whose answer was lost in a crash is answered with a
 * conflict instead of a second effect.
 */
const KEY = /^[\x21-\x7e]{8,100}$/;

/** Thrown by the authentication step to answer with the stored result instead of running the operation again. */
export class StoredAnswer extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super('stored answer');
  }
}

const inFlight = new Set<string>();
const flightId = (claim: IdempotencyClaim): string => `${claim.usuarioId} ${claim.clave}`;

/** @throws ErrorDeNegocio 400 for a malformed key, 422 same key with another body, 409 while the first is in flight; StoredAnswer on a replay. */
export async function claimIdempotencyKey(request: Request, actor: Actor, dataSource: DataSource): Promise<void> {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET' || request.method === 'HEAD') return;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new ErrorDeNegocio('malformado', 'clave-invalida', 'La cabecera Idempotency-Key no es válida.');
  const context = currentRequest();
  if (context === undefined || context.idempotency !== undefined) return;
  const claim: IdempotencyClaim = {
    usuarioId: actor.id,
    clave: key,
    ruta: `${request.method} ${request.originalUrl.split('?')[0]}`.slice(0, 200),
    huellaCuerpo: createHash('sha256')
      .update(JSON.stringify(request.body ?? null))
      .digest('hex'),
    written: false,
  };
  const stored = await dataSource.manager.findOneBy(Idempotencia, { usuarioId: claim.usuarioId, clave: claim.clave });
  if (stored !== null) throw answerOf(stored, claim);
  if (inFlight.has(flightId(claim))) throw inFlightConflict();
  inFlight.add(flightId(claim));
  request.res?.once('close', () => inFlight.delete(flightId(claim)));
  context.idempotency = claim;
}

function answerOf(stored: Idempotencia, claim: IdempotencyClaim): Error {
  if (stored.ruta !== claim.ruta || stored.huellaCuerpo !== claim.huellaCuerpo)
    return new ErrorDeNegocio('regla', 'clave-reutilizada', 'La clave de la operación ya se usó con otros datos.');
  if (stored.respuestaEstado === null || stored.respuesta === null)
    return new ErrorDeNegocio(
      'conflicto',
      'clave-sin-respuesta',
      'La operación ya se realizó; vuelva a cargar para ver el resultado.',
    );
  return new StoredAnswer(stored.respuestaEstado, stored.respuesta);
}

const inFlightConflict = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'clave-en-curso', 'La misma operación está en curso; espere un momento.');

/** Called by the unit of work at the start of each transaction: the row commits with the effect. */
export async function writeIdempotencyKey(manager: EntityManager, now: Date): Promise<IdempotencyClaim | undefined> {
  const claim = currentRequest()?.idempotency;
  if (claim === undefined || claim.written) return undefined;
  const { written: _, ...row } = claim;
  await manager.insert(Idempotencia, { ...row, respuestaEstado: null, respuesta: null, creadaEn: now });
  return claim;
}

/** Keeps the answer of a request whose effect was committed under a key. */
export function storeAnswers(dataSource: () => DataSource) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    const send = response.json.bind(response);
    response.json = (body: unknown) => {
      const claim = currentRequest()?.idempotency;
      if (claim === undefined || !claim.written || response.statusCode >= 400) return send(body);
      dataSource()
        .manager.update(
          Idempotencia,
          { usuarioId: claim.usuarioId, clave: claim.clave },
          { respuestaEstado: response.statusCode, respuesta: JSON.stringify(body ?? null) },
        )
        .then(() => send(body), next);
      return response;
    };
    next();
  };
}
