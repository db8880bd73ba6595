import type { Request, RequestHandler } from 'express';

/** Stores the route's template: mounted routers cut the path, and restore it before errors are handled. */
export const named =
  (route: string): RequestHandler =>
  (_request, response, next) => {
    response.locals['route'] = route;
    next();
  };

/** Route template, never the values in it. */
export function routeOf(request: Pick<Request, 'res' | 'baseUrl' | 'route'>): string {
  const name: unknown = request.res?.locals['route'];
  if (typeof name === 'string') return name;
  return typeof request.route?.path === 'string' ? `${request.baseUrl}${request.route.path}` : 'none';
}
