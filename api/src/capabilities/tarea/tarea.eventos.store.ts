import { type CodigoDeTarea, listaDeRoles, rolesPorTomar, VIGENTE } from '@adjudica/domain';
import { type EntityManager, In } from 'typeorm';
import { among, readMany } from '../../db/engine/read';
import { insertMany } from '../../db/transaction/bulk';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Evento } from '../../entities/evento.entity';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';
import { Tarea, TareaTipo } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { nombreDeCliente } from '../persona';
import { filaNueva, type NewRow, type TipoRow, tocada } from './tarea.store';

/** SQL Server takes 2,100 parameters a statement. */
const IDS_PER_STATEMENT = 1000;

export interface PlanDeTarea {
  planId: number;
  idCodigo: string;
  personaId: number;
  cedula: string;
  nombreCompleto: string;
  /** Of the live award; null = not assigned, or inactive. */
  ejecutivoId: number | null;
}

/** An open task of a plan. */
export interface Abierta {
  id: number;
  planId: number;
  tipoId: number;
  codigo: string;
  nombre: string;
  role: string;
  usuarioId: number | null;
}

/** Everything here is set-based for many plans, inside the caller's transaction. */
export class TareasDeEventosStore {
  async findTipo(manager: EntityManager, codigo: CodigoDeTarea): Promise<TipoRow | null> {
    return manager.findOneBy(TareaTipo, { codigo });
  }

  async findPlanes(manager: EntityManager, planIds: readonly number[]): Promise<PlanDeTarea[]> {
    const rows = await inChunks(planIds, (ids) =>
      readMany<PlanDeTarea & { nombres: string; apellidoPaterno: string; apellidoMaterno: string }>(
        manager
          .createQueryBuilder()
          .from(Plan, 'planAhorro')
          .innerJoin(PlanTitular, 'titular', 'titular.planId = planAhorro.id AND titular.hasta IS NULL')
          .innerJoin(Persona, 'persona', 'persona.id = titular.personaId')
          .leftJoin(
            Adjudicacion,
            'adjudicacion',
            `adjudicacion.planId = planAhorro.id AND adjudicacion.estado = '${VIGENTE}'`,
          )
          .leftJoin(Usuario, 'usuario', 'usuario.id = adjudicacion.ejecutivoId AND usuario.activo = :activo')
          .select('planAhorro.id', 'planId')
          .addSelect('planAhorro.idCodigo', 'idCodigo')
          .addSelect('persona.id', 'personaId')
          .addSelect('persona.identificacion', 'cedula')
          .addSelect('persona.nombres', 'nombres')
          .addSelect('persona.apellidoPaterno', 'apellidoPaterno')
          .addSelect('persona.apellidoMaterno', 'apellidoMaterno')
          .addSelect('usuario.id', 'ejecutivoId')
          .where('planAhorro.id IN (:...ids)', { ids, activo: true }),
      ),
    );
    return rows.map(({ nombres, apellidoPaterno, apellidoMaterno, ...row }) => ({
      ...row,
      nombreCompleto: nombreDeCliente({ nombres, apellidoPaterno, apellidoMaterno }),
    }));
  }

  /** Those with a live award. */
  async findAdjudicados(manager: EntityManager, planIds: readonly number[]): Promise<number[]> {
    const rows = await inChunks(planIds, (ids) =>
      readMany<{ planId: number }>(
        manager
          .createQueryBuilder()
          .from(Adjudicacion, 'adjudicacion')
          .select('adjudicacion.planId', 'planId')
          .where(`adjudicacion.planId IN (:...ids) AND adjudicacion.estado = '${VIGENTE}'`, { ids }),
      ),
    );
    return rows.map(({ planId }) => planId);
  }

  listOpen(manager: EntityManager, planIds: readonly number[]): Promise<Abierta[]> {
    return inChunks(planIds, (ids) =>
      readMany<Abierta>(
        manager
          .createQueryBuilder()
          .from(Tarea, 'tarea')
          .innerJoin(TareaTipo, 'tareaTipo', 'tareaTipo.id = tarea.tipoId')
          .select(['id', 'planId', 'tipoId', 'usuarioId'].map((c) => `tarea.${c} AS ${c}`))
          .addSelect('tareaTipo.codigo', 'codigo')
          .addSelect('tareaTipo.nombre', 'nombre')
          .addSelect('tareaTipo.role', 'role')
          .where("tarea.planId IN (:...ids) AND tarea.estado <> 'C'", { ids }),
      ),
    );
  }

