import stock from 'ra-data-simple-rest';

export type StockProvider = ReturnType<typeof stock>;
export type Answered = Awaited<ReturnType<StockProvider['getList']>>;
type Options = NonNullable<Parameters<NonNullable<Parameters<typeof stock>[1]>>[1]>;

/**
 * The installed react-admin provider, over the network. Its client adds what docs/integrar.md requires: the caller, and the version of a deleted
 * record as last read.
 */
export function providerOf(api: string, token: string): StockProvider {
  const versions = new Map<string, number>();
  return stock(api, async (url: string, { method = 'GET', body, headers: given }: Options = {}) => {
    const headers = new Headers(given);
    headers.set('Authorization', `Bearer ${token}`);
    if (body !== undefined) headers.set('Content-Type', 'application/json');
    const version = versions.get(url);
    if (method === 'DELETE' && version !== undefined) headers.set('If-Match', `"${version}"`);
    const answer = await fetch(url, { method, headers, ...(body != null && { body }) });
    const text = await answer.text();
    const { status } = answer;
    if (!answer.ok) throw Object.assign(new Error(`${method} ${url} ${body ?? ''}: ${status} ${text}`), { status });
    const json = text === '' ? undefined : JSON.parse(text);
    if (typeof json?.version === 'number') versions.set(url, json.version);
    return { status, headers: answer.headers, body: text, json };
  });
}
