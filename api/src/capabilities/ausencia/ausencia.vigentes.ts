import type { Fecha } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { readMany } from '../../db/engine/read';
import { Ausencia } from '../../entities/ausencia.entity';
import { Usuario } from '../../entities/usuario.entity';

/** Ids of an absent user and of whoever covers him. */
export interface Cobertura {
  readonly ausente: number;
  readonly reemplazo: number;
}

/** The absences of one day. @param hoy in Ecuador */
export const coberturas = (manager: EntityManager, hoy: Fecha): Promise<Cobertura[]> =>
  readMany<Cobertura>(
    manager
      .createQueryBuilder()
      .from(Ausencia, 'ausencia')
      .innerJoin(Usuario, 'ausente', 'ausente.usuario = ausencia.ausente')
      .innerJoin(Usuario, 'reemplazo', 'reemplazo.usuario = ausencia.reemplazo')
      .select('ausente.id', 'ausente')
      .addSelect('reemplazo.id', 'reemplazo')
      .where('ausencia.desde <= :hoy AND ausencia.hasta >= :hoy', { hoy }),
  );
