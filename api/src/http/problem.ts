import { type ErrorDeNegocio, esErrorDeNegocio, mensajes } from '@adjudica/domain';
import type { ErrorRequestHandler, Response } from 'express';
import { MulterError } from 'multer';
import type { Logger } from 'pino';
import { ValidateError } from '@tsoa/runtime';
import { violatedUnique } from '../db/unit-of-work';
import { StoredAnswer } from './idempotency';
import { currentRequestId } from './request-context';

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
  response.status(status).type('application/problem+json').send(JSON.stringify(problem));
}

const sendBusinessError = (response: Response, error: ErrorDeNegocio): void =>
  sendProblem(response, error.status, error.code, error.title, {
    ...(error.errors === undefined ? {} : { errors: { ...error.errors } }),
    ...(error.detalle === undefined ? {} : { detalle: { ...error.detalle } }),
  });

/** tsoa names a field 'body.lugar' (every operation calls its body `body`); the screens know it as 'lugar'. */
const fieldName = (path: string): string => path.replace(/^body\./, '');

function sendShapeError(response: Response, error: ValidateError): void {
  const errors = Object.fromEntries(
    Object.entries(error.fields).map(([path, { message }]) => [fieldName(path), spanishShapeMessage(message)]),
  );
  sendProblem(response, 400, 'datos-invalidos', 'Los datos enviados no tienen la forma esperada.', { errors });
}

function spanishShapeMessage(message: string): string {
  if (/is required/.test(message)) return 'El campo es obligatorio';
  if (/excess property/.test(message)) return 'Campo desconocido';
  if (/maxLength|minLength/.test(message)) return 'El texto no tiene la longitud permitida';
  if (/(max|min)\b/.test(message)) return 'El valor está fuera de los límites';
  return 'El valor no es del tipo esperado';
}

type BodyError = Error & { type?: string; status?: number };

/** The only place where an error becomes an answer. What is not foreseen is a blank 500 with the request id. */
export function problemHandler(log: Logger): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    if (error instanceof StoredAnswer) {
      response.status(error.status).set('Idempotency-Replayed', 'true').type('application/json').send(error.body);
      return;
    }
    if (esErrorDeNegocio(error)) return sendBusinessError(response, error);
    if (error instanceof ValidateError) return sendShapeError(response, error);
    if (error instanceof MulterError) {
      const tooLarge = error.code === 'LIMIT_FILE_SIZE';
      return sendProblem(
        response,
        tooLarge ? 413 : 400,
        tooLarge ? 'archivo-demasiado-grande' : 'formulario-invalido',
        tooLarge ? 'El archivo supera el tamaño permitido.' : 'El formulario enviado no es válido.',
      );
    }
    const body = error as BodyError;
    if (body?.type === 'entity.too.large')
      return sendProblem(response, 413, 'cuerpo-demasiado-grande', 'Los datos enviados superan el tamaño permitido.');
    if (body?.type === 'encoding.unsupported' || body?.type === 'charset.unsupported')
      return sendProblem(response, 415, 'tipo-no-aceptado', 'El tipo de los datos enviados no es aceptado.');
    if (typeof body?.status === 'number' && body.status >= 400 && body.status < 500)
      return sendProblem(response, 400, 'solicitud-invalida', 'La solicitud no se puede leer.');
    if (violatedUnique(error) !== null)
      return sendProblem(response, 409, 'ya-existe', 'Otro usuario guardó el mismo registro; vuelva a cargar.');
    log.error(
      { err: scrub(error), requestId: currentRequestId(), method: request.method, route: routeOf(request) },
      'unexpected error',
    );
    sendProblem(response, 500, 'error-interno', mensajes.GEN.errorSilencioso);
  };
}

/** Keeps the stack and drops bound parameters: they hold personal data. */
function scrub(error: unknown): { name: string; message: string; stack: string | undefined } {
  if (!(error instanceof Error)) return { name: 'unknown', message: typeof error, stack: undefined };
  return { name: error.name, message: error.message.split('\n')[0] as string, stack: error.stack };
}

/** Route template, never the values in it. */
export const routeOf = (request: { baseUrl: string; route?: { path?: unknown } }): string =>
  typeof request.route?.path === 'string' ? `${request.baseUrl}${request.route.path}` : 'none';
