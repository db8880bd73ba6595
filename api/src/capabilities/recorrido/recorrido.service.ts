import {
  bloquesDeContrato,
  etiquetaDeTarea,
  formatearFecha,
  type HechosDelRecorrido,
  hoyEn,
  mensajes,
  nombreDeDepartamento,
  nombreDeEvento,
  type PuntoDelRecorrido,
  type Recorrido,
  recorridoDe,
} from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { isoOf } from '../../columns/columns';
import type { FeriadosDelAjuste } from '../catalogo';
import { type EventoRow, type HistorialStore, usuarioDe } from '../evento';
import { nombreDeCliente } from '../persona';
import { cuentaDe, type PlanRow, type PlanStore, planDeCliente } from '../plan';
import type { TareaRow, TareaStore } from '../tarea';
import type { TramiteStore } from '../tramite-legal';
import type { NodoDeTareas, PuntoDeRecorrido, RecorridoVista } from './recorrido.dto';

/** Traceability of a plan: its journey (JOR-500…507, CLI-003) and the tree of its tasks (TAR-002, TAR-011). */
export class RecorridoService {
  constructor(
    private readonly lectura: {
      readonly planes: PlanStore;
      readonly historial: HistorialStore;
      readonly tareas: TareaStore;
      readonly tramites: TramiteStore;
    },
    private readonly feriados: FeriadosDelAjuste,
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Three statements; one more where holidays count. @throws 404. */
  async recorrido(actor: Actor, idCodigo: string): Promise<RecorridoVista> {
    const plan = await this.lectura.planes.getWithCuenta(idCodigo);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'recorrido', recursoId: idCodigo });
    const hoy = hoyEn(this.clock.now());
    const { fechaAdjudicacion } = plan;
    const abierta = isoOf(plan.abiertaEn);
    const [rows, feriados, legal] =
      fechaAdjudicacion === null || abierta === null
        ? [[], [], null]
        : await Promise.all([
            this.lectura.historial.listRecorrido([plan.planId], new Date(abierta)),
            this.feriados.entre(fechaAdjudicacion, hoy),
            this.lectura.tramites.findByPlan(plan.planId),
          ]);
    const { puntos, total } = recorridoDePlan(plan, rows, { hoy, feriados });
    return {
      cabecera: {
        ...planDeCliente(plan, cuentaDe(plan, hoy)),
        clienteId: plan.personaId,
        identificacion: plan.identificacion,
        nombreCompleto: nombreDeCliente(plan),
        ejecutivo: plan.ejecutivoNombre === null ? null : `${plan.ejecutivoNombre} ${plan.ejecutivoApellido}`.trim(),
        departamento: plan.departamento,
      },
      puntos: puntos.map((punto) => puntoDe(punto, Number(legal?.bloques ?? 0))),
      total,
      cumplidos: puntos.filter(({ cumple }) => cumple).length,
    };
  }

  /** Newest first: events with possible tasks, and their tasks below; tasks without event beside them. Three statements. @throws 404. */
  async arbol(actor: Actor, idCodigo: string): Promise<NodoDeTareas[]> {
    const { planId } = await this.lectura.planes.get(idCodigo);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'arbol-tareas', recursoId: idCodigo });
    const [eventos, tareas] = await Promise.all([
      this.lectura.historial.listArbol(planId),
      this.lectura.tareas.ofPlan(planId),
    ]);
    const nodos = new Map(eventos.map((row) => [row.id, nodoDeEvento(row)]));
    const sueltas: NodoDeTareas[] = [];
    for (const tarea of tareas) {
      const padre = tarea.eventoId === null ? undefined : nodos.get(tarea.eventoId);
      (padre?.hijos ?? sueltas).push(nodoDeTarea(tarea));
    }
    return [...nodos.values(), ...sueltas].sort((a, b) => (a.fecha < b.fecha ? 1 : a.fecha > b.fecha ? -1 : 0));
  }
}

/** The journey of a plan from its events since its folder was opened. */
export const recorridoDePlan = (
  plan: Pick<PlanRow, 'producto' | 'fechaAdjudicacion' | 'ejecutivoId'>,
  rows: readonly EventoRow[],
  dias: Pick<HechosDelRecorrido, 'hoy' | 'feriados'>,
): Recorrido =>
  recorridoDe({
    producto: plan.producto,
    eventos: rows.map((row) => ({
      tipo: row.tipo,
      fecha: hoyEn(new Date(isoOf(row.fecha) as string)),
      usuario: usuarioDe(row),
      idDepartamento: row.idDepartamento,
    })),
    fechaAdjudicacion: plan.fechaAdjudicacion,
    asignado: plan.ejecutivoId !== null,
    ...dias,
  });

const puntoDe = (punto: PuntoDelRecorrido, bloques: number): PuntoDeRecorrido => ({
  id: punto.paso.id,
  nombre: punto.paso.nombre,
  estado: punto.estado,
  cumple: punto.cumple,
  mandatorio: 'S',
  fecha: punto.fecha,
  usuario: punto.usuario,
  idDepartamento: punto.idDepartamento,
  departamento: nombreDeDepartamento(punto.idDepartamento),
  diasHabiles: punto.diasHabiles,
  color: punto.paso.color ?? null,
  avance: avanceDe(punto, bloques),
});

function avanceDe({ paso, avance }: PuntoDelRecorrido, bloques: number): string | null {
  if (avance === null) return null;
  const delContrato =
    paso.color === 'contrato' ? mensajes.propios.bloquesListos(bloques, bloquesDeContrato.length) : null;
  return mensajes.propios.avanceDePaso(
    nombreDeEvento(avance.tipo),
    formatearFecha(avance.fecha),
    avance.usuario,
    delContrato,
  );
}

const nodoDeEvento = (row: EventoRow): NodoDeTareas => ({
  id: `evento-${row.id}`,
  texto: nombreDeEvento(row.tipo),
  fecha: isoOf(row.fecha) as string,
  usuario: usuarioDe(row),
  estado: null,
  etiquetaEstado: null,
  fechaEjecucion: null,
  observaciones: row.observacion,
  evento: row.id,
  hijos: [],
});

const nodoDeTarea = (row: TareaRow): NodoDeTareas => ({
  id: `tarea-${row.id}`,
  texto: row.tipo,
  fecha: isoOf(row.creada) as string,
  usuario: row.usuarioNombre === null ? null : `${row.usuarioNombre} ${row.usuarioApellido ?? ''}`.trim(),
  estado: row.estado,
  etiquetaEstado: etiquetaDeTarea(row.estado),
  fechaEjecucion: row.fechaEjecucion,
  observaciones: row.observaciones,
  tarea: row.id,
  hijos: [],
});
