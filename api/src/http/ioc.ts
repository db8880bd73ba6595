import type { Request } from 'express';
import { applicationOf } from './served-application';

type Factory<T> = new (...services: never[]) => T;

/** One controller instance per request (tsoa keeps status and headers in it), with the services of this application instance. */
export const iocContainer = (request: unknown) => ({
  get: <T>(controller: Factory<T>): T => {
    const make = applicationOf(request as Request).controllers.get(controller);
    if (make === undefined)
      throw new Error(
        `No controller registered for ${controller.name}: add it to its *.module.ts, and that one to compose.ts`,
      );
    return make() as T;
  },
});
