import {
  type AccionDeTarea,
  type CambioDeTarea,
  cicloDeTarea,
  cierra,
  ErrorDeNegocio,
  esAjeno,
  esquemaDeCambioDeTarea,
  esquemaDeTareaNueva,
  esTareaComoSeLeyo,
  esTareaPropia,
  hoyEn,
  mensajes,
  puede,
  rolesDelDepartamento,
  tiposDeEvento,
  validar,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import type { ListRequest, Page } from '../../db/page';
import type { Tx, UnitOfWork } from '../../db/unit-of-work';
import { notFound, staleRecord } from '../../http/version';
import { hechosDeEscritura } from '../carpeta';
import type { EventoStore } from '../evento';
import type { NotificacionService } from '../notificacion';
import type { PlanStore } from '../plan';
import type {
  ResultadoDeTarea,
  TareaCambio,
  TareaNueva,
  TareasDeHoy,
  TareaVista,
  TipoDeTareaVista,
  UsuarioDeTarea,
} from './tarea.dto';
import type { Alcance, FilaDeTarea, TareaStore } from './tarea.store';
import { hechosDeTarea, ultimoCambio, vistaDeTarea } from './tarea.view';

const { GEN, propios } = mensajes;

/** Tasks of plans (TAR): the list, 'Modificar tarea', the registration dialog. Those born of events: tarea.nacimiento.ts. */
export class TareaService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly store: TareaStore,
    private readonly planes: PlanStore,
    private readonly eventos: EventoStore,
    private readonly notificaciones: NotificacionService,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
    private readonly ajustes: { readonly soloPropios: boolean; readonly mensajeDeTareas: boolean },
  ) {}

  /** TAR-513, TAR-514: one's own and those one may take; all of them for the head and the managers. @throws 403 another's without the right. */
  async list(actor: Actor, request: ListRequest): Promise<Page<TareaVista>> {
    const { usuario, plan } = request.filter;
    const alcance = alcanceDe(actor);
    if (alcance !== 'todas' && usuario !== undefined && usuario !== actor.id)
      throw new ErrorDeNegocio('prohibido', 'sin-permiso', propios.sinPermiso);
    const page = await this.store.list(request, alcance, this.hoy());
    this.accesos.record(actor, { operacion: 'listar', recurso: 'tarea', recursoId: String(plan ?? 'lista') });
    return { ...page, rows: page.rows.map((fila) => vistaDeTarea(fila, { actor })) };
  }

  /** @throws 404 what is not there, or is nothing to this user. */
  async get(actor: Actor, id: number): Promise<TareaVista> {
    const fila = await this.leer(actor, id);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'tarea', recursoId: id });
    return vistaDeTarea(fila, { actor });
  }

  /** TAR-519: what may come of the task. @throws 404. */
  async resultados(actor: Actor, id: number): Promise<ResultadoDeTarea[]> {
    return [...(await this.store.acciones((await this.leer(actor, id)).tipoId))];
  }

  /** TAR-509, TAR-518: active users of the department of the task's role. @throws 404. */
  async asignables(actor: Actor, id: number): Promise<UsuarioDeTarea[]> {
    const { rol } = await this.leer(actor, id);
    return (await this.store.asignables(rol)).map((usuario) => ({
      idSaad: usuario.id,
      idDepartamento: usuario.idDepartamento,
      nombre: usuario.nombre,
      apellido: usuario.apellido,
    }));
  }

  async tipos(actor: Actor): Promise<TipoDeTareaVista[]> {
    const [tipos, acciones] = await Promise.all([this.store.tipos(), this.store.todasLasAcciones()]);
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

  /** ADJ-012, JOR-515: open ones of this user that are due today or before, or have no date. */
  async deHoy(actor: Actor): Promise<TareasDeHoy> {
    return {
      cantidad: await this.store.contarDeHoy(actor, this.hoy()),
      conMensaje: this.ajustes.mensajeDeTareas,
    };
  }

  /**
   * 'Modificar tarea': the result decides whether it closes (TAR-506). Whoever acts on a task without owner takes it; only the head gives it
   * to somebody else. @throws 404, 403, 409 closed, 412, 422.
   */
  async actualizar(actor: Actor, id: number, version: number, cambio: TareaCambio): Promise<TareaVista> {
    return this.unitOfWork.run(actor, async (tx) => {
      const antes = await this.leer(actor, id, tx);
      const hechos = hechosDeTarea(antes);
      cicloDeTarea.transicion('modificar', hechos, { actor });
      const usuario = usuarioPedido(actor, antes, cambio.usuario);
      if (usuario !== antes.usuarioId && !(antes.usuarioId === null && usuario === actor.id))
        cicloDeTarea.transicion('reasignar', hechos, { actor });
      if (antes.version !== version) throw vieja(antes, cambio);
      if (antes.accionId === null && esTareaComoSeLeyo(comoCambio(cambio), { ...antes, usuario: antes.usuarioId }))
        return vistaDeTarea(antes, { actor });
      const { accion, fechaEjecucion, observaciones, usuarioId } = validar(
        esquemaDeCambioDeTarea({
          hoy: hoyEn(tx.now),
          acciones: await this.store.acciones(antes.tipoId, tx.manager),
          usuarioId: antes.usuarioId,
          fechaEjecucion: antes.fechaEjecucion,
        }),
        {
          accion: cambio.accion,
          fechaEjecucion: cambio.fechaEjecucion,
          observaciones: cambio.observaciones === undefined ? antes.observaciones : cambio.observaciones,
          usuario,
        },
      );
      if (usuarioId !== antes.usuarioId) await this.exigirAsignable(tx, antes, usuarioId);
      const { hacia } = cicloDeTarea.transicion(accion !== null && cierra(accion) ? 'cerrar' : 'modificar', hechos, {
        actor,
      });
      const hechas = await this.store.update(tx, antes, {
        usuarioId,
        estado: hacia,
        fechaEjecucion,
        accionId: accion?.id ?? antes.accionId,
        observaciones,
      });
      if (hechas === 0) throw await this.perdida(tx, antes, cambio);
      const despues = (await this.store.byId(id, tx.manager)) as FilaDeTarea;
      await tx.audit({
        accion: hacia === 'C' ? 'cerrar' : usuarioId === antes.usuarioId ? 'actualizar' : 'reasignar',
        recurso: 'tarea',
        recursoId: id,
        antes: resumenDe(antes),
        despues: resumenDe(despues),
      });
      if (accion !== null && hacia === 'C')
        await this.anotar(tx, tiposDeEvento.tareaCerrada, antes, accion, observaciones);
      if (usuarioId !== antes.usuarioId && usuarioId !== actor.id) await this.avisarDueno(tx, despues);
      return vistaDeTarea(despues, { actor });
    });
  }

  /** TAR-007, TAR-009, TAR-013: notes what was done, or schedules it, for oneself. @throws 403, 404 no such plan, 422. */
  async registrar(actor: Actor, body: TareaNueva): Promise<TareaVista> {
    return this.unitOfWork.run(actor, async (tx) => {
      const plan = await this.planes.get(body.plan, tx.manager);
      const ajeno = esAjeno(hechosDeEscritura(plan), actor);
      if (ajeno && this.ajustes.soloPropios)
        throw new ErrorDeNegocio('prohibido', 'plan-de-otro-ejecutivo', propios.planDeOtroEjecutivo);
      const tipo = (await this.store.tipos(tx.manager)).find(({ id, activo }) => id === body.tipo && activo);
      if (tipo === undefined) throw camposIncorrectos({ tipo: propios.opcionInvalida });
      if (!esRegistrable(actor, tipo.role)) throw camposIncorrectos({ tipo: propios.tipoDeOtroDepartamento });
      const nueva = validar(
        esquemaDeTareaNueva({ hoy: hoyEn(tx.now), acciones: await this.store.acciones(tipo.id, tx.manager) }),
        body,
      );
      const { planId, personaId } = plan;
      if (nueva.evento !== null && !(await this.eventos.esDePlan(tx.manager, nueva.evento, planId)))
        throw camposIncorrectos({ evento: propios.eventoDeOtroPlan });
      const tarea = { tipo: tipo.nombre, planId, personaId };
      await this.anotar(tx, tiposDeEvento.tareaRegistrada, tarea, nueva.accion, nueva.observaciones, ajeno);
      const eventoId = nueva.evento ?? (await this.eventos.ultimo(tx.manager, planId, tiposDeEvento.tareaRegistrada));
      const id = await this.store.insert(tx, {
        tipoId: tipo.id,
        planId,
        personaId,
        usuarioId: actor.id,
        estado: nueva.estado,
        fechaEjecucion: nueva.fechaEjecucion,
        accionId: nueva.accion.id,
        observaciones: nueva.observaciones,
        eventoId,
      });
      const fila = (await this.store.byId(id, tx.manager)) as FilaDeTarea;
      await tx.audit({ accion: 'registrar', recurso: 'tarea', recursoId: id, despues: resumenDe(fila) });
      return vistaDeTarea(fila, { actor });
    });
  }

  private hoy(): string {
    return hoyEn(this.clock.now());
  }

  /** Readers of clients see every task in its plan's tree; the others only what is theirs. */
  private async leer(actor: Actor, id: number, tx?: Tx): Promise<FilaDeTarea> {
    const fila = await this.store.byId(id, tx?.manager);
    if (fila === null) throw notFound();
    const visible =
      puede(actor.role, 'evento:leer') ||
      puede(actor.role, 'tarea:leer-todas') ||
      esTareaPropia(hechosDeTarea(fila), actor);
    if (!visible) throw notFound();
    return fila;
  }

  private async exigirAsignable(tx: Tx, { rol }: FilaDeTarea, usuarioId: number): Promise<void> {
    const asignables = await this.store.asignables(rol, tx.manager);
    if (!asignables.some(({ id }) => id === usuarioId))
      throw camposIncorrectos({ usuario: propios.usuarioNoAsignable });
  }

  private async perdida(tx: Tx, { id }: FilaDeTarea, cambio: TareaCambio): Promise<ErrorDeNegocio> {
    const ahora = (await this.store.byId(id, tx.manager)) as FilaDeTarea;
    cicloDeTarea.transicion('modificar', hechosDeTarea(ahora), { actor: tx.actor });
    return vieja(ahora, cambio);
  }

  private async anotar(
    tx: Tx,
    tipo: string,
    { tipo: tarea, planId, personaId }: Pick<FilaDeTarea, 'tipo' | 'planId' | 'personaId'>,
    accion: AccionDeTarea,
    observaciones: string | null,
    ajeno = false,
  ): Promise<void> {
    const partes = [
      ...(ajeno ? [propios.planDeOtroEjecutivo] : []),
      `${tarea}: ${accion.nombre}`,
      ...(observaciones === null ? [] : [observaciones]),
    ];
    const observacion = partes.join('. ');
    await this.eventos.anotar(tx, [{ tipo, planId, personaId, observacion }]);
  }

  private async avisarDueno(tx: Tx, fila: FilaDeTarea): Promise<void> {
    await this.notificaciones.avisar(tx, [fila.usuarioId as number], {
      titulo: propios.tareaReasignada,
      texto: propios.tareaDePlan(fila.tipo, fila.idCodigo, fila.nombreCompleto),
      enlace: '/lista-de-tareas',
    });
  }
}

