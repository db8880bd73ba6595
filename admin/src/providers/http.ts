import { HttpError } from 'react-admin';
import { endsSession, nestErrors, type Problem, textOf } from './problems';
import { withSecondFactor } from './secondFactor';
import { endSesion, getSesion } from './sesion';

export const apiUrl = '/api/v1';

export interface HttpAnswer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  readonly json: T;
}

export interface HttpOptions {
  readonly method?: string;
  readonly headers?: HeadersInit;
  readonly body?: BodyInit | null;
  readonly signal?: AbortSignal | null | undefined;
  /** The call continues after its page was closed (at most 64 kB). */
  readonly keepalive?: boolean;
}

/** Whether a call was aborted because its screen closed (GEN-542): nothing is shown for it. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException ? error.name === 'AbortError' : (error as Error | null)?.name === 'AbortError';
}

async function call(url: string, options: HttpOptions): Promise<Response> {
  const headers = new Headers(options.headers);
  // ra-data-simple-rest sets `Range`; Chrome then asks for `identity` and no list could be compressed (rendimiento.md, "Pantallas").
  // The page is in the query string anyway.
  headers.delete('Range');
  headers.set('Accept', headers.get('Accept') ?? 'application/json');
  if (typeof options.body === 'string' && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
  const token = getSesion()?.token;
  if (token !== undefined && !headers.has('Authorization')) headers.set('Authorization', `Bearer ${token}`);
  try {
    return await fetch(url, {
      method: options.method ?? 'GET',
      headers,
      body: options.body ?? null,
      signal: options.signal ?? null,
      ...(options.keepalive ? { keepalive: true } : {}),
      // The token is the only credential: a cookie would make forged requests possible.
      credentials: 'omit',
    });
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new HttpError(textOf(null, 0), 0, null);
  }
}

async function fail(response: Response, token: string | undefined): Promise<never> {
  let problem: Problem | null = null;
  try {
    problem = (await response.json()) as Problem;
  } catch {
    // Not JSON (a proxy's error page): the status decides the text.
  }
  // A late answer to an old token does not end the new session.
  if (token !== undefined && token === getSesion()?.token && endsSession(response.status, problem?.code)) endSesion();
  const error = new HttpError(textOf(problem, response.status), response.status, bodyOf(problem, response.status));
  throw Object.assign(error, { retryAfterMs: waitOf(response.headers.get('Retry-After')) });
}

/** RFC 9110: `Retry-After` as seconds or date; null = not given. */
function waitOf(header: string | null): number | null {
  if (header === null) return null;
  const wait = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? null : Math.max(wait, 0);
}

/** The body of a refusal for forms. The fields of a stale version are not wrong, and react-admin would report an incorrect form. */
function bodyOf(problem: Problem | null, status: number): unknown {
  if (problem?.errors === undefined) return problem;
  const { errors, ...rest } = problem;
  return status === 412 ? rest : { ...rest, errors: nestErrors(errors) };
}

/**
 * The only way from a screen to the API, also the httpClient of ra-data-simple-rest. Resolves for 2xx; rejects with react-admin's HttpError, whose
 * `message` is the Spanish text to show, `status` the HTTP status (0 = no answer) and `body` the problem with its `errors` nested for forms. An abort
 * rejects unchanged, see `isAbort`.
 */
export function http<T = unknown>(url: string, options: HttpOptions = {}): Promise<HttpAnswer<T>> {
  return withSecondFactor(() => once<T>(url, options));
}

async function once<T>(url: string, options: HttpOptions): Promise<HttpAnswer<T>> {
  const token = getSesion()?.token;
  const response = await call(url, options);
  if (!response.ok) return fail(response, token);
  const body = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body,
    json: (body === '' ? null : JSON.parse(body)) as T,
  };
}

/** A file with the name that the server gives it. */
export async function httpFile(url: string, options: HttpOptions = {}): Promise<{ blob: Blob; name: string | null }> {
  const token = getSesion()?.token;
  const headers = new Headers(options.headers);
  if (!headers.has('Accept')) headers.set('Accept', '*/*');
  const ask = async () => {
    const response = await call(url, { ...options, headers });
    return response.ok ? response : fail(response, token);
  };
  const response = await ask();
  // a stored file that is not what it was breaks off: asked again, the server says what it is
  const blob = await response.blob().catch(async (error: unknown) => {
    if (isAbort(error) || options.body !== undefined) throw error;
    return (await ask()).blob();
  });
  return { blob, name: fileName(response.headers.get('Content-Disposition')) };
}

interface UploadOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** 0 to 1, while the bytes leave; the answer comes after 1. */
  readonly onProgress?: (share: number) => void;
  readonly signal?: AbortSignal;
}

/** Uploads with progress, which fetch does not report. Rejects as `http` does. */
export function httpUpload<T>(url: string, form: FormData, options: UploadOptions = {}): Promise<T> {
  return withSecondFactor(() => upload<T>(url, form, options));
}

async function upload<T>(url: string, form: FormData, options: UploadOptions): Promise<T> {
  const token = getSesion()?.token;
  const response = await new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    if (token !== undefined) request.setRequestHeader('Authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(options.headers ?? {})) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => options.onProgress?.(total === 0 ? 0 : loaded / total);
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }));
    request.onerror = () => reject(new HttpError(textOf(null, 0), 0, null));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    options.signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
  return response.ok ? ((await response.json()) as T) : fail(response, token);
}

/** RFC 6266: `filename*` (UTF-8) wins over `filename`. */
export function fileName(disposition: string | null): string | null {
  if (disposition === null) return null;
  const extended = /filename\*\s*=\s*UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended !== undefined) {
    try {
      return decodeURIComponent(extended.trim());
    } catch {
      // Malformed escape: the plain name is used.
    }
  }
  return /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1]?.trim() ?? null;
}
