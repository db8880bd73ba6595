import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Several steps as one: the framework then matches and cuts the path once for all of them, not once for each. What a step throws goes to
 * the error handler, also when it was called after an await or is what its promise ends with.
 */
export const inTurn = (...steps: readonly RequestHandler[]): RequestHandler => {
  const run = (request: Request, response: Response, next: NextFunction, at: number): void => {
    const step = steps[at];
    if (step === undefined) {
      next();
      return;
    }
    try {
      const done: unknown = step(request, response, (stop?: unknown) => {
        if (stop === undefined) run(request, response, next, at + 1);
        else next(stop);
      });
      if (done instanceof Promise) done.catch(next);
    } catch (error) {
      next(error);
    }
  };
  return (request, response, next) => run(request, response, next, 0);
};

/**
 * Steps for what lies beneath a path, which they see whole; what lies elsewhere passes by them. Compared as the framework compares paths, without
 * its expression and without cutting the path and mending it again.
 * @param path in lower case, without a slash at its end
 */
export const beneath = (path: string, ...steps: readonly RequestHandler[]): RequestHandler => {
  const run = inTurn(...steps);
  return (request, response, next) => {
    const asked = request.path;
    const begins = asked.startsWith(path) || asked.slice(0, path.length).toLowerCase() === path;
    if (begins && (asked.length === path.length || asked[path.length] === '/')) run(request, response, next);
    else next();
  };
};
