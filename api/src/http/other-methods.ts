import { propios } from '@adjudica/domain';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { sendProblem } from './problem';

interface Found {
  readonly path: string;
  readonly methods: readonly string[];
}

/** A path without parameters is its own: `lista/hoy` is no `lista/{id}`. */
const isLiteral = ({ path }: Found): boolean => !/[:{*]/.test(path);

/**
 * What comes to a path of ours with a method that the path does not have: 405 and those that it has (RFC 9110, 15.5.6). It stands behind the routes
 * and only looks at the path, so that a record that there is and one that there is not are answered alike.
 */
export class OtherMethods {
  private readonly router = express.Router();
  private readonly found = new WeakMap<Request, Found[]>();

  /** @param methods that the path has, in capital letters. */
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

/** What answers GET answers HEAD. */
export const withHead = (method: string): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);
