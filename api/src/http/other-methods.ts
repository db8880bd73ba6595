import { propios } from '@adjudica/domain';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { sendProblem } from './problem';

interface Found {
  readonly path: string;
  readonly methods: readonly string[];
}

/** A literal path is separate: `lista/hoy` is not `lista/{id}`. */
const isLiteral = ({ path }: Found): boolean => !/[:{*]/.test(path);

/**
 * Answers 405 with the allowed methods (RFC 9110, 15.5.6) for a known path. It runs after the routes and checks only the path, so that existing and
 * missing records are answered alike.
 */
export class OtherMethods {
  private readonly router = express.Router();
  private readonly found = new WeakMap<Request, Found[]>();

  /** @param methods of the path, in upper case. */
  add(path: string, ...methods: readonly string[]): void {
    this.router.all(path, (request, _response, next) => {
      this.found.set(request, [...(this.found.get(request) ?? []), { path, methods }]);
      next();
    });
  }

  readonly handler: RequestHandler = (request, response, next) => {
    this.router(request, response, (error) => {
      const found = this.found.get(request);
      if (error !== undefined || found === undefined) next(error);
      else refuse(request, response, found);
    });
  };
}

function refuse({ method }: Request, response: Response, found: readonly Found[]): void {
  const literal = found.filter(isLiteral);
  const admitidos = [...new Set((literal.length > 0 ? literal : found).flatMap(({ methods }) => methods))].sort();
  response.set('Allow', admitidos.join(', '));
  sendProblem(response, 405, 'metodo-no-permitido', propios.metodoNoPermitido(method, admitidos), {
    detalle: { admitidos },
  });
}

/** GET implies HEAD. */
export const withHead = (method: string): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);
