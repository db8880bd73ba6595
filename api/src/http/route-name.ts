import type { Request, RequestHandler } from 'express';

/** Says which route a request is of: mounted routers cut its path, and mend it again before an error is handled. */
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