  /** Plan → its last event of this type, just recorded. */
  async findLastEventos(
    manager: EntityManager,
    planIds: readonly number[],
    tipo: string,
  ): Promise<Map<number, number>> {
    const rows = await inChunks(planIds, (ids) =>
      readMany<{ planId: number; id: number }>(
        manager
          .createQueryBuilder()
          .from(Evento, 'evento')
          .select('evento.planId', 'planId')
          .addSelect('MAX(evento.id)', 'id')
          .where('evento.planId IN (:...ids) AND evento.tipo = :tipo', { ids, tipo })
          .groupBy('evento.planId'),
      ),
    );
    return new Map(rows.map(({ planId, id }) => [planId, id]));
  }

  insertMany(tx: Tx, nuevas: readonly NewRow[]): Promise<void> {
    const rows = nuevas.map(
      ({ tipoId, planId, personaId, usuarioId, estado, fechaEjecucion, accionId, observaciones, ...de }) =>
        filaNueva(tx, {
          tipoId,
          planId,
          personaId,
          usuarioId,
          estado,
          fechaEjecucion,
          accionId,
          observaciones,
          eventoId: de.eventoId,
          recurso: de.recurso ?? null,
          clave: de.clave ?? null,
        }),
    );
    return insertMany(tx.manager, Tarea, rows);
  }

  /** Closes open tasks of these plans, all or of some kinds; one statement for up to a thousand plans. */
  async close(
    tx: Tx,
    planIds: readonly number[],
    codigos: readonly CodigoDeTarea[] | 'todas',
    observaciones: string,
  ): Promise<void> {
    const { manager } = tx;
    const q = (name: string): string => manager.connection.driver.escape(name);
    await inChunks(planIds, async (ids) => {
      const update = manager
        .createQueryBuilder()
        .update(Tarea)
        .set({
          estado: 'C',
          // keeps the user's comments
          observaciones: () => `COALESCE(${q('observaciones')}, :observaciones)`,
          ...tocada(tx),
          cerradaPor: tx.actor.id || null,
          cerradaEn: tx.now,
          version: () => `${q('version')} + 1`,
        })
        .where({ planId: among(ids), estado: In(['P', 'S', 'A']) })
        .setParameters({ observaciones });
      if (codigos !== 'todas') {
        const tipos = await manager.find(TareaTipo, { select: { id: true }, where: { codigo: among([...codigos]) } });
        update.andWhere({ tipoId: among(tipos.map(({ id }) => id)) });
      }
      await update.execute();
      return [];
    });
  }

  /** One statement for each new owner. */
  async assign(tx: Tx, tareas: readonly { id: number; usuarioId: number | null }[]): Promise<void> {
    const { manager } = tx;
    const porDueno = new Map<number, number[]>();
    for (const { id, usuarioId } of tareas)
      if (usuarioId !== null) porDueno.set(usuarioId, [...(porDueno.get(usuarioId) ?? []), id]);
    for (const [usuarioId, todas] of porDueno)
      await inChunks(todas, async (ids) => {
        await manager
          .createQueryBuilder()
          .update(Tarea)
          .set({
            usuarioId,
            estado: 'P',
            ...tocada(tx),
            version: () => `${manager.connection.driver.escape('version')} + 1`,
          })
          .where({ id: among(ids), estado: In(['P', 'S', 'A']) })
          .execute();
        return [];
      });
  }

  /** Active users, except one, who see unowned tasks of a role, to take or assign them. */
  async listTakers(manager: EntityManager, role: string, menos: number): Promise<number[]> {
    const roles = listaDeRoles.filter((rol) => rolesPorTomar(rol).some((tomado) => tomado === role));
    if (roles.length === 0) return [];
    const rows = await readMany<{ id: number }>(
      manager
        .createQueryBuilder()
        .from(Usuario, 'usuario')
        .select('usuario.id', 'id')
        .where('usuario.role IN (:...roles) AND usuario.activo = :activo AND usuario.id <> :menos', {
          roles,
          activo: true,
          menos,
        }),
    );
    return rows.map(({ id }) => id);
  }
}

async function inChunks<T>(ids: readonly number[], work: (chunk: number[]) => Promise<T[]>): Promise<T[]> {
  const all: T[] = [];
  for (let from = 0; from < ids.length; from += IDS_PER_STATEMENT)
    for (const row of await work(ids.slice(from, from + IDS_PER_STATEMENT))) all.push(row);
  return all;
}
