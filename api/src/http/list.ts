import { contentRange, type DefinicionDeLista, leerLista } from '@adjudica/domain';
import type { Controller } from '@tsoa/runtime';
import type { Key, ListRequest, Page } from '../db/lists/page';
import { notFound } from '../request/version';

/** The three parameters of ra-data-simple-rest, as they arrive. */
export interface ListQuery {
  /** Campo y dirección: `["fecha","DESC"]`. */
  sort?: string;
  /** Primera y última fila: `[0,9]`. */
  range?: string;
  /** Filtro: `{"producto":"01"}`. */
  filter?: string;
}

/** Cache size per list; beyond it the cache is cleared. */
const MAX_KNOWN = 100;
const known = new WeakMap<DefinicionDeLista, Map<string, ListRequest>>();

/** Parses, allow-lists and bounds a list request (domain/lista.ts). Parsed requests are cached and immutable. @throws ErrorDeNegocio 400. */
export function listRequest(query: ListQuery, definition: DefinicionDeLista): ListRequest {
  let asked = known.get(definition);
  if (asked === undefined) {
    asked = new Map();
    known.set(definition, asked);
  }
  const words = JSON.stringify([query.sort, query.range, query.filter]);
  let request = asked.get(words);
  if (request === undefined) {
    request = parsed(query, definition);
    if (asked.size >= MAX_KNOWN) asked.clear();
    asked.set(words, request);
  }
  return request;
}

function parsed(query: ListQuery, definition: DefinicionDeLista): ListRequest {
  const { orden, desde, cantidad, filtro } = leerLista(query, definition);
  const order = Object.freeze({ field: orden.campo, direction: orden.direccion });
  return Object.freeze({ order, offset: desde, limit: cantidad, filter: Object.freeze(filtro) });
}

/** Sends a page for ra-data-simple-rest: the rows, and the total in Content-Range. */
export function sendPage<T>(controller: Controller, resource: string, request: ListRequest, page: Page<T>): T[] {
  controller.setHeader('Content-Range', contentRange(resource, request.offset, page.rows.length, page.total));
  if (page.capped) controller.setHeader('X-Total-Minimo', 'true');
  return page.rows;
}

/** One record as its list shows it, with the list's rights and access row. @throws 404. */
export async function oneOf<T>(
  definition: DefinicionDeLista,
  id: Key,
  list: (request: ListRequest) => Page<T> | Promise<Page<T>>,
): Promise<T> {
  const { campo, direccion } = definition.ordenInicial;
  const order = { field: campo, direction: direccion };
  const { rows } = await list({ order, offset: 0, limit: 1, filter: { id: [id] } });
  if (rows[0] === undefined) throw notFound();
  return rows[0];
}

/** Key of the access row: the requested ids, else `whole`. */
export const wantedOf = ({ id }: ListRequest['filter'], whole: string): string =>
  Array.isArray(id) ? id.join(' ').slice(0, 60) : whole;
