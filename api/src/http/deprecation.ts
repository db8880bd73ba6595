import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { type Deprecated, deprecated } from './deprecated';
import { routeOf } from './problem';

/** Where the policy and the changes are told. */
const POLICY = '</api/docs>; rel="deprecation"; type="text/html"';
const DAY_MS = 86_400_000;
const startOf = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** `Deprecation` (RFC 9745): since when; `Sunset` (RFC 8594): from when on it may be gone. Of several rows the one that goes first. */
export function headersOf(rows: readonly Deprecated[]): Readonly<Record<string, string>> {
  const [first] = [...rows].sort((a, b) => a.until.localeCompare(b.until));
  if (first === undefined) return {};
  return {
    Deprecation: `@${startOf(first.since).getTime() / 1000}`,
    Sunset: new Date(startOf(first.until).getTime() + DAY_MS).toUTCString(),
    Link: POLICY,
  };
}

/** Tells whoever asks for what will go, in every answer of the operation. */
export function tellDeprecated(request: Request, response: Response): void {
  if (deprecated.length === 0) return;
  const operation = `${request.method} ${templateOf(request)}`;
  const rows = deprecated.filter(
    (row) => row.operation === operation && (row.parameter === undefined || row.parameter in request.query),
  );
  for (const [name, value] of Object.entries(headersOf(rows))) response.setHeader(name, value);
}

/**
 * What an operation answered that was called on behalf of somebody is told to him as well: of several that go, by the one that goes first. An
 * answer whose body has begun says no more.
 */
export function passOnDeprecation(answered: IncomingHttpHeaders, response: Response): void {
  const { sunset } = answered;
  if (typeof sunset !== 'string' || response.headersSent) return;
  const told = response.getHeader('Sunset');
  if (typeof told === 'string' && Date.parse(told) <= Date.parse(sunset)) return;
  for (const name of ['Deprecation', 'Sunset', 'Link']) {
    const value = answered[name.toLowerCase()];
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** '/api/v1/asamblea/:id' as the document writes it. */
const templateOf = (request: Request): string =>
  routeOf(request)
    .replace(/^\/api\/v1/, '')
    .replace(/:(\w+)/g, '{$1}');
