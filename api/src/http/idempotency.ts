import { createHash } from 'node:crypto';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { NextFunction, Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import type { Actor } from '../auth/actor';
import { type Cipher, CipherError } from '../crypto/cipher';
import { PLACES } from '../crypto/places';
import { answerUnder, inFlightConflict, keepAnswer } from '../db/transaction/idempotency';
import type { Idempotencia } from '../entities/idempotencia.entity';
import type { Logger } from '../log';
import { currentRequest, currentRequestId, type IdempotencyClaim } from '../request/context';
import type { ArchivoRecibido } from '../uploads';
import { originOf } from './inner-calls';

/**
 * Idempotency-Key: one key of one user, one effect, one stored answer (invariant 36).
 *
 * The key's row is written inside the transaction of the effect, so that a crash leaves both or neither; the answer is added when it is
 * sent. A refused request rolls its row back: the same key may be tried again. A key whose answer was lost in a crash is answered with a
 * conflict instead of a second effect. Answers repeat what the records hold, credit reports among it, so they are stored sealed.
 */
const KEY = /^[\x21-\x7e]{8,100}$/;
const { propios } = mensajes;

/** Thrown by the authentication step to send the stored answer instead of running the operation again. */
export class StoredAnswer extends Error {
  constructor(
    readonly status: number,
    readonly body: string,
  ) {
    super('stored answer');
  }
}

/** Stores and decrypts the answers. */
interface Keeper {
  readonly dataSource: DataSource;
  readonly cipher: Cipher;
  readonly log: Logger;
}

/** Running requests by claim; null = the first one runs the operation. */
const inFlight = new Map<string, Promise<Idempotencia | null>>();
const flightId = (claim: IdempotencyClaim): string => `${claim.usuarioId} ${claim.clave}`;

/** @throws ErrorDeNegocio 400 for a malformed key, 422 same key with another body, 409 while the first is in flight; StoredAnswer on a replay. */
export async function claimIdempotencyKey(request: Request, actor: Actor, keeper: Keeper): Promise<void> {
  const key = request.headers['idempotency-key'];
  if (key === undefined || request.method === 'GET' || request.method === 'HEAD') return;
  if (typeof key !== 'string' || !KEY.test(key))
    throw new ErrorDeNegocio('malformado', 'clave-invalida', propios.claveInvalida);
  const context = currentRequest();
  if (context === undefined || context.idempotency !== undefined) return;
  const [path = ''] = request.originalUrl.split('?', 1);
  const route = originOf(request)?.asked.route ?? `${request.method} ${path}`;
  const claim: IdempotencyClaim = {
    usuarioId: actor.id,
    clave: key,
    ruta: route.slice(0, 200),
    huellaCuerpo: fingerprintOf(request),
    written: false,
    answered: false,
  };
  const stored = await storedUnder(claim, request, keeper);
  // A form is compared once it is received (`settleFormKey`). Sent to an operation without a form, the key's row prevents a second effect.
  if (stored !== null && !request.is('multipart/form-data')) throw answerOf(stored, claim, keeper);
  context.idempotency = claim;
  if (stored !== null) context.repeated = () => answerOf(stored, claim, keeper);
}

/**
 * Concurrent requests with one key share one lookup, and all get a stored answer. @throws ErrorDeNegocio 409 while the first of them runs the
 * operation.
 */
async function storedUnder(
  claim: IdempotencyClaim,
  request: Request,
  { dataSource }: Keeper,
): Promise<Idempotencia | null> {
  const id = flightId(claim);
  const first = inFlight.get(id);
  if (first !== undefined) {
    const stored = await first;
    if (stored === null) throw inFlightConflict();
    return stored;
  }
  // Set before the first await, so that a concurrent request sees either the mark or the committed row.
  const asked = answerUnder(dataSource.manager, claim);
  inFlight.set(id, asked);
  request.res?.once('close', () => inFlight.delete(id));
  return asked;
}

/**
 * Called when a form and its file were received and can be compared. @throws as `claimIdempotencyKey`: StoredAnswer for the same form, 422 for
 * another one under the same key.
 */
export function settleFormKey(request: Request): void {
  const context = currentRequest();
  if (context?.idempotency === undefined) return;
  context.idempotency.huellaCuerpo = fingerprintOf(request);
  if (context.repeated !== undefined) throw context.repeated();
}

/** Hash of method, path and body; of a file its bytes, not its name. */
function fingerprintOf(request: Request): string {
  const origin = originOf(request);
  // an inner call has the outer request's fingerprint; a form is passed on unchanged
  const form = request.is('multipart/form-data') ? request.body : null;
  const asked =
    origin === undefined
      ? [request.originalUrl.split('?', 2)[1] ?? '', request.body ?? null]
      : [origin.asked.fingerprint, form];
  const files = Object.values((request.files ?? {}) as unknown as Record<string, ArchivoRecibido[]>)
    .flat()
    .map(({ fieldname, sha256 }) => [fieldname, sha256]);
  return createHash('sha256')
    .update(JSON.stringify([...asked, ...files]))
    .digest('hex');
}

function answerOf(stored: Idempotencia, claim: IdempotencyClaim, { cipher }: Keeper): Error {
  if (stored.ruta !== claim.ruta || stored.huellaCuerpo !== claim.huellaCuerpo)
    return new ErrorDeNegocio('regla', 'clave-reutilizada', propios.claveReutilizada);
  if (stored.respuestaEstado === null || stored.respuesta === null) return withoutAnswer();
  try {
    return new StoredAnswer(stored.respuestaEstado, cipher.open(stored.respuesta, PLACES.idempotencia(stored)));
  } catch (error) {
    // Encrypted under a replaced key: lost.
    if (error instanceof CipherError) return withoutAnswer();
    throw error;
  }
}

const withoutAnswer = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'clave-sin-respuesta', propios.claveSinRespuesta);

