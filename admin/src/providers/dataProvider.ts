import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';
import { calls, send } from './calls';
import { apiUrl, http } from './http';

/** react-admin's methods, and those of the calls that are neither a list nor a record. */
export type AdjudicaDataProvider = DataProvider & typeof calls;

const RANGE = 'Content-Range';
const base = simpleRestProvider(apiUrl, http, RANGE);

/** Metadata of a list. */
export interface MetaDeLista {
  /** Not all rows were counted: there are more than the total. */
  readonly totalMinimo: boolean;
}

/** ra-data-simple-rest with what our API needs: idempotency keys, versions, other calls. */
export const dataProvider: AdjudicaDataProvider = {
  ...base,
  ...calls,
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

  create: async (resource, { data, meta }) => ({
    data: await send('POST', `${apiUrl}/${resource}`, data, { key: meta?.key }),
  }),

  update: async (resource, { id, data: sent, previousData, meta }) => {
    // A form sends the version on which it is based; the record may have been read again since.
    const { version = previousData?.version, ...body } = sent;
    const url = `${apiUrl}/${resource}/${encodeURIComponent(id)}`;
    return { data: await send('PUT', url, body, { version, key: meta?.key }) };
  },

  delete: async (resource, { id, previousData, meta }) => {
    const url = `${apiUrl}/${resource}/${encodeURIComponent(id)}`;
    return { data: await send('DELETE', url, null, { version: previousData?.version, key: meta?.key }) };
  },
};
