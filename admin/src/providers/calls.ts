import type { Identifier } from 'react-admin';
import type { DeleteCalls, FileCalls, GetCalls, PostCalls, PutCalls, UploadCalls } from '../generated/api';
import { apiUrl, http } from './http';
import { withKey } from './idempotency';

export type GetPath = keyof GetCalls;
export type PostPath = keyof PostCalls;
type PutPath = keyof PutCalls;
type DeletePath = keyof DeleteCalls;
type Path = GetPath | PostPath | PutPath | DeletePath | keyof FileCalls | keyof UploadCalls;

type ParamsOf<P extends Path> = P extends keyof FileCalls
  ? FileCalls[P]['params']
  : P extends GetPath
    ? GetCalls[P]['params']
    : P extends PostPath
      ? PostCalls[P]['params']
      : P extends PutPath
        ? PutCalls[P]['params']
        : P extends keyof UploadCalls
          ? UploadCalls[P]['params']
          : P extends DeletePath
            ? DeleteCalls[P]['params']
            : never;

export interface WriteOptions {
  /** The version that the person saw, sent as If-Match where the API guards against a stale screen. */
  readonly version?: number | undefined;
  /** Idempotency-Key of the dialog that sends; left out = one per intended effect. */
  readonly key?: string | undefined;
}

/** A strong entity tag around the version number, as the API's ETag. */
export const etag = (version: number | string): string => `"${version}"`;

function fill(path: string, params: object): string {
  const query = new URLSearchParams();
  let address = path;
  for (const [name, value] of Object.entries(params)) {
    if (path.includes(`{${name}}`)) address = address.replace(`{${name}}`, encodeURIComponent(String(value)));
    else if (value !== undefined) query.append(name, String(value));
  }
  return `${apiUrl}${address}${query.size === 0 ? '' : `?${query}`}`;
}

/** The address of a call: a parameter that its path names stands there, the others in the query string. */
export const urlOf = <P extends Path>(path: P, params: ParamsOf<P>): string => fill(path, params);

/** A write with its version, under one Idempotency-Key as long as its fate is unknown. */
export function send<T>(
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  body: unknown,
  { version, key }: WriteOptions = {},
): Promise<T> {
  const text = method === 'DELETE' ? null : JSON.stringify(body ?? {});
  const attempt = async (idempotencyKey: string): Promise<T> => {
    const headers: Record<string, string> = { 'Idempotency-Key': idempotencyKey };
    if (version !== undefined) headers['If-Match'] = etag(version);
    return (await http<T>(url, { method, headers, body: text })).json;
  };
  return withKey(`${method} ${url} ${version ?? ''} ${text}`, attempt, key);
}

/** What the API does beside lists and records, by the addresses of its OpenAPI document: another path, parameter or body does not compile. */
export const calls = {
  get: async <P extends GetPath>(
    path: P,
    params: GetCalls[P]['params'],
    options?: { readonly signal?: AbortSignal },
  ): Promise<GetCalls[P]['answer']> => (await http<GetCalls[P]['answer']>(fill(path, params), options)).json,

  post: <P extends PostPath>(
    path: P,
    params: PostCalls[P]['params'],
    body: PostCalls[P]['body'],
    options?: WriteOptions,
  ): Promise<PostCalls[P]['answer']> => send('POST', fill(path, params), body, options),

  /**
   * An act on a record, or on none (`null`), as its dialog sends it: what it sends was judged by the schema of the rules.
   * The parameter of the address is the key of the record.
   */
  act: <T>(path: PostPath, id: Identifier | null, body: object, options?: WriteOptions): Promise<T> =>
    send('POST', `${apiUrl}${path.replace(/\{\w+\}/, encodeURIComponent(id ?? ''))}`, body, options),

  put: <P extends PutPath>(
    path: P,
    params: PutCalls[P]['params'],
    body: PutCalls[P]['body'],
    options?: WriteOptions,
  ): Promise<PutCalls[P]['answer']> => send('PUT', fill(path, params), body, options),
};
