import express, { type IRouter, type RequestHandler } from 'express';
import { inTurn } from './in-turn';
import { OtherMethods, withHead } from './other-methods';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Methods = Pick<IRouter, (typeof METHODS)[number]>;

export type ByResource = RequestHandler & { readonly routers: ReadonlyMap<string, IRouter> };

/**
 * Express tries the routes of a router one after the other, each with an expression of its own: the hundredth route of the API waited for 99
 * of them, which took as long as all else that the framework does. Here a request is tried on the routes of its resource alone, and one whose path
 * is a route's, letter by letter, is that route's. A path of ours with another method than it has is refused with those that it has. `register` gets what it takes for the application; each path begins with `prefix` and the literal
 * name of a resource.
 */
export function byResource(prefix: string, register: (app: Methods) => void): ByResource {
  const routers = new Map<string, IRouter>();
  /** By resource. */
  const others = new Map<string, OtherMethods>();
  /** By method and path; a path has no parameters. */
  const literal = new Map<string, RequestHandler>();
  const resourceOf = (path: string): string => path.slice(prefix.length + 1).split('/', 1)[0] as string;
  const routerOf = (path: string): IRouter => {
    const resource = resourceOf(path);
    if (!path.startsWith(`${prefix}/`) || !/^[a-z][a-z-]*$/.test(resource))
      throw new Error(`${path} does not begin with ${prefix} and the name of a resource`);
    let router = routers.get(resource);
    if (router === undefined) {
      router = express.Router();
      routers.set(resource, router);
      others.set(resource, new OtherMethods());
    }
    return router;
  };
  const method =
    (name: keyof Methods) =>
    (path: string, ...handlers: RequestHandler[]) => {
      const key = `${name.toUpperCase()} ${path}`;
      if (!/[^\w/-]/.test(path) && !literal.has(key)) literal.set(key, route(path, handlers));
      const router = routerOf(path);
      others.get(resourceOf(path))?.add(path, ...withHead(name.toUpperCase()));
      return router[name](path, ...handlers);
    };
  register(Object.fromEntries(METHODS.map((name) => [name, method(name)])) as unknown as Methods);
  const handler: RequestHandler = (request, response, next) => {
    const found = literal.get(`${request.method} ${request.path}`);
    if (found !== undefined) {
      found(request, response, next);
      return;
    }
    // as the framework compares paths; what a router would answer to OPTIONS by itself is no route of ours
    const path = request.path.toLowerCase();
    const resource = request.method === 'OPTIONS' || !path.startsWith(`${prefix}/`) ? '' : resourceOf(path);
    const router = routers.get(resource);
    const other = others.get(resource);
    if (router === undefined || other === undefined) next();
    else
      router(request, response, (error) => {
        if (error === undefined) other.handler(request, response, next);
        else next(error);
      });
  };
  return Object.assign(handler, { routers });
}

/** As a router runs a route without parameters. */
function route(path: string, handlers: readonly RequestHandler[]): RequestHandler {
  const run = inTurn(...handlers);
  const found = { path };
  return (request, response, next) => {
    request.route = found;
    request.params = {};
    run(request, response, next);
  };
}
