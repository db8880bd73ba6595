import { type ErrorDeNegocio, esErrorDeNegocio, mensajes } from '@adjudica/domain';
import { ValidateError } from '@tsoa/runtime';
import type { ErrorRequestHandler, Response } from 'express';
import { MulterError } from 'multer';
import type { Logger } from 'pino';
import { violatedUnique } from '../db/engine/violated-unique';
import { CounterBehindError } from '../db/transaction/series';
import { currentRequestId } from '../request/context';
import { StorageError, type StorageErrorCode } from '../storage';
import type { ShapeRefusal } from './admitted-fields';
import { StoredAnswer } from './idempotency';
import { outageOf, RETRY_AFTER_SECONDS } from './outage';
import { routeOf } from './route-name';

const { propios } = mensajes;

/** RFC 9457 problem details, in Spanish (arquitectura.md, "The path of a request"). */
export interface Problema {
  type: string;
  /** Text for the person. */
  title: string;
  status: number;
  /** Stable word for the program. */
  code: string;
  /** Request id: what to quote when asking for help. */
  instance: string;
  /** Field → message. */
  errors?: Record<string, string>;
  /** Facts of a conflict: who was faster, the current version… */
  detalle?: Record<string, unknown>;
}

/** Every 503 has a Retry-After; this is the default. */
const DEFAULT_RETRY_SECONDS = 10;

export function sendProblem(
  response: Response,
  status: number,
  code: string,
  title: string,
  more: Partial<Problema> = {},
): void {
  const problem: Problema = {
    type: `urn:adjudica:problema:${code}`,
    title,
    status,
    code,
    instance: currentRequestId() ?? '',
    ...more,
  };
  const wait = more.detalle?.['esperaSegundos'] ?? (status === 503 ? DEFAULT_RETRY_SECONDS : undefined);
  if (typeof wait === 'number') response.set('Retry-After', String(wait));
  response.status(status).type('application/problem+json').send(JSON.stringify(problem));
}

const sendBusinessError = (response: Response, error: ErrorDeNegocio): void =>
  sendProblem(response, error.status, error.code, error.title, {
    ...(error.errors === undefined ? {} : { errors: { ...error.errors } }),
    ...(error.detalle === undefined ? {} : { detalle: { ...error.detalle } }),
  });

/** tsoa names a field 'body.lugar' (a test ensures that every body parameter is called `body`); the screens know it as 'lugar'. */
const fieldName = (path: string): string => path.replace(/^body\./, '');

type ShapeFields = ValidateError['fields'];

function sendShapeError(response: Response, error: ShapeRefusal): void {
  const errors: Record<string, string> = Object.create(null);
  const fields = insideUnions(error.fields);
  for (const [path, field] of Object.entries(fields)) errors[fieldName(path)] = spanishShapeMessage(path, field);
  const unknown = Object.entries(fields).find(([, { message }]) => EXCESS.test(message));
  const admitidos = (unknown && error.admitted?.(placeOfUnknown(...unknown).split('.'))) ?? [];
  const detalle = admitidos.length > 0 && { detalle: { admitidos } };
  sendProblem(response, 400, 'datos-invalidos', propios.formaInesperada, { errors, ...detalle });
}

const EXCESS = /excess property/;
/** Path of the object with an unknown field: tsoa names either the field, with its name as value, or the object, with the excess as value. */
const placeOfUnknown = (path: string, { value }: ShapeFields[string]): string =>
  typeof value === 'string' ? path.slice(0, -value.length - 1) : path;

/** tsoa's messages for null and for a missing field. */
const NOTHING = /\[null\]$|^invalid undefined value$/;

/**
 * For a union (an object or `null`) tsoa reports only that none matches, with the faults of each alternative as JSON in its message. This reports
 * the fields of the alternative that fails inside, or of the only one beside `null`.
 */
function insideUnions(fields: ShapeFields): ShapeFields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, field]) => {
      const issues = /^Could not match the union .*?Issues: (.*)$/s.exec(field.message)?.[1];
      const alternatives = issues === undefined ? [] : (JSON.parse(issues) as ShapeFields[]);
      const meant = alternatives.find((one) => Object.keys(one).every((inner) => inner.startsWith(`${path}.`)));
      if (meant !== undefined) return Object.entries(insideUnions(meant));
      const others = alternatives.flatMap((one) => one[path] ?? []).filter(({ message }) => !NOTHING.test(message));
      return [[path, others.length === 1 && others[0] !== undefined ? others[0] : field]];
    }),
  );
}

/** tsoa's message by kind. For a parameter with `@isInt name` it is the name alone. */
function kindSaid(path: string, message: string): keyof typeof propios.tiposEsperados | undefined {
  if (message === path) return 'integer';
  const kinds = Object.keys(propios.tiposEsperados) as (keyof typeof propios.tiposEsperados)[];
  return kinds.find((kind) => message.startsWith(`invalid ${kind}`));
}

