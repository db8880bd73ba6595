import { type ErrorDeNegocio, esErrorDeNegocio, mensajes } from '@adjudica/domain';
import { ValidateError } from '@tsoa/runtime';
import type { ErrorRequestHandler, Response } from 'express';
import { MulterError } from 'multer';
import type { Logger } from 'pino';
import { violatedUnique } from '../db/violated-unique';
import { StoredAnswer } from './idempotency';
import { currentRequestId } from './request-context';

const { propios } = mensajes;

/** RFC 9457 problem details, in Spanish (house.md, "path of a request"). */
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
  const wait = more.detalle?.['esperaSegundos'];
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

function sendShapeError(response: Response, error: ValidateError): void {
  const errors: Record<string, string> = Object.create(null);
  for (const [path, { message }] of Object.entries(error.fields))
    errors[fieldName(path)] = spanishShapeMessage(message);
  sendProblem(response, 400, 'datos-invalidos', propios.formaInesperada, { errors });
}

function spanishShapeMessage(message: string): string {
  if (/is required/.test(message)) return propios.campoObligatorio;
  if (/excess property/.test(message)) return propios.campoDesconocido;
  if (/maxLength|minLength/.test(message)) return propios.longitudNoPermitida;
  if (/^(max|min)\b/.test(message)) return propios.valorFueraDeLimites;
  return propios.tipoInesperado;
}

type BodyError = Error & { type?: string; status?: number; code?: string };

/** Express and its body reader say by `status` and `type` what they could not read. */
function sendUnreadable(response: Response, error: BodyError): boolean {
  if (error.type === 'entity.too.large') sendProblem(response, 413, 'cuerpo-demasiado-grande', propios.solicitudGrande);
  else if (error.type === 'encoding.unsupported' || error.type === 'charset.unsupported')
    sendProblem(response, 415, 'tipo-no-aceptado', propios.tipoNoAceptado);
  else if (error instanceof MulterError)
    error.code === 'LIMIT_FILE_SIZE'
      ? sendProblem(response, 413, 'archivo-demasiado-grande', propios.archivoGrande)
      : sendProblem(response, 400, 'formulario-invalido', propios.formularioInvalido);
  else if (typeof error.status === 'number' && error.status >= 400 && error.status < 500)
    sendProblem(response, 400, 'solicitud-invalida', propios.solicitudIlegible);
  // SQL Server's driver refuses a number that the parameter's type can't hold; on the embedded engine such a row is simply not there.
  else if (error.code === 'EPARAM') sendProblem(response, 400, 'datos-invalidos', propios.valorFueraDeLimites);
  else return false;
  return true;
}

/** The only place where an error becomes an answer. What is not foreseen is a blank 500 with the request id. */
export function problemHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof StoredAnswer) {
      response.status(error.status).set('Idempotency-Replayed', 'true');
      if (error.body === '') response.end();
      else response.type('application/json').send(error.body);
      return;
    }
    if (esErrorDeNegocio(error)) return sendBusinessError(response, error);
    if (error instanceof ValidateError) return sendShapeError(response, error);
    if (error instanceof Error && sendUnreadable(response, error)) return;
    if (violatedUnique(error) !== null) return sendProblem(response, 409, 'ya-existe', propios.yaExiste);
    log.error(
      { err: error, requestId: currentRequestId(), method: request.method, route: routeOf(request) },
      'unexpected error',
    );
    sendProblem(response, 500, 'error-interno', mensajes.GEN.errorSilencioso);
  };
}

/** Route template, never the values in it. */
export const routeOf = (request: { baseUrl: string; route?: { path?: unknown } }): string =>
  typeof request.route?.path === 'string' ? `${request.baseUrl}${request.route.path}` : 'none';
