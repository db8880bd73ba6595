import {
  type AccionDeTarea,
  atiendeA,
  type EstadoDeTarea,
  esPedido,
  estadosDeTareaBuscados,
  type Fecha,
  rolesDeColega,
  rolesDelDepartamento,
  rolesPorTomar,
} from '@adjudica/domain';
import type { DataSource, EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { Actor } from '../../auth/actor';
import { boolOf } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import { alphabetical } from '../../db/engine/sql';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { guardedUpdate } from '../../db/transaction/guarded';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Persona } from '../../entities/persona.entity';
import { Plan } from '../../entities/plan.entity';
import { Tarea, TareaAccion, TareaTipo } from '../../entities/tarea.entity';
import { Usuario } from '../../entities/usuario.entity';
import { nombreEnSql, whereHolderMatches } from '../persona';

type Query = SelectQueryBuilder<ObjectLiteral>;

/** A task with its names, in one flat row. */
export interface TareaRow {
  id: number;
  tipoId: number;
  /** Of its type. */
  codigo: string;
  tipo: string;
  rol: string;
  planId: number;
  idCodigo: string;
  personaId: number;
  cedula: string;
  celular: string | null;
  telefono: string | null;
  nombreCompleto: string;
  usuarioId: number | null;
  creadaPor: number | null;
  usuarioNombre: string | null;
  usuarioApellido: string | null;
  usuarioDepartamento: string | null;
  estado: EstadoDeTarea;
  creada: unknown;
  actualizada: unknown;
  /** Author of the last change. */
  cambiaNombre: string | null;
  cambiaApellido: string | null;
  fechaEjecucion: Fecha | null;
  accionId: number | null;
  accion: string | null;
  observaciones: string | null;
  eventoId: number | null;
  recurso: string | null;
  clave: string | null;
  cierraNombre: string | null;
  cierraApellido: string | null;
  cerradaEn: unknown;
  version: number;
}

export interface TipoRow {
  id: number;
  codigo: string;
  nombre: string;
  role: string;
  activo: boolean;
}

const OWN = [
  'id',
  'tipoId',
  'planId',
  'personaId',
  'usuarioId',
  'creadaPor',
  'estado',
  'creada',
  'actualizada',
  'fechaEjecucion',
  'accionId',
  'observaciones',
  'eventoId',
  'recurso',
  'clave',
  'cerradaEn',
  'version',
];
/** Ids follow the order of creation. */
const ORDER_BY = { creada: 't.id' };

/** Both engines sort NULL before every day; an open task without date counts as due today. */
const SIN_FECHA_ES_HOY = 'COALESCE(t.fechaEjecucion, :diaDeOrden)';

/** Open tasks by day, overdue ones before those without date. All tasks use their index. */
const porDia = ({ field, direction }: ListRequest['order'], filter: ListRequest['filter']): boolean =>
  field === 'fechaEjecucion' && direction === 'ASC' && filter['estado'] !== undefined && filter['estado'] !== 'C';

/** All tasks, or those that a user looks after with the unowned ones he may take. */
export type Alcance = 'todas' | Pick<Actor, 'id' | 'role' | 'cubre'>;

/** Owner, and the day of `deHoy`. */
interface Ambito {
  alcance: Alcance;
  hoy: string;
}

