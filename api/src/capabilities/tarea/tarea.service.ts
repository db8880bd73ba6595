import {
  atiende,
  camposIncorrectos,
  cierra,
  ErrorDeNegocio,
  esAjeno,
  esquemaDeTareaNueva,
  hoyEn,
  mensajes,
  noLoAtiende,
  normalizar,
  puede,
  rolesDelDepartamento,
  terminaConLaDecision,
  tiposDeEvento,
  validar,
} from '@adjudica/domain';
import type { Acts } from '../../act';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import type { Platform } from '../../platform';
import { notFound } from '../../request/version';
import { hechosDeEscritura } from '../carpeta';
import type { EventoStore } from '../evento';
import type { PlanStore } from '../plan';
import type {
  ResultadoDeTarea,
  TareaNueva,
  TareasDeHoy,
  TareaVista,
  TipoDeTareaVista,
  UsuarioDeTarea,
} from './tarea.dto';
import { type ActoDeTarea, esVisible, observacionDe } from './tarea.en-acto';
import type { Alcance, TareaRow, TareaStore } from './tarea.store';
import { vistaDeTarea } from './tarea.view';

const { propios } = mensajes;

/** Tasks of plans (TAR): the list, 'Modificar tarea', the registration dialog. Created by events: tarea.eventos.ts. */
export class TareaService {
  constructor(
    private readonly platform: Pick<Platform, 'accessLog' | 'clock' | 'config'>,
    private readonly acts: Acts,
    private readonly acto: ActoDeTarea,
    private readonly store: TareaStore,
    private readonly planes: PlanStore,
    private readonly eventos: EventoStore,
  ) {}

  /** TAR-513, TAR-514: one's own and those one may take; all for the head and the managers. @throws 403 another's without the right. */
  async list(actor: Actor, request: ListRequest): Promise<Page<TareaVista>> {
    const { usuario, plan, mias } = request.filter;
    const alcance = mias === true ? actor : alcanceDe(actor);
    if (alcance !== 'todas' && usuario !== undefined && !atiende(actor, Number(usuario)))
      throw new ErrorDeNegocio('prohibido', 'sin-permiso', propios.sinPermiso);
    const page = await this.store.list(request, alcance, this.hoy());
    this.platform.accessLog.record(actor, {
      operacion: 'listar',
      recurso: 'tarea',
      recursoId: String(plan ?? 'lista'),
    });
    return { ...page, rows: page.rows.map((row) => vistaDeTarea(row, this.acts.context(actor))) };
  }

  /** @throws 404 missing, or hidden from this user. */
  async get(actor: Actor, id: number): Promise<TareaVista> {
    const row = await this.leer(actor, id);
    this.platform.accessLog.record(actor, { operacion: 'leer', recurso: 'tarea', recursoId: id });
    return vistaDeTarea(row, this.acts.context(actor));
  }

  /** TAR-519: possible results of the task; tasks that end with a decision have no closing one. @throws 404. */
  async resultados(actor: Actor, id: number): Promise<ResultadoDeTarea[]> {
    const { tipoId, codigo } = await this.leer(actor, id);
    const acciones = await this.store.listAcciones(tipoId);
    return terminaConLaDecision(codigo) ? acciones.filter((accion) => !cierra(accion)) : [...acciones];
  }

  /** TAR-509, TAR-518: active users of the department of the task's role. @throws 404. */
  async asignables(actor: Actor, id: number): Promise<UsuarioDeTarea[]> {
    return (await this.store.listAsignables(await this.leer(actor, id))).map((usuario) => ({
      idSaad: usuario.id,
      idDepartamento: usuario.idDepartamento,
      nombre: usuario.nombre,
      apellido: usuario.apellido,
    }));
  }

  /** Few rows, sorted and filtered in memory. */
  async listaDeTipos(actor: Actor, { order, filter, offset, limit }: ListRequest): Promise<Page<TipoDeTareaVista>> {
    const { id, q, activo } = filter;
    const field = order.field as 'id' | 'codigo' | 'nombre' | 'rol';
    const sign = order.direction === 'ASC' ? 1 : -1;
    const rows = (await this.tipos(actor))
      .filter((tipo) => !Array.isArray(id) || id.includes(tipo.id))
      .filter((tipo) => activo === undefined || tipo.activo === activo)
      .filter((tipo) => normalizar(tipo.nombre).includes(normalizar(String(q ?? ''))))
      .sort((a, b) => sign * porValor(a[field], b[field]) || a.id - b.id);
    return { rows: rows.slice(offset, offset + limit), total: rows.length };
  }

