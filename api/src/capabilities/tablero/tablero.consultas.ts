import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { FichaBien, FichaPlan } from '../../entities/medio-aprobacion.entity';
import { OrdenDeCompra, OrdenPlan } from '../../entities/orden-de-compra.entity';

export type Query = SelectQueryBuilder<ObjectLiteral>;

/** An event's row. */
export interface PasoRow {
  planId: number;
  tipo: string;
  fecha: unknown;
}

/** Awards with the columns that assign events to them. */
export const enElTiempoDe = (manager: EntityManager): Query =>
  manager
    .createQueryBuilder()
    .from(Adjudicacion, 'j')
    .leftJoin(Carpeta, 'c', 'c.adjudicacionId = j.id')
    .select(['id', 'planId', 'fecha', 'estado', 'retiradoEn'].map((c) => `j.${c} AS ${c}`))
    .addSelect('c.abiertaEn', 'abiertaEn');

/** The good by the order, or by the sheet without one (houses, and old vehicles). */
export const unirBien = (query: Query): Query =>
  query
    .leftJoin(OrdenPlan, 'k', 'k.adjudicacionId = j.id AND k.vigente = :vigente', { vigente: true })
    .leftJoin(OrdenDeCompra, 'o', 'o.id = k.ordenId')
    .leftJoin(FichaPlan, 'p', 'p.adjudicacionId = j.id AND p.vigente = :vigente', { vigente: true })
    .leftJoin(FichaBien, 'f', 'f.id = p.fichaId')
    .addSelect('o.estadoBien', 'bienDeOrden')
    .addSelect('f.estadoBien', 'bienDeFicha')
    .addSelect('f.tipoInmueble', 'inmueble');

export function agrupar<T, K>(rows: readonly T[], clave: (row: T) => K): Map<K, T[]> {
  const grupos = new Map<K, T[]>();
  for (const row of rows) {
    const rowsOfClave = grupos.get(clave(row));
    if (rowsOfClave === undefined) grupos.set(clave(row), [row]);
    else rowsOfClave.push(row);
  }
  return grupos;
}
