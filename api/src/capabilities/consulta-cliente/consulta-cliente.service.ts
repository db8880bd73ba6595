import { type Fecha, hoyEn, identificacionOculta } from '@adjudica/domain';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Clock } from '../../clock';
import { isoOf } from '../../columns/columns';
import { notFound } from '../../request/version';
import type { SituacionDePlan, SituacionDePlanes } from '../adjudicacion';
import { type EventoRow, type HistorialStore, usuarioDe } from '../evento';
import { avisosDePapeles, type PapelStore } from '../papel';
import { nombreDeCliente, type PersonaStore } from '../persona';
import type { PlanRow, PlanStore } from '../plan';
import { recorridoDePlan } from '../recorrido';
import type { ConsultaDeCliente, LlamadaRegistrada, PosicionDePlan } from './consulta-cliente.dto';

/** What a client who calls is told of his plans, without amounts and documents; the strip on every page of a client. */
export class ConsultaDeClienteService {
  constructor(
    private readonly lectura: {
      readonly personas: PersonaStore;
      readonly planes: PlanStore;
      readonly historial: HistorialStore;
      readonly situaciones: SituacionDePlanes;
      readonly papeles: PapelStore;
    },
    private readonly accesos: AccessLog,
    private readonly clock: Clock,
  ) {}

  /** Thirteen statements at most, whatever the number of plans; one more where holidays count. @throws 404. */
  async get(actor: Actor, id: number): Promise<ConsultaDeCliente> {
    const { personas, planes } = this.lectura;
    const persona = await personas.clientById(id);
    if (persona === null) throw notFound();
    this.accesos.record(actor, { operacion: 'leer', recurso: 'consulta-cliente', recursoId: id });
    const [suspendidos, suyos] = await Promise.all([personas.findSuspendidos([persona]), planes.ofPersona(id)]);
    const [posiciones, llamadas] = await Promise.all([
      this.posiciones(actor, suyos),
      this.lectura.historial.listLlamadas(suyos.map(({ planId }) => planId)),
    ]);
    return {
      id,
      tipoIdentificacion: persona.tipoIdentificacion,
      identificacion: identificacionOculta(persona.identificacion),
      nombreCompleto: nombreDeCliente(persona),
      celular: persona.celular,
      telefono: persona.telefono,
      suspendidoDesde: isoOf(suspendidos.get(id) ?? null),
      planes: suyos.map((plan) => ({
        idCodigo: plan.idCodigo,
        producto: plan.producto,
        grupo: plan.grupo,
        activo: plan.estadoPlan === 'A',
        posicion: posiciones.get(plan.planId) ?? null,
        ultimaLlamada: llamadaDe(llamadas.find(({ idCodigo }) => idCodigo === plan.idCodigo)),
      })),
    };
  }

  /** By id of the plan. */
  private async posiciones(actor: Actor, planes: readonly PlanRow[]): Promise<ReadonlyMap<number, PosicionDePlan>> {
    const abiertas = planes.flatMap((plan) => {
      const abierta = isoOf(plan.abiertaEn);
      return abierta === null ? [] : [{ plan, abierta }];
    });
    const [primera] = abiertas.map(({ abierta }) => abierta).sort();
    if (primera === undefined) return new Map();
    const ids = abiertas.map(({ plan }) => plan.planId);
    const ahora = this.clock.now();
    const idCodigos = abiertas.map(({ plan }) => plan.idCodigo);
    const [situaciones, eventos, avisos] = await Promise.all([
      this.lectura.situaciones.of(actor, ids),
      this.lectura.historial.listRecorrido(ids, new Date(primera)),
      avisosDePapeles(actor, this.lectura.papeles, { idCodigos, ahora }),
    ]);
    const hoy = hoyEn(ahora);
    return new Map(
      abiertas.flatMap(({ plan, abierta }) => {
        const situacion = situaciones.get(plan.planId);
        const suyos = eventos.filter(
          ({ idCodigo, fecha }) => idCodigo === plan.idCodigo && (isoOf(fecha) ?? '') >= abierta,
        );
        if (situacion === undefined) return [];
        const papeles = avisos.get(plan.idCodigo) ?? [];
        return [[plan.planId, { ...posicionDe(plan, situacion, suyos, hoy), papeles }] as const];
      }),
    );
  }
}

const llamadaDe = (row: EventoRow | undefined): LlamadaRegistrada | null =>
  row === undefined
    ? null
    : { fecha: isoOf(row.fecha) as string, usuario: usuarioDe(row), texto: row.observacion ?? '' };

function posicionDe(
  plan: PlanRow,
  { siguiente, loTiene, promesa, ejecutivo }: SituacionDePlan,
  eventos: readonly EventoRow[],
  hoy: Fecha,
): Omit<PosicionDePlan, 'papeles'> {
  const { puntos } = recorridoDePlan(plan, eventos, { hoy });
  const falta = puntos.find(({ cumple }) => !cumple);
  const ultimo = puntos.at(-1);
  return {
    paso: (siguiente === null ? ultimo : (falta ?? ultimo))?.paso.nombre ?? '',
    pasos: puntos.map(({ paso: { nombre }, estado }) => ({ nombre, estado })),
    siguiente,
    loTiene,
    ejecutivo,
    promesa,
    entregado: siguiente === null ? (ultimo?.fecha ?? null) : null,
  };
}
