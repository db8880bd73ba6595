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
    .from(Adjudicacion, 'adjudicacion')
    .leftJoin(Carpeta, 'carpeta', 'carpeta.adjudicacionId = adjudicacion.id')
    .select(['id', 'planId', 'fecha', 'estado', 'retiradoEn'].map((c) => `adjudicacion.${c} AS ${c}`))
    .addSelect('carpeta.abiertaEn', 'abiertaEn');

/** The good by the order, or by the sheet without one (houses, and old vehicles). */
export const unirBien = (query: Query): Query =>
  query
    .leftJoin(OrdenPlan, 'ordenPlan', 'ordenPlan.adjudicacionId = adjudicacion.id AND ordenPlan.vigente = :vigente', {
      vigente: true,
    })
    .leftJoin(OrdenDeCompra, 'orden', 'orden.id = ordenPlan.ordenId')
    .leftJoin(FichaPlan, 'fichaPlan', 'fichaPlan.adjudicacionId = adjudicacion.id AND fichaPlan.vigente = :vigente', {
      vigente: true,
    })
    .leftJoin(FichaBien, 'ficha', 'ficha.id = fichaPlan.fichaId')
    .addSelect('orden.estadoBien', 'bienDeOrden')
    .addSelect('ficha.estadoBien', 'bienDeFicha')
    .addSelect('ficha.tipoInmueble', 'inmueble');

export function agrupar<T, K>(rows: readonly T[], clave: (row: T) => K): Map<K, T[]> {
  const grupos = new Map<K, T[]>();
  for (const row of rows) {
    const rowsOfClave = grupos.get(clave(row));
    if (rowsOfClave === undefined) grupos.set(clave(row), [row]);
    else rowsOfClave.push(row);
  }
  return grupos;
}
