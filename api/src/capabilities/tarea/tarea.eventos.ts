import {
  type Asunto,
  asuntoDe,
  asuntosDeTareas,
  type Claves,
  type CodigoDeTarea,
  claveDe,
  type EfectoEnTareas,
  efectoEnTareas,
  fechaDePlazo,
  hoyEn,
  mensajes,
  nombreDeEvento,
  type TrabajoPedido,
} from '@adjudica/domain';
import type { Tx } from '../../db/transaction/unit-of-work';
import type { Logger } from '../../log';
import type { NuevoEvento, OyenteDeEventos } from '../evento';
import type { NotificacionService } from '../notificacion';
import type { Abierta, PlanDeTarea, TareasDeEventosStore } from './tarea.eventos.store';
import type { NewRow, TipoRow } from './tarea.store';

const { propios } = mensajes;

interface AvisoDeTarea {
  tipo: TipoRow;
  plan: PlanDeTarea;
  observaciones: string | null;
  asunto: Asunto;
}
interface Aviso extends AvisoDeTarea {
  usuarioId: number | null;
  avisaSinDueno: boolean;
}
interface TareaCreada extends NewRow {
  tipo: TipoRow;
  plan: PlanDeTarea;
  asunto: Asunto;
  avisaSinDueno: boolean;
}

/** Cause of new tasks. */
interface Causa {
  tipo: string;
  efecto: EfectoEnTareas;
  tarea: TipoRow;
  /** Plan → reason, for tasks that show it. */
  motivos: ReadonlyMap<number, string | null>;
  /** Plan → owner, if not the plan's executive. */
  duenos: ReadonlyMap<number, number>;
  /** Plan → day on which the task is due; null = as its type says. */
  dias: ReadonlyMap<number, string | null>;
  /** Plan → records that the task may be about. */
  claves: ReadonlyMap<number, Claves>;
}

/**
 * Creates, closes and reassigns tasks by the events of plans, as the domain's table (efectosEnTareas) says: in the transaction of the act, with a fixed
 * number of statements for any number of plans. Minutes that award 2,000 plans create 2,000 tasks and one notice for each owner.
 */
export class TareasDeEventos implements OyenteDeEventos {
  constructor(
    private readonly store: TareasDeEventosStore,
    private readonly notificaciones: NotificacionService,
    private readonly log: Logger,
  ) {}

  async onEventos(tx: Tx, eventos: readonly NuevoEvento[]): Promise<void> {
    for (const [tipo, eventosDelTipo] of porTipo(eventos)) {
      const efecto = efectoEnTareas(tipo);
      if (efecto !== null) await this.aplicar(tx, tipo, efecto, eventosDelTipo);
    }
  }

  private async aplicar(tx: Tx, tipo: string, efecto: EfectoEnTareas, eventos: readonly NuevoEvento[]): Promise<void> {
    const planIds = [...new Set(eventos.map(({ planId }) => planId))];
    if (efecto.cierra !== undefined) {
      const quedan = efecto.siNoAdjudicado === true ? await this.store.findAdjudicados(tx.manager, planIds) : [];
      const adjudicados = new Set(quedan);
      const conTareasDeMas = planIds.filter((planId) => !adjudicados.has(planId));
      await this.store.close(tx, conTareasDeMas, efecto.cierra, propios.cerradaPorElSistema(nombreDeEvento(tipo)));
      await this.notificaciones.atender(tx, conTareasDeMas, efecto.cierra);
    }
    const deTarea = eventos.filter(({ sinTarea }) => sinTarea !== true);
    if (efecto.tarea === undefined || deTarea.length === 0) return;
    const conTarea = [...new Set(deTarea.map(({ planId }) => planId))];
    const tarea = await this.store.findTipo(tx.manager, efecto.tarea);
    if (tarea === null)
      return this.log.error({ tarea: efecto.tarea, evento: tipo }, 'no such kind of task: none is created');
    // the company may deactivate a kind
    if (!tarea.activo) return;
    const abiertas = await this.store.listOpen(tx.manager, conTarea);
    const planes = (await this.store.findPlanes(tx.manager, conTarea)).filter(
      ({ idCodigo }) => efecto.producto === undefined || idCodigo.startsWith(`${efecto.producto}-`),
    );
    const motivos = new Map(
      efecto.conMotivo === true ? deTarea.map(({ planId, observacion }) => [planId, observacion]) : [],
    );
    const duenos = new Map(
      deTarea.flatMap(({ planId, duenoDeTarea }) => (duenoDeTarea === undefined ? [] : [[planId, duenoDeTarea]])),
    );
    const dias = new Map(
      efecto.enSuDia === true ? deTarea.map(({ planId, venceTarea }) => [planId, venceTarea ?? null]) : [],
    );
    const claves = new Map(deTarea.map(({ planId, claves: suyas = {} }) => [planId, suyas]));
    const creadas = await this.crear(tx, { tipo, efecto, tarea, motivos, duenos, dias, claves }, planes, abiertas);
    const entregadas = efecto.entrega === true ? await this.entregar(tx, planes, abiertas) : [];
    await this.avisar(tx, [...creadas, ...entregadas]);
  }

