import express, { type IRouter, type RequestHandler } from 'express';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Methods = Pick<IRouter, (typeof METHODS)[number]>;

export type ByResource = RequestHandler & { readonly routers: ReadonlyMap<string, IRouter> };

/**
 * Express tries the routes of a router one after the other, each with an expression of its own: the hundredth route of the API waited for 99
 * of them, which took as long as all else that the framework does. Here a request is tried on the routes of its resource alone. `register`
 * gets what it takes for the application; each path begins with `prefix` and the literal name of a resource.
 */
export function byResource(prefix: string, register: (app: Methods) => void): ByResource {
  const routers = new Map<string, IRouter>();
  const resourceOf = (path: string): string => path.slice(prefix.length + 1).split('/', 1)[0] as string;
  const routerOf = (path: string): IRouter => {
    const resource = resourceOf(path);
    if (!path.startsWith(`${prefix}/`) || !/^[a-z][a-z-]*$/.test(resource))
      throw new Error(`${path} does not begin with ${prefix} and the name of a resource`);
    let router = routers.get(resource);
    if (router === undefined) {
      router = express.Router();
      routers.set(resource, router);
    }
    return router;
  };
  const method =
    (name: keyof Methods) =>
    (path: string, ...handlers: RequestHandler[]) =>
      routerOf(path)[name](path, ...handlers);
  register(Object.fromEntries(METHODS.map((name) => [name, method(name)])) as unknown as Methods);
  const handler: RequestHandler = (request, response, next) => {
    // as the framework compares paths; what a router would answer to OPTIONS by itself is no route of ours
    const path = request.path.toLowerCase();
    const router =
      request.method === 'OPTIONS' || !path.startsWith(`${prefix}/`) ? undefined : routers.get(resourceOf(path));
    if (router === undefined) next();
    else router(request, response, next);
  };
  return Object.assign(handler, { routers });
}