export class TareaStore {
  private readonly pages: CachedList<TareaRow, Ambito>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 't',
      orderBy: ORDER_BY,
      values: ['plan', 'usuario', 'tipo'],
      listKey: { changes: [{ column: 't.actualizada' }] },
      build: (manager, { order, filter }, { alcance, hoy }) => {
        const keys = this.driving(manager);
        if (filter['plan'] !== undefined) keys.innerJoin(Plan, 'l', 'l.id = t.planId');
        within(keys, alcance);
        filterBy(keys, filter, hoy);
        const paginas = { rows: this.flat(manager), count: keys, keys };
        if (!porDia(order, filter)) return paginas;
        for (const query of [paginas.rows, keys]) query.setParameter('diaDeOrden', hoy);
        return { ...paginas, first: SIN_FECHA_ES_HOY };
      },
    });
  }

  /** Two statements for any page; keys are found in the driving table before any join. `hoy` is for `deHoy`. */
  list(request: ListRequest, alcance: Alcance, hoy: string): Promise<Page<TareaRow>> {
    return this.pages.page(request, {
      alcance: alcance === 'todas' ? alcance : { id: alcance.id, role: alcance.role, cubre: alcance.cubre ?? [] },
      hoy,
    });
  }

  /** Open tasks of a user that are due (ADJ-012). One statement. */
  async countOfToday(alcance: Alcance, hoy: string): Promise<number> {
    const query = this.driving(this.dataSource.manager).select('COUNT(*)', 'total');
    within(query, alcance);
    whereHoy(query, hoy);
    return Number((await readOne<{ total: number }>(query))?.total ?? 0);
  }

  byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<TareaRow | null> {
    return readOne<TareaRow>(this.flat(manager).where('t.id = :id', { id }));
  }

  /** Every task of a plan, newest first. One statement. */
  ofPlan(planId: number): Promise<TareaRow[]> {
    return readMany<TareaRow>(
      this.flat(this.dataSource.manager).where('t.planId = :planId', { planId }).orderBy('t.id', 'DESC'),
    );
  }

  /** Results of a type, in order. */
  listAcciones(tipoId: number, manager: EntityManager = this.dataSource.manager): Promise<AccionDeTarea[]> {
    return readMany<AccionDeTarea>(
      manager
        .createQueryBuilder()
        .from(TareaAccion, 'r')
        .select(['id', 'nombre', 'cierre'].map((c) => `r.${c} AS ${c}`))
        .where('r.tipoId = :tipoId', { tipoId })
        .orderBy('r.orden', 'ASC'),
    );
  }

  listAllAcciones(): Promise<(AccionDeTarea & { tipoId: number })[]> {
    return readMany(
      this.dataSource
        .createQueryBuilder()
        .from(TareaAccion, 'r')
        .select(['id', 'tipoId', 'nombre', 'cierre'].map((c) => `r.${c} AS ${c}`))
        .orderBy('r.tipoId', 'ASC')
        .addOrderBy('r.orden', 'ASC'),
    );
  }

  /** Few rows, never paged. */
  async listTipos(manager: EntityManager = this.dataSource.manager): Promise<TipoRow[]> {
    const rows = await readMany<TipoRow>(
      manager
        .createQueryBuilder()
        .from(TareaTipo, 'y')
        .select(['id', 'codigo', 'nombre', 'role', 'activo'].map((c) => `y.${c} AS ${c}`))
        .orderBy(alphabetical('y.nombre'), 'ASC'),
    );
    return rows.map((row) => ({ ...row, activo: boolOf(row.activo) }));
  }

  /** Active users who may own this task, by surname. */
  async listAsignables(
    { codigo, rol }: Pick<TareaRow, 'codigo' | 'rol'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<UsuarioAsignable[]> {
    const roles = esPedido(codigo) ? rolesDeColega : rolesDelDepartamento(rol as Actor['role']);
    if (roles.length === 0) return [];
    return readMany<UsuarioAsignable>(
      manager
        .createQueryBuilder()
        .from(Usuario, 'u')
        .select(['id', 'nombre', 'apellido', 'role', 'idDepartamento'].map((c) => `u.${c} AS ${c}`))
        .where('u.role IN (:...roles) AND u.activo = :activo', { roles: [...roles], activo: true })
        .orderBy(alphabetical('u.apellido'), 'ASC')
        .addOrderBy(alphabetical('u.nombre'), 'ASC'),
    );
  }

  async insert(tx: Tx, nueva: NewRow): Promise<number> {
    const result = await tx.manager.insert(Tarea, filaNueva(tx, nueva));
    return result.identifiers[0]?.id as number;
  }

  /** Guarded by state and version: 0 = stale version. */
  async update(
    tx: Tx,
    { id, estado, version }: Pick<TareaRow, 'id' | 'estado' | 'version'>,
    cambio: Pick<Tarea, 'usuarioId' | 'estado' | 'fechaEjecucion' | 'accionId' | 'observaciones'>,
  ): Promise<number> {
    const cierre =
      cambio.estado === 'C'
        ? { cerradaPor: tx.actor.id || null, cerradaEn: tx.now }
        : { cerradaPor: null, cerradaEn: null };
    return guardedUpdate(tx.manager, Tarea, { id, estado, version }, { ...cambio, ...cierre, ...tocada(tx) });
  }

  private driving(manager: EntityManager): Query {
    return manager.createQueryBuilder().from(Tarea, 't').select('t.id', 'id');
  }

  private flat(manager: EntityManager): Query {
    const query = this.driving(manager)
      .innerJoin(TareaTipo, 'y', 'y.id = t.tipoId')
      .innerJoin(Plan, 'l', 'l.id = t.planId')
      .innerJoin(Persona, 'p', 'p.id = t.personaId')
      .leftJoin(Usuario, 'u', 'u.id = t.usuarioId')
      .leftJoin(Usuario, 'c', 'c.id = t.cerradaPor')
      .leftJoin(Usuario, 'w', 'w.id = t.actualizadaPor')
      .leftJoin(TareaAccion, 'r', 'r.id = t.accionId')
      .select('y.nombre', 'tipo')
      .addSelect('y.role', 'rol')
      .addSelect('y.codigo', 'codigo')
      .addSelect('l.idCodigo', 'idCodigo')
      .addSelect('p.identificacion', 'cedula')
      .addSelect('p.celular', 'celular')
      .addSelect('p.telefono', 'telefono')
      .addSelect(nombreEnSql('p'), 'nombreCompleto')
      .addSelect('u.nombre', 'usuarioNombre')
      .addSelect('u.apellido', 'usuarioApellido')
      .addSelect('u.idDepartamento', 'usuarioDepartamento')
      .addSelect('c.nombre', 'cierraNombre')
      .addSelect('c.apellido', 'cierraApellido')
      .addSelect('w.nombre', 'cambiaNombre')
      .addSelect('w.apellido', 'cambiaApellido')
      .addSelect('r.nombre', 'accion');
    for (const column of OWN) query.addSelect(`t.${column}`, column);
    return query;
  }
}