/** A missing number has tsoa's message of its kind and no value. */
function spanishShapeMessage(path: string, { message, value }: ShapeFields[string]): string {
  if (/is required/.test(message)) return propios.campoObligatorio;
  if (EXCESS.test(message)) return propios.campoDesconocido;
  if (/maxLength|minLength/.test(message)) return propios.longitudNoPermitida;
  const [, side, bound] = /^(max|min)(?:imum)? (-?\d+(?:\.\d+)?)$/.exec(message) ?? [];
  if (side !== undefined) return side === 'max' ? propios.maximo(Number(bound)) : propios.minimo(Number(bound));
  if (/^(max|min)\b/.test(message)) return propios.valorFueraDeLimites;
  if (value === undefined) return propios.campoObligatorio;
  const choices = /^should be one of the following; \[(.*)\]$/.exec(message)?.[1];
  if (choices !== undefined) return propios.opciones(choices);
  const kind = kindSaid(path, message);
  return kind === undefined ? propios.tipoInesperado : propios.tipoEsperado(kind);
}

type BodyError = Error & { type?: string; status?: number; statusCode?: number; code?: string };

/**
 * Refusals of Express and its body parser have equal `status` and `statusCode`. The status alone is no proof: the generated routes set 401 on any
 * error of the authentication, an outage included.
 */
const isUnreadable = ({ status, statusCode }: BodyError): boolean =>
  status !== undefined && status === statusCode && status >= 400 && status < 500;

/**
 * SQL Server's driver refuses a number out of the parameter's range, where the embedded engine finds no row. Its other refusals (a list, an object)
 * are faults of the program.
 */
const isOutOfRange = ({ code, message }: BodyError): boolean =>
  code === 'EPARAM' && /must be between|Out of range/.test(message);

/** Answers what Express or its body parser could not read, by `status` and `type`. */
function sendUnreadable(response: Response, error: BodyError): boolean {
  if (error.type === 'entity.too.large') sendProblem(response, 413, 'cuerpo-demasiado-grande', propios.solicitudGrande);
  else if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported')
    sendProblem(response, 415, 'tipo-no-aceptado', propios.tipoNoAceptado);
  else if (error instanceof MulterError)
    error.code === 'LIMIT_FILE_SIZE'
      ? sendProblem(response, 413, 'archivo-demasiado-grande', propios.archivoGrande)
      : sendProblem(response, 400, 'formulario-invalido', propios.formularioInvalido);
  else if (error.type === 'entity.parse.failed') sendProblem(response, 400, 'solicitud-invalida', propios.jsonIlegible);
  else if (isUnreadable(error)) sendProblem(response, 400, 'solicitud-invalida', propios.solicitudIlegible);
  else if (isOutOfRange(error)) sendProblem(response, 400, 'datos-invalidos', propios.valorFueraDeLimites);
  else return false;
  return true;
}

/** The stored file of a row is missing or changed: a retry does not help. */
const FILE_FAULTS: Partial<Record<StorageErrorCode, keyof typeof propios.archivos>> = {
  'no-existe': 'archivo-perdido',
  'no-verificado': 'archivo-alterado',
};

/**
 * The only place where an error becomes an answer. An outage is a 503, an unforeseen error a blank 500; both are logged with the request id of the
 * answer.
 */
export function problemHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const where = { err: error, requestId: currentRequestId(), method: request.method, route: routeOf(request) };
    if (response.headersSent) {
      // Express would print the error with its values, and a truncated answer must not look complete
      log.error(where, 'an answer broke off');
      response.destroy();
      return;
    }
    if (error instanceof StoredAnswer) {
      response.status(error.status).set('Idempotency-Replayed', 'true');
      if (error.body === '') response.end();
      else response.type('application/json').send(error.body);
      return;
    }
    if (esErrorDeNegocio(error)) return sendBusinessError(response, error);
    if (error instanceof ValidateError) return sendShapeError(response, error);
    if (error instanceof Error && sendUnreadable(response, error)) return;
    if (error instanceof CounterBehindError) {
      log.error(where, 'a counter fell behind the numbers that were given: npm run db -- status says which');
      return sendProblem(response, 409, 'contador-atrasado', propios.contadorAtrasado);
    }
    if (violatedUnique(error) !== null) return sendProblem(response, 409, 'ya-existe', propios.yaExiste);
    const outage = outageOf(error);
    if (outage !== null) {
      log.error({ ...where, outage }, 'what is needed does not answer');
      const detalle = { esperaSegundos: RETRY_AFTER_SECONDS[outage] };
      return sendProblem(response, 503, outage, propios.caidas[outage], { detalle });
    }
    const fault = error instanceof StorageError ? FILE_FAULTS[error.code] : undefined;
    if (fault !== undefined) {
      log.error(where, 'a stored file is not what its row says');
      return sendProblem(response, 500, fault, propios.archivos[fault]);
    }
    log.error(where, 'unexpected error');
    sendProblem(response, 500, 'error-interno', mensajes.GEN.errorSilencioso);
  };
}
