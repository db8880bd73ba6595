import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, Identifier, RaRecord } from 'react-admin';
import { apiUrl, http, httpFile } from './http';
import { withKey } from './idempotency';

export interface AccionOptions {
  /** The version that the user saw; sent as If-Match. */
  readonly version?: number | undefined;
  /** Idempotency-Key of the dialog that sends; left out = one per intended effect. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal;
}

export interface FileOptions {
  readonly body?: unknown;
  readonly accept?: string | undefined;
  readonly signal?: AbortSignal;
}

export interface AdjudicaDataProvider extends DataProvider {
  /** `POST /<resource>/<id>/<accion>`; `id` null for actions on the resource itself (`POST /<resource>/<accion>`). */
  action<T = RaRecord>(
    resource: string,
    id: Identifier | null,
    accion: string,
    body?: unknown,
    options?: AccionOptions,
  ): Promise<{ data: T }>;
  /** `GET /<path>`: what is neither a list nor a record (figures of a home page, the caller's session). */
  read<T>(path: string, options?: { signal?: AbortSignal }): Promise<T>;
  /** A generated or stored file; `body` given = POST, `accept` = what a list is to leave as. */
  file(path: string, options?: FileOptions): Promise<{ blob: Blob; name: string | null }>;
}

const RANGE = 'Content-Range';
const base = simpleRestProvider(apiUrl, http, RANGE);

/** Metadata of a list. */
export interface MetaDeLista {
  /** Not all rows were counted: there are more than the total. */
  readonly totalMinimo: boolean;
}

/** A strong entity tag around the version number, as the API's ETag. */
export const etag = (version: number | string): string => `"${version}"`;

function address(resource: string, id?: Identifier): string {
  return id === undefined ? `${apiUrl}/${resource}` : `${apiUrl}/${resource}/${encodeURIComponent(id)}`;
}

function post<T>(url: string, body: unknown, options: AccionOptions = {}): Promise<T> {
  const text = JSON.stringify(body ?? {});
  const send = async (key: string): Promise<T> => {
    const headers: Record<string, string> = { 'Idempotency-Key': key };
    if (options.version !== undefined) headers['If-Match'] = etag(options.version);
    return (await http<T>(url, { method: 'POST', headers, body: text, signal: options.signal })).json;
  };
  return withKey(`POST ${url} ${text}`, send, options.key);
}

/** ra-data-simple-rest with what our API needs: idempotency keys, versions, actions, files. */
export const dataProvider: AdjudicaDataProvider = {
  ...base,
  supportAbortSignal: true,

  getList: async (resource, params) => {
    let totalMinimo = false;
    const asked: typeof http = async (url, options) => {
      const answer = await http(url, options);
      totalMinimo = answer.headers.has('X-Total-Minimo');
      return answer as never;
    };
    const page = await simpleRestProvider(apiUrl, asked, RANGE).getList(resource, params);
    // biome-ignore lint/suspicious/noExplicitAny: react-admin's DataProvider is generic over the record at each call
    return { ...page, meta: { totalMinimo } satisfies MetaDeLista } as any;
  },

  create: async (resource, params) => ({
    data: await post(address(resource), params.data, { key: params.meta?.key }),
  }),

  update: async (resource, params) => {
    // A form sends the version on which it is based; the record may have been read again since.
    const { version = params.previousData?.version, ...data } = params.data;
    const url = address(resource, params.id);
    const body = JSON.stringify(data);
    const send = async (key: string) => {
      const headers: Record<string, string> = { 'Idempotency-Key': key };
      if (version !== undefined) headers['If-Match'] = etag(version);
      return (await http(url, { method: 'PUT', headers, body })).json;
    };
    const json = await withKey(`PUT ${url} ${version} ${body}`, send, params.meta?.key);
    // biome-ignore lint/suspicious/noExplicitAny: react-admin's DataProvider is generic over the record at each call
    return { data: json as any };
  },

  action: async <T>(
    resource: string,
    id: Identifier | null,
    accion: string,
    body?: unknown,
    options?: AccionOptions,
  ): Promise<{ data: T }> => ({
    data: await post<T>(`${id === null ? address(resource) : address(resource, id)}/${accion}`, body, options),
  }),

  read: async <T>(path: string, options?: { signal?: AbortSignal }): Promise<T> =>
    (await http<T>(`${apiUrl}/${path}`, { signal: options?.signal })).json,

  file: (path, options) =>
    httpFile(`${apiUrl}/${path}`, {
      signal: options?.signal,
      ...(options?.accept !== undefined && { headers: { Accept: options.accept } }),
      ...(options?.body === undefined
        ? {}
        : {
            method: 'POST',
            body: JSON.stringify(options.body),
            headers: { 'Content-Type': 'application/json' },
          }),
    }),
};