export const alcanceDe = (actor: Actor): Alcance => (puede(actor.role, 'tarea:leer-todas') ? 'todas' : actor);

const esRegistrable = (actor: Actor, role: string): boolean =>
  rolesDelDepartamento(actor.role).some((rol) => rol === role);

/** Whom the task is to belong to: as sent; who takes it, where nobody had it and this user works on such tasks himself. */
function usuarioPedido(actor: Actor, antes: FilaDeTarea, pedido: TareaCambio['usuario']): number | null {
  if (pedido === undefined || (pedido === null && antes.usuarioId === null)) {
    const toma = antes.usuarioId === null && !puede(actor.role, 'tarea:reasignar');
    return toma ? actor.id : antes.usuarioId;
  }
  return comoCambio({ usuario: pedido }).usuario ?? null;
}

/** The owner by his id, however he was sent. */
const comoCambio = ({ usuario, ...cambio }: TareaCambio): CambioDeTarea => ({
  ...cambio,
  ...(usuario !== undefined && { usuario: typeof usuario === 'object' ? (usuario?.idSaad ?? null) : usuario }),
});

/** What the audit keeps: facts of the task, nothing of the client. */
const resumenDe = ({ estado, usuarioId, fechaEjecucion, accion, observaciones, version }: FilaDeTarea) => ({
  estado,
  usuarioId,
  fechaEjecucion,
  accion,
  observaciones,
  version,
});

const vieja = (fila: FilaDeTarea, { accion, fechaEjecucion, observaciones }: TareaCambio): ErrorDeNegocio => {
  const actual = { accion: fila.accionId, fechaEjecucion: fila.fechaEjecucion, observaciones: fila.observaciones };
  const enviado = { accion, fechaEjecucion, observaciones };
  const sent = Object.fromEntries(Object.entries(enviado).filter(([, valor]) => valor !== undefined));
  return staleRecord<Record<string, unknown>>(fila.version, actual, sent, ultimoCambio(fila));
};

const camposIncorrectos = (errors: Record<string, string>): ErrorDeNegocio =>
  new ErrorDeNegocio('regla', 'campos-incorrectos', GEN.camposIncorrectos, { errors });
