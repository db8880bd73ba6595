import {
  etiquetaDeTarea,
  hoyEn,
  nombreDeDepartamento,
  nombreDeEvento,
  type PuntoDelRecorrido,
  recorridoDe,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { isoOf } from '../../columns/columns';
import type { FeriadosDelAjuste } from '../catalogo';
import { type FilaDeEvento, type HistorialStore, usuarioDe } from '../evento';
import { nombreDeCliente } from '../persona';
import { cuentaDe, type PlanStore, planDeCliente } from '../plan';
import type { FilaDeTarea, TareaStore } from '../tarea';
import type { NodoDeTareas, PuntoDeRecorrido, RecorridoVista } from './recorrido.dto';

/** The traceability of a plan: its journey (JOR-500…507, CLI-003) and the tree of its tasks (TAR-002, TAR-011). */
export class RecorridoService {
  constructor(
    private readonly planes: PlanStore,
    private readonly historial: HistorialStore,
    private readonly tareas: TareaStore,
    private readonly feriados: FeriadosDelAjuste,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Two statements; one more where holidays count. @throws 404. */
  async recorrido(actor: Actor, idCodigo: string): Promise<RecorridoVista> {
    const plan = await this.planes.getConCuenta(idCodigo);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'recorrido', recursoId: idCodigo });
    const hoy = hoyEn(this.clock.now());
    const { fechaAdjudicacion } = plan;
    const abierta = isoOf(plan.abiertaEn);
    const [filas, feriados] =
      fechaAdjudicacion === null || abierta === null
        ? [[], []]
        : await Promise.all([
            this.historial.recorrido(plan.planId, new Date(abierta)),
            this.feriados.entre(fechaAdjudicacion, hoy),
          ]);
    const { puntos, total } = recorridoDe({
      producto: plan.producto,
      eventos: filas.map((fila) => ({
        tipo: fila.tipo,
        fecha: hoyEn(new Date(isoOf(fila.fecha) as string)),
        usuario: usuarioDe(fila),
        idDepartamento: fila.idDepartamento,
      })),
      fechaAdjudicacion,
      asignado: plan.ejecutivoId !== null,
      hoy,
      feriados,
    });
    return {
      cabecera: {
        ...planDeCliente(plan, cuentaDe(plan, hoy)),
        identificacion: plan.identificacion,
        nombreCompleto: nombreDeCliente(plan),
        ejecutivo: plan.ejecutivoNombre === null ? null : `${plan.ejecutivoNombre} ${plan.ejecutivoApellido}`.trim(),
        departamento: plan.departamento,
      },
      puntos: puntos.map(puntoDe),
      total,
      cumplidos: puntos.filter(({ cumple }) => cumple).length,
    };
  }

  /** Newest first: events that carry tasks, or may, with their tasks below; tasks without event stand beside them. Three statements. @throws 404. */
  async arbol(actor: Actor, idCodigo: string): Promise<NodoDeTareas[]> {
    const { planId } = await this.planes.get(idCodigo);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'arbol-tareas', recursoId: idCodigo });
    const [eventos, tareas] = await Promise.all([this.historial.arbol(planId), this.tareas.ofPlan(planId)]);
    const nodos = new Map(eventos.map((fila) => [fila.id, nodoDeEvento(fila)]));
    const sueltas: NodoDeTareas[] = [];
    for (const tarea of tareas) {
      const padre = tarea.eventoId === null ? undefined : nodos.get(tarea.eventoId);
      (padre?.hijos ?? sueltas).push(nodoDeTarea(tarea));
    }
    return [...nodos.values(), ...sueltas].sort((a, b) => (a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : 0));
  }
}

const puntoDe = (punto: PuntoDelRecorrido): PuntoDeRecorrido => ({
  id: punto.paso.id,
  nombre: punto.paso.nombre,
  cumple: punto.cumple,
  mandatorio: 'S',
  fecha: punto.fecha,
  usuario: punto.usuario,
  idDepartamento: punto.idDepartamento,
  departamento: nombreDeDepartamento(punto.idDepartamento),
  diasHabiles: punto.diasHabiles,
  color: punto.paso.color ?? null,
});

const nodoDeEvento = (fila: FilaDeEvento): NodoDeTareas => ({
  id: `evento-${fila.id}`,
  texto: nombreDeEvento(fila.tipo),
  fecha: isoOf(fila.fecha) as string,
  usuario: usuarioDe(fila),
  estado: null,
  etiquetaEstado: null,
  fechaEjecucion: null,
  observaciones: fila.observacion,
  evento: fila.id,
  hijos: [],
});

const nodoDeTarea = (fila: FilaDeTarea): NodoDeTareas => ({
  id: `tarea-${fila.id}`,
  texto: fila.tipo,
  fecha: isoOf(fila.creada) as string,
  usuario: fila.usuarioNombre === null ? null : `${fila.usuarioNombre} ${fila.usuarioApellido ?? ''}`.trim(),
  estado: fila.estado,
  etiquetaEstado: etiquetaDeTarea(fila.estado),
  fechaEjecucion: fila.fechaEjecucion,
  observaciones: fila.observaciones,
  tarea: fila.id,
  hijos: [],
});
