import {
  atiendeA,
  clasesDePendiente,
  cuentaDeTrabajo,
  decisionesDe,
  type Fecha,
  type GrupoDeTrabajo,
  puede,
  rolesDeEjecutivo,
  tareasDePendiente,
  trabajoDe,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { ListRequest, Page } from '../../db/lists/page';
import type { AdjudicacionStore, CalendarioDeAdjudicaciones } from '../adjudicacion';
import type { DecisionStore } from '../decision';
import type { TareaStore } from '../tarea';
import type { TrabajoVista } from './trabajo.dto';
import type { TrabajoStore } from './trabajo.store';
import { type Acto, actoDeDecision, actoDePlan, filaDeTrabajo, tareaDeTrabajo } from './trabajo.view';

/** More than one person works on; of more, those that wait longest are read, and the answer says that there are others. */
const MAXIMO = 1000;

interface Leido<T> {
  readonly filas: readonly T[];
  readonly completo: boolean;
}

/** One user's work: tasks, next acts of his plans, and pending decisions, each thing once. Rules: domain, `trabajo/renglones`. */
export class TrabajoService {
  constructor(
    private readonly almacenes: {
      readonly adjudicaciones: AdjudicacionStore;
      readonly decisiones: DecisionStore;
      readonly tareas: TareaStore;
      readonly trabajo: TrabajoStore;
    },
    private readonly calendario: CalendarioDeAdjudicaciones,
    private readonly accesos: AccessLog,
  ) {}

  /** Leaves an access row. */
  async de(
    actor: Actor,
    { grupo, desde, limite }: { grupo: GrupoDeTrabajo | undefined; desde: number; limite: number },
  ): Promise<TrabajoVista> {
    const hoy = this.calendario.hoy();
    const [decisiones, planes, tareas] = await Promise.all([
      this.decisiones(actor),
      this.planes(actor),
      this.tareas(actor, hoy),
    ]);
    this.accesos.record(actor, { operacion: 'listar', recurso: 'trabajo', recursoId: 'lista' });
    const todos = trabajoDe([...decisiones.filas, ...planes.filas], tareas.filas, hoy);
    const cola = new Set(
      todos.filter(({ acto, tareas, esperaA }) => acto?.sinSolicitud && tareas.length === 0 && esperaA === null),
    );
    const renglones = todos.filter((renglon) => !cola.has(renglon));
    const pagina = renglones
      .filter((renglon) => grupo === undefined || renglon.grupo === grupo)
      .slice(desde, desde + limite);
    const calendario = await this.calendario.desde(
      pagina.map((renglon) => ({ fecha: renglon.desde < renglon.vence ? renglon.desde : renglon.vence })),
    );
    const telefonos = puede(actor, 'cliente:leer')
      ? await this.almacenes.trabajo.telefonos(pagina.flatMap(({ acto, tareas: [t] }) => (acto ?? t)?.cedula ?? []))
      : null;
    return {
      cuenta: cuentaDeTrabajo(renglones),
      sinSolicitud: cola.size,
      incompleto: ![decisiones, planes, tareas].every(({ completo }) => completo),
      filas: pagina.map((renglon) => filaDeTrabajo(renglon, calendario, telefonos)),
    };
  }

  /** Those that he may take and, for who reads them all, those of others. */
  private async decisiones(actor: Actor): Promise<Leido<Acto>> {
    const { clases } = decisionesDe(actor);
    const [suyas, deOtros, tomadas] = await Promise.all([
      clases.length === 0 ? null : this.almacenes.decisiones.list(pedido('desde', { meToca: true }), actor),
      puede(actor, 'decision:leer') ? this.almacenes.decisiones.list(pedido('desde', { meToca: false }), actor) : null,
      this.almacenes.trabajo.tomadasPorOtros(clases.flatMap(tareasDePendiente), actor.id),
    ]);
    const duenos = new Map(tomadas.map(({ codigo, idCodigo, dueno }) => [`${codigo} ${idCodigo}`, dueno]));
    const filas = [
      ...(suyas?.rows ?? []).map((row) => {
        const dueno = tareasDePendiente(row.clase).map((codigo) => duenos.get(`${codigo} ${row.idCodigo}`));
        return actoDeDecision(row, actor, dueno[0] ?? null);
      }),
      ...(deOtros?.rows ?? []).map((row) => actoDeDecision(row, actor, clasesDePendiente[row.clase].decide)),
    ];
    return { filas, completo: estaEntera(suyas) && estaEntera(deOtros) };
  }

  /** Next acts of the plans that he looks after, his own and those of colleagues whom he covers. */
  private async planes(actor: Actor): Promise<Leido<Acto>> {
    const atiende = puede(actor, 'adjudicacion:leer') && rolesDeEjecutivo.some((role) => role === actor.role);
    if (!atiende) return { filas: [], completo: true };
    const paginas = await Promise.all(
      atiendeA(actor).map((ejecutivo) =>
        this.almacenes.adjudicaciones.list(pedido('fecha', { pendientes: true, ejecutivo })),
      ),
    );
    const filas = paginas.flatMap(({ rows }) => rows);
    const calendario = await this.calendario.desde(filas);
    return {
      filas: filas.flatMap((row) => actoDePlan(row, actor, calendario) ?? []),
      completo: paginas.every(estaEntera),
    };
  }

  /** His own, and those of his department that he may take. */
  private async tareas(actor: Actor, hoy: Fecha) {
    const page = await this.almacenes.tareas.list(pedido('fechaEjecucion', { estado: 'abiertas' }), actor, hoy);
    return { filas: page.rows.map((row) => tareaDeTrabajo(row, actor)), completo: estaEntera(page) };
  }
}

const pedido = (field: string, filter: ListRequest['filter']): ListRequest => ({
  order: { field, direction: 'ASC' },
  offset: 0,
  limit: MAXIMO,
  filter,
});

const estaEntera = (page: Page<unknown> | null): boolean => page === null || page.total <= MAXIMO;
