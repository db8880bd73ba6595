import type { Response } from 'express';
import { COMPRESSED_FROM, compress } from './compress';

/**
 * Express' `json` asks for the type's charset, an ETag, the freshness of a cached copy, and sends head and body as two pieces. Answers of
 * this API are JSON and never cached, so none of that is needed. Installed on the application's own prototype of responses.
 */
export function sendJson(this: Response, body: unknown): Response {
  const text = JSON.stringify(body ?? null);
  const length = Buffer.byteLength(text);
  if (!this.hasHeader('Content-Type')) this.setHeader('Content-Type', 'application/json; charset=utf-8');
  this.setHeader('Content-Length', length);
  if (length >= COMPRESSED_FROM) compress(this);
  this.end(text);
  return this;
}
