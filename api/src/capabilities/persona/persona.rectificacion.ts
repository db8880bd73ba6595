import { hoyEn, type Rectificacion } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { DerechoTitular } from '../../entities/derecho-titular.entity';

/** Corrections of a person at his request, oldest first. Read after the person's row, whose version guards the following write. */
export async function rectificacionesDe(manager: EntityManager, personaId: number): Promise<readonly Rectificacion[]> {
  const hechas = await manager.find(DerechoTitular, {
    where: { personaId, tipo: 'rectificacion', estado: 'atendida' },
    order: { id: 'ASC' },
  });
  return hechas.flatMap(({ id, dato, valor, valorAnterior, decididaEn }) =>
    dato === null || valor === null
      ? []
      : [{ solicitud: id, desde: hoyEn(decididaEn as Date), dato, valorAnterior, valor }],
  );
}
