import {
  columnasDeLista,
  type DefinicionDeLista,
  deNumero,
  ErrorDeNegocio,
  hoyEn,
  type ListaConColumnas,
  mensajes,
} from '@adjudica/domain';
import type { Controller } from '@tsoa/runtime';
import type { Key, ListRequest, Page } from '../db/lists/page';
import { type Column, type ColumnKind, MAX_ROWS, workbook } from '../excel';
import type { AuthenticatedRequest } from './authenticated-request';
import { type ListQuery, listRequest, sendPage } from './list';
import { sendFile, TIPO_XLSX } from './send-file';
import { applicationOf } from './served-application';

/** Batch size. */
const BATCH = 500;

/** A list as a workbook. */
export interface Libro<T> {
  readonly recurso: string;
  /** Name of the sheet. */
  readonly nombre: string;
  readonly columnas: readonly Column<T>[];
}

interface ColumnaDeLibro<T> {
  /** In characters; 16 unless given. */
  readonly ancho?: number;
  /** Text unless given. */
  readonly tipo?: 'fecha' | 'instante' | 'dinero' | 'numero';
  /** Left out = the field itself. */
  readonly valor?: (row: T) => string | number | null;
}

const kinds: Readonly<Record<NonNullable<ColumnaDeLibro<never>['tipo']>, ColumnKind>> = {
  fecha: 'fecha',
  instante: 'instante',
  dinero: 'monto',
  numero: 'entero',
};

/** Columns of a list's workbook: fields with a heading in the list's columns, as on its screen. */
export function libro<T extends object, R extends ListaConColumnas>(
  recurso: R,
  nombre: string,
  campos: { readonly [C in keyof (typeof columnasDeLista)[R]]?: ColumnaDeLibro<T> },
): Libro<T> {
  const titulos: Readonly<Record<string, string>> = columnasDeLista[recurso];
  const columnas = Object.entries<ColumnaDeLibro<T>>(campos as Record<string, ColumnaDeLibro<T>>).map(
    ([campo, { ancho = 16, tipo, valor = (row: T) => Reflect.get(row, campo) as string | number | null }]) => ({
      titulo: titulos[campo] as string,
      tipo: tipo === undefined ? ('texto' as const) : kinds[tipo],
      ancho,
      valor: (row: T) => stored(tipo, valor(row)),
    }),
  );
  return { recurso, nombre, columnas };
}

function stored(tipo: ColumnaDeLibro<never>['tipo'], valor: string | number | null): string | number | null {
  if (valor === null || valor === undefined) return null;
  return tipo === 'dinero' ? deNumero(Number(valor)) : valor;
}

/**
 * Sends a page of a list or, if `Accept` asks for a workbook, every row of the same filter and order. Its operation declares it with
 * `@Extension('x-excel', true)`.
 */
export async function sendList<T>(
  controller: Controller,
  http: AuthenticatedRequest,
  query: ListQuery,
  { lista, libro }: { readonly lista: DefinicionDeLista; readonly libro: Libro<T> },
  list: (request: ListRequest) => Promise<Page<T>>,
): Promise<T[]> {
  const request = listRequest(query, lista);
  // tsoa streams any stream, despite the declared type
  if (wantsWorkbook(http)) return (await sendWorkbook(controller, http, request, libro, list)) as T[];
  return sendPage(controller, libro.recurso, request, await list(request));
}

const wantsWorkbook = ({ headers }: AuthenticatedRequest): boolean => headers.accept === TIPO_XLSX;

/**
 * Streams every row of the filter in the list's order: keys in one read, rows in batches as the browser takes them, so that memory does not grow
 * with the list. The access row is written before the first byte leaves (invariant 39). @throws 422 more rows than a sheet holds.
 */
async function sendWorkbook<T>(
  controller: Controller,
  http: AuthenticatedRequest,
  request: ListRequest,
  { recurso, nombre, columnas }: Libro<T>,
  list: (request: ListRequest) => Promise<Page<T>>,
): Promise<unknown> {
  const { unitOfWork, accessBudget, accessLog, clock } = applicationOf(http);
  const entry = { operacion: 'exportar-excel', recurso, recursoId: filterText(request.filter) };
  accessBudget.count(http.user, entry);
  const into: Key[] = [];
  await list({ ...request, keys: { into } });
  if (into.length >= MAX_ROWS)
    throw new ErrorDeNegocio('regla', 'lista-muy-larga', mensajes.propios.listaMuyLarga(into.length));
  await unitOfWork.run(http.user, (tx) => accessLog.write(tx, entry));
  async function* filas(): AsyncGenerator<T> {
    for (let from = 0; from < into.length; from += BATCH) {
      const of = into.slice(from, from + BATCH);
      yield* (await list({ ...request, offset: 0, limit: of.length, keys: { of } })).rows;
    }
  }
  return sendFile(controller, http, {
    bytes: workbook({ nombre, columnas, filas: filas() }, clock.now()),
    nombre: `${recurso}-${hoyEn(clock.now())}.xlsx`,
    tipo: TIPO_XLSX,
  });
}

/** The filter, cut to the column of the access row. */
const filterText = (filter: object): string => Object.values(filter).join(' ').slice(0, 60) || 'todos';
