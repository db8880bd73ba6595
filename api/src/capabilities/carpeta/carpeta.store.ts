import {
  type ErrorDeNegocio,
  esAjeno,
  type HechosDeEscritura,
  rechazoDeBase,
  rechazoDeEscritura,
  tratamientoSuspendido,
} from '@adjudica/domain';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import type { Actor } from '../../auth/actor';
import { insertMany } from '../../db/transaction/bulk';
import { guardedUpdate, lockRow } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Evento } from '../../entities/evento.entity';
import { eventosDeAdjudicacion } from '../evento';
import { exigirSinSuspension, type Suspensiones } from '../persona';
import type { PlanRow, PlanStore } from '../plan';
import { summarizeOpened } from './resumen.store';

/** A plan whose folder this actor may change. */
export interface PlanParaEscribir {
  /** Plan, group, holder (`personaId`, `identificacion`, names, contact …), folder: the flat row of `PlanStore`. */
  plan: PlanRow;
  carpeta: { id: number; idDepartamento: string | null; version: number };
  /** Assigned to another executive, which the act's event mentions. */
  ajeno: boolean;
}

/** Facts of a plan for the rules of writing. */
export const hechosDeEscritura = (plan: PlanRow): HechosDeEscritura => ({
  idDepartamento: plan.carpetaId === null ? undefined : plan.idDepartamento,
  ejecutivoId: plan.ejecutivoId,
});

/** A plan that passed these rules. */
export const paraEscribir = (plan: PlanRow, actor: Actor): PlanParaEscribir => ({
  plan,
  carpeta: {
    id: plan.carpetaId as number,
    idDepartamento: plan.idDepartamento,
    version: plan.carpetaVersion as number,
  },
  ajeno: esAjeno(hechosDeEscritura(plan), actor),
});

export class CarpetaStore {
  constructor(
    private readonly dataSource: DataSource,
    private readonly planes: PlanStore,
    private readonly ajustes: { readonly soloPropios: boolean },
    private readonly suspensiones: Pick<Suspensiones, 'de'> = { de: () => null },
  ) {}

  /**
   * The one way to change forms of a folder (application, spouse, guarantor, finances …). Locks the folder's row first, so that acts on one folder,
   * sending included, are serialized, and what is read here holds until the commit. Acts with their own lifecycle lock it themselves (x.en-acto.ts),
   * and decide what 002 may do while it is in 004. @throws 404 no such plan; 422 'plan-sin-adjudicar'; 409 'carpeta-en-riesgo' (002 while it is in
   * 004); 403 'plan-de-otro-ejecutivo'; 409 'tratamiento-suspendido'.
   */
  async lockForWrite(tx: Pick<Tx, 'manager' | 'actor'>, idCodigo: string): Promise<PlanParaEscribir> {
    await this.lock(tx.manager, idCodigo);
    const plan = await this.planes.get(idCodigo, tx.manager);
    const refusal = rechazoDeEscritura(hechosDeEscritura(plan), tx.actor, this.ajustes.soloPropios);
    if (refusal !== null) throw refusal;
    await exigirSinSuspension(tx.manager, [plan]);
    return paraEscribir(plan, tx.actor);
  }

  /**
   * Why this actor can't change forms of the folder; null = allowed. Screens show 'Editar' by it. `personaId`: whose data it is, if not the holder's.
   */
  writeRefusal(plan: PlanRow, actor: Actor, personaId?: number | null): ReturnType<typeof rechazoDeEscritura> {
    return (
      rechazoDeEscritura(hechosDeEscritura(plan), actor, this.ajustes.soloPropios) ??
      this.suspensionRefusal(plan, personaId)
    );
  }

  /** The same for the basis of an approval. */
  baseWriteRefusal(plan: PlanRow, actor: Actor, personaId?: number | null): ReturnType<typeof rechazoDeEscritura> {
    return (
      rechazoDeBase(hechosDeEscritura(plan), actor, this.ajustes.soloPropios) ?? this.suspensionRefusal(plan, personaId)
    );
  }

  /** The suspension that makes data of the holder, or of this person, read-only; `null` = none. */
  suspensionRefusal({ planId, identificacion }: PlanRow, personaId?: number | null): ErrorDeNegocio | null {
    const suspension = this.suspensiones.de(() => [{ planId, identificacion, personaId }]);
    return suspension && tratamientoSuspendido(suspension);
  }

  /** Locks the folder of a plan until the transaction ends. */
  lock(manager: EntityManager, idCodigo: string): Promise<void> {
    return lockRow(manager, Carpeta, idCodigo);
  }

  /** Locks several in sorted order, so that no two acts deadlock. */
  async lockAll(manager: EntityManager, idCodigos: Iterable<string>): Promise<void> {
    for (const idCodigo of [...new Set(idCodigos)].sort()) await this.lock(manager, idCodigo);
  }

  /** Moves it to another department. Returns the affected rows, 0 = stale version. */
  async move(
    manager: EntityManager,
    { id, idDepartamento, version }: PlanParaEscribir['carpeta'],
    destino: string,
  ): Promise<number> {
    const from = idDepartamento ?? IsNull();
    return guardedUpdate(manager, Carpeta, { id, version, idDepartamento: from }, { idDepartamento: destino });
  }

  /** One folder for each award, without department yet (modelo.md, "The folder"). */
  async open(tx: Tx, adjudicaciones: readonly { id: number; planId: number }[]): Promise<void> {
    await insertMany(
      tx.manager,
      Carpeta,
      adjudicaciones.map(({ id, planId }) => ({
        adjudicacionId: id,
        planId,
        idDepartamento: null,
        abiertaEn: tx.now,
        documentosTotal: 0,
        documentosListos: 0,
        estadoDocumentos: 'sinLista' as const,
        version: 1,
      })),
    );
    await summarizeOpened(
      tx.manager,
      adjudicaciones.map(({ planId }) => planId),
    );
  }

  /**
   * Awards whose folder is in use: sent or changed, or its plan has an event beyond those of awarding. Forms, documents and approvals leave events.
   */
  async moved(asambleaId: number, manager: EntityManager = this.dataSource.manager): Promise<Set<number>> {
    const events = manager
      .createQueryBuilder()
      .subQuery()
      .select('1')
      .from(Evento, 'evento')
      .where('evento.planId = carpeta.planId AND evento.fecha >= carpeta.abiertaEn AND evento.tipo NOT IN (:...tipos)')
      .getQuery();
    const rows = await manager
      .createQueryBuilder()
      .from(Carpeta, 'carpeta')
      .innerJoin(Adjudicacion, 'adjudicacion', 'adjudicacion.id = carpeta.adjudicacionId')
      .select('carpeta.adjudicacionId', 'adjudicacionId')
      .where('adjudicacion.asambleaId = :asambleaId', { asambleaId })
      .andWhere(`(carpeta.idDepartamento IS NOT NULL OR carpeta.version > 1 OR EXISTS ${events})`, {
        tipos: eventosDeAdjudicacion,
      })
      .getRawMany<{ adjudicacionId: number }>();
    return new Set(rows.map(({ adjudicacionId }) => adjudicacionId));
  }
}
