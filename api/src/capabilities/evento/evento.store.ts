import type { EntityManager } from 'typeorm';
import { insertMany } from '../../db/bulk';
import type { Tx } from '../../db/unit-of-work';
import { Evento } from './evento.entity';

export interface NuevoEvento {
  tipo: string;
  planId: number;
  personaId: number | null;
  observacion: string | null;
}

/** Append-only: there is no update and no delete here. */
export class EventoStore {
  /** With user, department and instant of the act (model.md, Events). */
  async anotar(tx: Tx, eventos: readonly NuevoEvento[]): Promise<void> {
    await insertMany(
      tx.manager as EntityManager,
      Evento,
      eventos.map((evento) => ({
        ...evento,
        usuarioId: tx.actor.id || null,
        idDepartamento: tx.actor.idDepartamento,
        fecha: tx.now,
      })),
    );
  }
}
