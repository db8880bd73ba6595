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
const ORDER_BY = { creada: 'tarea.id' };

/** Both engines sort NULL before every day; an open task without date counts as due today. */
const SIN_FECHA_ES_HOY = 'COALESCE(tarea.fechaEjecucion, :diaDeOrden)';

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
      alias: 'tarea',
      orderBy: ORDER_BY,
      values: ['plan', 'usuario', 'tipo'],
      listKey: { changes: [{ column: 'tarea.actualizada' }] },
      build: (manager, { order, filter }, { alcance, hoy }) => {
        const keys = this.driving(manager);
        if (filter['plan'] !== undefined) keys.innerJoin(Plan, 'planAhorro', 'planAhorro.id = tarea.planId');
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
    return readOne<TareaRow>(this.flat(manager).where('tarea.id = :id', { id }));
  }

  /** Every task of a plan, newest first. One statement. */
  ofPlan(planId: number): Promise<TareaRow[]> {
    return readMany<TareaRow>(
      this.flat(this.dataSource.manager).where('tarea.planId = :planId', { planId }).orderBy('tarea.id', 'DESC'),
    );
  }

  /** Results of a type, in order. */
  listAcciones(tipoId: number, manager: EntityManager = this.dataSource.manager): Promise<AccionDeTarea[]> {
    return readMany<AccionDeTarea>(
      manager
        .createQueryBuilder()
        .from(TareaAccion, 'tareaAccion')
        .select(['id', 'nombre', 'cierre'].map((c) => `tareaAccion.${c} AS ${c}`))
        .where('tareaAccion.tipoId = :tipoId', { tipoId })
        .orderBy('tareaAccion.orden', 'ASC'),
    );
  }

  listAllAcciones(): Promise<(AccionDeTarea & { tipoId: number })[]> {
    return readMany(
      this.dataSource
        .createQueryBuilder()
        .from(TareaAccion, 'tareaAccion')
        .select(['id', 'tipoId', 'nombre', 'cierre'].map((c) => `tareaAccion.${c} AS ${c}`))
        .orderBy('tareaAccion.tipoId', 'ASC')
        .addOrderBy('tareaAccion.orden', 'ASC'),
    );
  }

  /** Few rows, never paged. */
  async listTipos(manager: EntityManager = this.dataSource.manager): Promise<TipoRow[]> {
    const rows = await readMany<TipoRow>(
      manager
        .createQueryBuilder()
        .from(TareaTipo, 'tareaTipo')
        .select(['id', 'codigo', 'nombre', 'role', 'activo'].map((c) => `tareaTipo.${c} AS ${c}`))
        .orderBy(alphabetical('tareaTipo.nombre'), 'ASC'),
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
        .from(Usuario, 'usuario')
        .select(['id', 'nombre', 'apellido', 'role', 'idDepartamento'].map((c) => `usuario.${c} AS ${c}`))
        .where('usuario.role IN (:...roles) AND usuario.activo = :activo', { roles: [...roles], activo: true })
        .orderBy(alphabetical('usuario.apellido'), 'ASC')
        .addOrderBy(alphabetical('usuario.nombre'), 'ASC'),
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
    return manager.createQueryBuilder().from(Tarea, 'tarea').select('tarea.id', 'id');
  }

  private flat(manager: EntityManager): Query {
    const query = this.driving(manager)
      .innerJoin(TareaTipo, 'tareaTipo', 'tareaTipo.id = tarea.tipoId')
      .innerJoin(Plan, 'planAhorro', 'planAhorro.id = tarea.planId')
      .innerJoin(Persona, 'persona', 'persona.id = tarea.personaId')
      .leftJoin(Usuario, 'usuario', 'usuario.id = tarea.usuarioId')
      .leftJoin(Usuario, 'cerradaPor', 'cerradaPor.id = tarea.cerradaPor')
      .leftJoin(Usuario, 'actualizadaPor', 'actualizadaPor.id = tarea.actualizadaPor')
      .leftJoin(TareaAccion, 'tareaAccion', 'tareaAccion.id = tarea.accionId')
      .select('tareaTipo.nombre', 'tipo')
      .addSelect('tareaTipo.role', 'rol')
      .addSelect('tareaTipo.codigo', 'codigo')
      .addSelect('planAhorro.idCodigo', 'idCodigo')
      .addSelect('persona.identificacion', 'cedula')
      .addSelect('persona.celular', 'celular')
      .addSelect('persona.telefono', 'telefono')
      .addSelect(nombreEnSql('persona'), 'nombreCompleto')
      .addSelect('usuario.nombre', 'usuarioNombre')
      .addSelect('usuario.apellido', 'usuarioApellido')
      .addSelect('usuario.idDepartamento', 'usuarioDepartamento')
      .addSelect('cerradaPor.nombre', 'cierraNombre')
      .addSelect('cerradaPor.apellido', 'cierraApellido')
      .addSelect('actualizadaPor.nombre', 'cambiaNombre')
      .addSelect('actualizadaPor.apellido', 'cambiaApellido')
      .addSelect('tareaAccion.nombre', 'accion');
    for (const column of OWN) query.addSelect(`tarea.${column}`, column);
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
    query.andWhere('tarea.usuarioId IN (:...yo)', { yo });
    return;
  }
  const porTomar = query
    .subQuery()
    .select('tareaTipo.id')
    .from(TareaTipo, 'tareaTipo')
    .where('tareaTipo.role IN (:...porTomar)')
    .getQuery();
  query.andWhere(`(tarea.usuarioId IN (:...yo) OR (tarea.estado = 'S' AND tarea.tipoId IN ${porTomar}))`, {
    yo,
    porTomar: [...roles],
  });
}

function whereHoy(query: Query, hoy: string): void {
  query.andWhere("tarea.estado IN ('P', 'A', 'S') AND (tarea.fechaEjecucion IS NULL OR tarea.fechaEjecucion <= :hoy)", {
    hoy,
  });
}

function filterBy(query: Query, filter: ListRequest['filter'], hoy: string): void {
  const { estado, plan, usuario, tipo, q } = filter;
  if (estado !== undefined)
    query.andWhere('tarea.estado IN (:...estados)', {
      estados: [...estadosDeTareaBuscados[estado as keyof typeof estadosDeTareaBuscados]],
    });
  if (plan !== undefined) query.andWhere('planAhorro.idCodigo = :plan', { plan });
  if (usuario !== undefined) query.andWhere('tarea.usuarioId = :usuario', { usuario });
  if (tipo !== undefined) query.andWhere('tarea.tipoId = :tipo', { tipo });
  if (filter.deHoy === true) whereHoy(query, hoy);
  whereHolderMatches(query, q, { person: 'tarea.personaId', plan: 'tarea.planId', planSinGuion: true });
}