  async tipo(actor: Actor, id: number): Promise<TipoDeTareaVista> {
    const tipo = (await this.tipos(actor)).find((tipo) => tipo.id === id);
    if (tipo === undefined) throw notFound();
    return tipo;
  }

  async tipos(actor: Actor): Promise<TipoDeTareaVista[]> {
    const [tipos, acciones] = await Promise.all([this.store.listTipos(), this.store.listAllAcciones()]);
    return tipos.map(({ id, codigo, nombre, role, activo }) => ({
      id,
      codigo,
      nombre,
      rol: role,
      activo,
      registrable: activo && esRegistrable(actor, role),
      acciones: acciones.filter(({ tipoId }) => tipoId === id).map(({ tipoId: _, ...accion }) => accion),
    }));
  }

  /** ADJ-012, JOR-515: open ones of this user, due today, overdue, or without date. */
  async deHoy(actor: Actor): Promise<TareasDeHoy> {
    return {
      cantidad: await this.store.countOfToday(actor, this.hoy()),
      conMensaje: this.platform.config.mensajeDeTareas,
    };
  }

  /** TAR-007, TAR-009, TAR-013: records finished work, or schedules it, for oneself. @throws 403, 404 no such plan, 422. */
  readonly registrar = this.acto.create({
    parseBody: (sent: TareaNueva) => sent,
    load: async ({ tx, actor, body }) => {
      const plan = await this.planes.get(body.plan, tx.manager);
      const hechos = hechosDeEscritura(plan);
      const ajeno = esAjeno(hechos, actor);
      if (this.platform.config.soloPropios && noLoAtiende(hechos, actor))
        throw new ErrorDeNegocio('prohibido', 'plan-de-otro-ejecutivo', propios.planDeOtroEjecutivo);
      const tipo = (await this.store.listTipos(tx.manager)).find(({ id, activo }) => id === body.tipo && activo);
      if (tipo === undefined) throw camposIncorrectos({ tipo: propios.opcionInvalida });
      if (!esRegistrable(actor, tipo.role)) throw camposIncorrectos({ tipo: propios.tipoDeOtroDepartamento });
      const nueva = validar(
        esquemaDeTareaNueva({ hoy: hoyEn(tx.now), acciones: await this.store.listAcciones(tipo.id, tx.manager) }),
        body,
      );
      if (nueva.evento !== null && !(await this.eventos.isOfPlan(tx.manager, nueva.evento, plan.planId)))
        throw camposIncorrectos({ evento: propios.eventoDeOtroPlan });
      return { plan, ajeno, tipo, nueva };
    },
    // the event first: the task is attached to it, unless to another one
    insert: async ({
      tx,
      actor,
      loaded: {
        plan: { planId, personaId },
        ajeno,
        tipo,
        nueva,
      },
    }) => {
      const { accion, estado, evento, fechaEjecucion, observaciones } = nueva;
      const observacion = observacionDe(tipo.nombre, accion, observaciones, ajeno);
      await this.eventos.record(tx, [{ tipo: tiposDeEvento.tareaRegistrada, planId, personaId, observacion }]);
      const eventoId = evento ?? (await this.eventos.findLast(tx.manager, planId, tiposDeEvento.tareaRegistrada));
      const dePlan = { planId, personaId, tipoId: tipo.id, usuarioId: actor.id, eventoId };
      return this.store.insert(tx, { ...dePlan, estado, fechaEjecucion, accionId: accion.id, observaciones });
    },
    audit: () => ({ accion: 'registrar' }),
  });

  private hoy(): string {
    return hoyEn(this.platform.clock.now());
  }

  /** @throws 404 missing, or hidden from this user. */
  private async leer(actor: Actor, id: number): Promise<TareaRow> {
    const row = await this.store.byId(id);
    if (row === null || !esVisible(actor, row)) throw notFound();
    return row;
  }
}

export const alcanceDe = (actor: Actor): Alcance => (puede(actor, 'tarea:leer-todas') ? 'todas' : actor);

const esRegistrable = (actor: Actor, role: string): boolean =>
  rolesDelDepartamento(actor.role).some((rol) => rol === role);

const porValor = (a: string | number, b: string | number): number =>
  typeof a === 'number' ? a - Number(b) : a.localeCompare(String(b), 'es');