  private async crear(
    tx: Tx,
    { tipo, efecto, tarea, motivos, duenos, dias, claves }: Causa,
    planes: readonly PlanDeTarea[],
    abiertas: readonly Abierta[],
  ): Promise<TareaCreada[]> {
    const conTarea = new Set(abiertas.filter(({ tipoId }) => tipoId === tarea.id).map(({ planId }) => planId));
    const faltan = efecto.cadaVez === true ? planes : planes.filter(({ planId }) => !conTarea.has(planId));
    if (faltan.length === 0) return [];
    const eventoDe = await this.store.findLastEventos(
      tx.manager,
      faltan.map(({ planId }) => planId),
      tipo,
    );
    const fechaEjecucion = fechaDePlazo(hoyEn(tx.now), efecto.plazo);
    const creadas = faltan.map((plan): TareaCreada => {
      const usuarioId = efecto.para === 'ejecutivo' ? (duenos.get(plan.planId) ?? plan.ejecutivoId) : null;
      const asunto = asuntoDeTarea(tarea.codigo, plan, claves.get(plan.planId));
      return {
        tipo: tarea,
        plan,
        asunto,
        ...asunto,
        avisaSinDueno: efecto.avisaSinDueno !== false,
        tipoId: tarea.id,
        planId: plan.planId,
        personaId: plan.personaId,
        usuarioId,
        estado: usuarioId === null ? 'S' : 'P',
        fechaEjecucion: dias.get(plan.planId) ?? fechaEjecucion,
        accionId: null,
        observaciones: motivos.get(plan.planId) ?? null,
        eventoId: eventoDe.get(plan.planId) ?? null,
      };
    });
    await this.store.insertMany(tx, creadas);
    return creadas;
  }

  /** Open tasks of the former executive, or without owner, go to the present one. */
  private async entregar(tx: Tx, planes: readonly PlanDeTarea[], abiertas: readonly Abierta[]): Promise<Aviso[]> {
    const planDe = new Map(planes.map((plan) => [plan.planId, plan]));
    const ajenas = abiertas.flatMap((abierta) => {
      const plan = planDe.get(abierta.planId);
      const delEjecutivo = plan === undefined || plan.ejecutivoId === null || plan.ejecutivoId === abierta.usuarioId;
      return delEjecutivo || abierta.role !== 'Ejecutivo Adjudicaciones'
        ? []
        : [{ ...abierta, plan, usuarioId: plan.ejecutivoId }];
    });
    await this.store.assign(tx, ajenas);
    for (const codigo of new Set(ajenas.map((ajena) => ajena.codigo))) {
      const suyas = ajenas.filter((ajena) => ajena.codigo === codigo);
      await this.notificaciones.atender(
        tx,
        suyas.map(({ planId }) => planId),
        [codigo],
      );
    }
    return ajenas.map(({ tipoId, codigo, nombre, role, plan, usuarioId }) => ({
      tipo: { id: tipoId, codigo, nombre, role, activo: true },
      plan,
      usuarioId,
      observaciones: null,
      asunto: asuntoDePlan(plan),
      avisaSinDueno: false,
    }));
  }

  /** One notice for each owner, for any number of tasks; unowned ones are announced once to those who may take or assign them. */
  private async avisar(tx: Tx, tareas: readonly Aviso[]): Promise<void> {
    const deDueno = new Map<number, AvisoDeTarea[]>();
    const sinDueno: AvisoDeTarea[] = [];
    for (const tarea of tareas) {
      if (tarea.usuarioId !== null) {
        const suyas = deDueno.get(tarea.usuarioId) ?? [];
        suyas.push(tarea);
        deDueno.set(tarea.usuarioId, suyas);
      } else if (tarea.avisaSinDueno) sinDueno.push(tarea);
    }
    for (const [usuarioId, suyas] of deDueno)
      if (usuarioId !== tx.actor.id)
        await this.notificaciones.avisar(tx, [usuarioId], {
          titulo: propios.tareasNuevas(suyas.length, (suyas[0] as AvisoDeTarea).tipo.nombre),
          ...avisoDe(suyas),
        });
    const [una] = sinDueno;
    if (una === undefined) return;
    const interesados = await this.store.listTakers(tx.manager, una.tipo.role, tx.actor.id);
    await this.notificaciones.avisar(tx, interesados, {
      titulo: propios.tareasSinAsignar(sinDueno.length, una.tipo.nombre),
      ...avisoDe(sinDueno),
    });
  }
}

const asuntoDePlan = ({ cedula, idCodigo }: PlanDeTarea): Asunto => asuntoDe('plan', cedula, idCodigo);

/** The record of the task; the plan, if the event names none. */
function asuntoDeTarea(codigo: string, plan: PlanDeTarea, claves: Claves = {}): Asunto {
  const recurso = asuntosDeTareas[codigo as CodigoDeTarea];
  const clave = { 'carta-salida': claveDe(plan.idCodigo), ...claves }[recurso];
  return clave === undefined ? asuntoDePlan(plan) : { recurso, clave };
}

function avisoDe(tareas: readonly AvisoDeTarea[]): { texto: string; asunto: Asunto; trabajo?: TrabajoPedido } {
  const [una] = tareas as [AvisoDeTarea];
  if (tareas.length > 1)
    return { texto: propios.tareasDeVariosPlanes(una.tipo.nombre, tareas.length), asunto: asuntoDe('tarea') };
  const { planId, idCodigo, nombreCompleto } = una.plan;
  const texto = propios.tareaDePlan(una.tipo.nombre, idCodigo, nombreCompleto);
  return {
    texto: una.observaciones === null ? texto : propios.tareaConMotivo(texto, una.observaciones),
    asunto: una.asunto,
    trabajo: { codigo: una.tipo.codigo, planId },
  };
}

function porTipo(eventos: readonly NuevoEvento[]): Map<string, NuevoEvento[]> {
  const grupos = new Map<string, NuevoEvento[]>();
  for (const evento of eventos) {
    const grupo = grupos.get(evento.tipo) ?? [];
    grupo.push(evento);
    grupos.set(evento.tipo, grupo);
  }
  return grupos;
}
