import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Several steps as one: the framework then matches and cuts the path once for all of them, not once for each. What a step throws goes to
 * the error handler, also when it was called after an await.
 */
export const inTurn = (...steps: readonly RequestHandler[]): RequestHandler => {
  const run = (request: Request, response: Response, next: NextFunction, at: number): void => {
    const step = steps[at];
    if (step === undefined) {
      next();
      return;
    }
    try {
      step(request, response, (stop?: unknown) => {
        if (stop === undefined) run(request, response, next, at + 1);
        else next(stop);
      });
    } catch (error) {
      next(error);
    }
  };
  return (request, response, next) => run(request, response, next, 0);
};