interface UsuarioAsignable {
  id: number;
  nombre: string;
  apellido: string;
  role: string;
  idDepartamento: string | null;
}

export type NewRow = Pick<
  Tarea,
  | 'tipoId'
  | 'planId'
  | 'personaId'
  | 'usuarioId'
  | 'estado'
  | 'fechaEjecucion'
  | 'accionId'
  | 'observaciones'
  | 'eventoId'
> &
  Partial<Pick<Tarea, 'recurso' | 'clave'>>;

/** Author and instant of a change, set by every statement that changes a task. */
export const tocada = ({ actor, now }: Pick<Tx, 'actor' | 'now'>): Pick<Tarea, 'actualizada' | 'actualizadaPor'> => ({
  actualizada: now,
  actualizadaPor: actor.id || null,
});

export const filaNueva = (tx: Pick<Tx, 'actor' | 'now'>, nueva: NewRow): Omit<Tarea, 'id'> => ({
  recurso: null,
  clave: null,
  ...nueva,
  creada: tx.now,
  ...tocada(tx),
  creadaPor: tx.actor.id || null,
  cerradaPor: nueva.estado === 'C' ? tx.actor.id || null : null,
  cerradaEn: nueva.estado === 'C' ? tx.now : null,
  version: 1,
});

/** TAR-513, TAR-514. */
function within(query: Query, alcance: Alcance): void {
  if (alcance === 'todas') return;
  const yo = [...atiendeA(alcance)];
  const roles = rolesPorTomar(alcance.role);
  if (roles.length === 0) {
    query.andWhere('t.usuarioId IN (:...yo)', { yo });
    return;
  }
  const porTomar = query.subQuery().select('k.id').from(TareaTipo, 'k').where('k.role IN (:...porTomar)').getQuery();
  query.andWhere(`(t.usuarioId IN (:...yo) OR (t.estado = 'S' AND t.tipoId IN ${porTomar}))`, {
    yo,
    porTomar: [...roles],
  });
}

function whereHoy(query: Query, hoy: string): void {
  query.andWhere("t.estado IN ('P', 'A', 'S') AND (t.fechaEjecucion IS NULL OR t.fechaEjecucion <= :hoy)", { hoy });
}

function filterBy(query: Query, filter: ListRequest['filter'], hoy: string): void {
  const { estado, plan, usuario, tipo, q } = filter;
  if (estado !== undefined)
    query.andWhere('t.estado IN (:...estados)', {
      estados: [...estadosDeTareaBuscados[estado as keyof typeof estadosDeTareaBuscados]],
    });
  if (plan !== undefined) query.andWhere('l.idCodigo = :plan', { plan });
  if (usuario !== undefined) query.andWhere('t.usuarioId = :usuario', { usuario });
  if (tipo !== undefined) query.andWhere('t.tipoId = :tipo', { tipo });
  if (filter.deHoy === true) whereHoy(query, hoy);
  whereHolderMatches(query, q, { person: 't.personaId', plan: 't.planId', planSinGuion: true });
}
