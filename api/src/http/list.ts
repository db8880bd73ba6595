import { contentRange, type DefinicionDeLista, leerLista } from '@adjudica/domain';
import type { Controller } from '@tsoa/runtime';
import type { ListRequest, Page } from '../db/page';

/** The three parameters of ra-data-simple-rest, as they arrive. */
export interface ListQuery {
  /** Campo y dirección: `["fecha","DESC"]`. */
  sort?: string;
  /** Primera y última fila: `[0,9]`. */
  range?: string;
  /** Filtro: `{"producto":"01"}`. */
  filter?: string;
}

/** Parses, allow-lists and bounds a list request (domain/lista.ts). @throws ErrorDeNegocio 400. */
export function listRequest(query: ListQuery, definition: DefinicionDeLista): ListRequest {
  const { orden, desde, cantidad, filtro } = leerLista(query, definition);
  return { order: { field: orden.campo, direction: orden.direccion }, offset: desde, limit: cantidad, filter: filtro };
}

/** Sends a page the way ra-data-simple-rest reads it: the rows, and the total in Content-Range. */
export function sendPage<T>(controller: Controller, resource: string, request: ListRequest, page: Page<T>): T[] {
  controller.setHeader('Content-Range', contentRange(resource, request.offset, page.rows.length, page.total));
  if (page.capped) controller.setHeader('X-Total-Minimo', 'true');
  return page.rows;
}
