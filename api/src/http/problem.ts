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
  /** Facts of a conflict: who changed the record, the current version… */
  detalle?: Record<string, unknown>;
}

/** Every 503 says when to ask again, also one whose cause does not know. */
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

/** tsoa names a field 'body.lugar' (every operation calls its body `body`: a test sees to it); the screens know it as 'lugar'. */
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
/** Where the object is that has an unknown field: tsoa names the field, with its name as value, or the object, with what is too much in it. */
const placeOfUnknown = (path: string, { value }: ShapeFields[string]): string =>
  typeof value === 'string' ? path.slice(0, -value.length - 1) : path;

/** `null`, and a field that is left out. */
const NOTHING = /\[null\]$|^invalid undefined value$/;

/**
 * Of a field that may be one thing or another (an object or `null`) tsoa tells only that it is neither, with what each alternative lacked as JSON
 * in its message. The alternative that fails on fields inside is the one that was meant: those are named. Otherwise it is the only one beside `null`.
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

/** How tsoa says each kind. Of a parameter with `@isInt name` it says the name alone. */
function kindSaid(path: string, message: string): keyof typeof propios.tiposEsperados | undefined {
  if (message === path) return 'integer';
  const kinds = Object.keys(propios.tiposEsperados) as (keyof typeof propios.tiposEsperados)[];
  return kinds.find((kind) => message.startsWith(`invalid ${kind}`));
}

/** Of a number that is missing tsoa says what its kind is, with no value beside it. */
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
 * Express and its body reader give their refusals the same `status` and `statusCode`. The status alone proves nothing: the generated routes
 * write 401 on whatever error comes out of the authentication, a lost database among it.
 */
const isUnreadable = ({ status, statusCode }: BodyError): boolean =>
  status !== undefined && status === statusCode && status >= 400 && status < 500;

/**
 * SQL Server's driver refuses a number that the parameter's type can't hold; on the embedded engine such a row is simply not there. What else
 * it refuses (a list, an object) is a fault of the program.
 */
const isOutOfRange = ({ code, message }: BodyError): boolean =>
  code === 'EPARAM' && /must be between|Out of range/.test(message);

/** Express and its body reader say by `status` and `type` what they could not read. */
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

/** A file that a row names is gone, or is no longer what was stored: nobody can mend it by asking again. */
const FILE_FAULTS: Partial<Record<StorageErrorCode, keyof typeof propios.archivos>> = {
  'no-existe': 'archivo-perdido',
  'no-verificado': 'archivo-alterado',
};

/**
 * The only place where an error becomes an answer. What is down is a 503 that says so; what is not foreseen is a blank 500. Both are logged with
 * the request id that the answer bears.
 */
export function problemHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const where = { err: error, requestId: currentRequestId(), method: request.method, route: routeOf(request) };
    if (response.headersSent) {
      // the framework would print the error with its values; whoever reads the answer must not take its half for the whole
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