/** Answers with a one-time secret: a replay says that the act was done, the secret is not stored. */
const SECRETS = ['contrasenaTemporal', 'claveSecreta', 'secretoDeAutenticador', 'codigosDeRecuperacion'];

/** At any depth: an import of users answers with a list of them. */
const holdsSecret = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  (SECRETS.some((name) => Object.hasOwn(body, name)) || Object.values(body).some(holdsSecret));

/** Stores the answer of a committed effect before it is sent. */
export function storeAnswers(keeper: Keeper) {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (request.headers['idempotency-key'] !== undefined) keepAnswerOf(response, keeper);
    next();
  };
}

function keepAnswerOf(response: Response, { dataSource, cipher, log }: Keeper): void {
  const json = response.json.bind(response);
  const end = response.end.bind(response);
  const keep = (body: string, send: () => void): void => {
    const claim = currentRequest()?.idempotency;
    if (claim === undefined || !claim.written || claim.answered || response.statusCode >= 400) {
      send();
      return;
    }
    claim.answered = true;
    const requestId = currentRequestId();
    void keepAnswer(dataSource.manager, claim, {
      respuestaEstado: response.statusCode,
      respuesta: cipher.seal(body, PLACES.idempotencia(claim)),
    })
      // The effect is committed: losing the stored answer only turns a later replay into a conflict.
      .catch((error: unknown) => log.warn({ err: error, requestId }, 'an answer could not be kept under its key'))
      .then(send);
  };
  response.json = (body: unknown) => {
    if (holdsSecret(body)) json(body);
    else keep(JSON.stringify(body ?? null), () => json(body));
    return response;
  };
  // An answer without content (204) is ended without json().
  response.end = ((...args: Parameters<Response['end']>) => {
    if (response.statusCode === 204 && !response.headersSent) keep('', () => end(...args));
    else end(...args);
    return response;
  }) as Response['end'];
}
