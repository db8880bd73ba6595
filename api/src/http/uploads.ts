import { AsyncResource } from 'node:async_hooks';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import multer from 'multer';

/** Every limit is set: with only `fileSize`, thousands of fields and deep nesting were accepted (promises.md, fact 5). */
const limits: multer.Options['limits'] = {
  fileSize: 25 * 1024 * 1024,
  files: 1,
  fields: 10,
  fieldNameSize: 60,
  fieldSize: 10_000,
  parts: 12,
  headerPairs: 20,
};

/**
 * The one multer of the house, in memory, given to the generated routes (left alone they make one without limits). Its callbacks come from
 * the socket's events and would lose the request's context, and with it the idempotency key: each is bound to the request again.
 */
export function uploads(): multer.Multer {
  const upload = multer({ storage: multer.memoryStorage(), limits });
  const fields = upload.fields.bind(upload);
  upload.fields = (accepted) => {
    const handler = fields(accepted);
    const bound: RequestHandler = (request: Request, response: Response, next: NextFunction) =>
      handler(request, response, AsyncResource.bind(next));
    return bound;
  };
  return upload;
}
