import type { TipoDeImportacion } from '@adjudica/domain';
import { hoyEn } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { isSqlServer } from '../../config/engine';
import type { UnitOfWork } from '../../db/transaction/unit-of-work';
import { notFound } from '../../request/version';
import type { Accion } from './clasificacion';
import { type Contexto, celdasDe, type Destino } from './destino';
import type { ImportacionStore } from './importacion.store';
import type { ImportacionRow, ResumenDeImportacion } from './importacion.view';
import { filasDe, type Tramo } from './sql';

/**
 * Rows of one set statement. The embedded engine runs it on the thread of the requests, where people's words, the most expensive, take some 60 µs a
 * row; a server escalates a statement's locks to the whole table from 5,000 rows on.
 */
export const POR_TRAMO = isSqlServer ? 2000 : 200;

/** Shared by review and application of a file. */
export interface ImportTools {
  readonly unitOfWork: UnitOfWork;
  readonly store: ImportacionStore;
  readonly dataSource: DataSource;
  readonly destinos: Readonly<Record<TipoDeImportacion, Destino>>;
  readonly clock: Clock;
}

export interface Cuenta {
  creadas: number;
  cambiadas: number;
  iguales: number;
}

/** @throws 404. */
export async function filaDe({ store }: ImportTools, id: number): Promise<ImportacionRow> {
  const row = await store.byId(id);
  if (row === null) throw notFound();
  return row;
}

export const contextoDeImportacion = (
  manager: EntityManager,
  tramo: Tramo,
  actor: Actor,
  ahora: Date,
  { columnas }: ResumenDeImportacion,
  destino: Destino,
): Contexto => ({
  manager,
  tramo,
  filas: filasDe(manager, celdasDe(manager, destino)),
  actor,
  ahora,
  hoy: hoyEn(ahora),
  presentes: new Set(columnas),
});

export function sumarCuenta(cuenta: Cuenta, { C, M, I }: Readonly<Record<Accion, number>>): void {
  cuenta.creadas += C;
  cuenta.cambiadas += M;
  cuenta.iguales += I;
}

/** Removes the staged rows in slices, outside the writer's long transaction. */
export async function vaciar({ store, unitOfWork }: ImportTools, actor: Actor, id: number): Promise<void> {
  for (const tramo of await store.slices(id, POR_TRAMO))
    await unitOfWork.run(actor, ({ manager }) => store.unstage(manager, tramo));
}
