import { aNumero, type BaseDeOrden, cicloDeMedio, deNumero, estaAprobada, sumar } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { ViewContext } from '../../act';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import { textOrNull } from '../../columns/columns';
import type { OrdenDeCompra } from '../../entities/orden-de-compra.entity';
import { notFound } from '../../request/version';
import { hechosDeMedio, type MedioRow, type MedioStore, planesDeMedio } from '../medio-aprobacion';
import { nombreDeCliente } from '../persona';
import type { PlanConCuentaRow, PlanStore } from '../plan';
import type { BaseDeOrdenVista } from './orden-de-compra.dto';
import type { OrdenStore } from './orden-de-compra.store';
import { ordenEnCiclo, vehiculoDe } from './orden-de-compra.view';

/** An approval that allows an order now, with its plans in order. */
export interface BaseLeida {
  readonly medio: MedioRow;
  /** At least one. */
  readonly filas: readonly PlanConCuentaRow[];
}

/** The base of an order, judged alike for the form and for saving. */
export class BasesDeOrden {
  constructor(
    private readonly medios: MedioStore,
    private readonly planes: PlanStore,
    private readonly ordenes: OrdenStore,
    private readonly accesos: AccessLog,
    private readonly ajustes: Omit<ViewContext, 'actor'>,
  ) {}

  /** MED-519, ORD-509: values of the form. Leaves an access row. @throws 404; 403, 409, 422 no order is possible. */
  async get(actor: Actor, medioId: number): Promise<BaseDeOrdenVista> {
    const base = await this.leerPara(actor, medioId);
    this.accesos.record(actor, { operacion: 'leer', recurso: 'base-de-orden', recursoId: medioId });
    return vistaDeBase(base);
  }

  /** For a new order, or for the pending one that its author corrects. */
  private async leerPara(actor: Actor, medioId: number): Promise<BaseLeida> {
    const orden = await this.ordenes.findLive(medioId);
    const suya = orden !== null && ordenEnCiclo.accionesFor(orden, { actor, ...this.ajustes }).includes('corregir');
    return suya ? this.presente(medioId) : this.leer(actor, medioId);
  }

  /** @throws 404 no such approval; 403 of another executive (SOLO_PROPIOS); 409 not approved; 422 of a house, with an order, a plan lost its award. */
  async leer(actor: Actor, medioId: number, manager?: EntityManager): Promise<BaseLeida> {
    const base = await this.presente(medioId, manager);
    cicloDeMedio.transicion('continuar', hechosDeMedio(base.medio), { actor, ...this.ajustes });
    return base;
  }

  /** As client, approval and plans are now. @throws 404. */
  async presente(medioId: number, manager?: EntityManager): Promise<BaseLeida> {
    const medio = await this.medios.byId(medioId, manager);
    if (medio === null) throw notFound();
    const codigos = planesDeMedio(medio);
    const rows = await this.planes.listByCodigos(codigos, manager);
    return { medio, filas: codigos.flatMap((codigo) => rows.filter(({ idCodigo }) => idCodigo === codigo)) };
  }
}

/** In dollars. */
export const montosDe = ({ medio, filas: rows }: BaseLeida): BaseDeOrden => ({
  valorVehiculo: Number(medio.valor),
  montos: rows.map(({ monto }) => Number(monto)),
});

const vehiculoDelMedio = (medio: MedioRow): BaseDeOrdenVista['vehiculo'] =>
  vehiculoDe({ ...medio, tipoVehiculo: medio.tipo, motor: medio.serieMotor });

const clienteDe = ({ medio, filas: [primera] }: BaseLeida): BaseDeOrdenVista['cliente'] => ({
  cedula: medio.identificacion,
  nombre: nombreDeCliente(medio),
  direccion: textOrNull(primera?.direccion),
  telefono: textOrNull(primera?.celular ?? primera?.telefono),
});

function vistaDeBase(base: BaseLeida): BaseDeOrdenVista {
  const { valorVehiculo, montos } = montosDe(base);
  const { medio, filas: rows } = base;
  return {
    id: Number(medio.id),
    cliente: clienteDe(base),
    producto: medio.productoCodigo,
    planes: rows.map(({ idCodigo, grupo, monto }) => ({ idCodigo, grupo, monto: Number(monto) })),
    vehiculo: vehiculoDelMedio(base.medio),
    valorVehiculo,
    valorPlan: aNumero(sumar(...montos.map(deNumero))),
    carpetaAprobada: rows.every(estaAprobada),
  };
}

/** Copied into the order, which later changes of client, sheet or approval do not affect. */
export function copiaDe(base: BaseLeida): Partial<OrdenDeCompra> {
  const { nombre: nombreCliente, ...cliente } = clienteDe(base);
  const { tipo: tipoVehiculo, ...vehiculo } = vehiculoDelMedio(base.medio);
  return {
    ...cliente,
    nombreCliente,
    ...vehiculo,
    tipoVehiculo,
    medioId: Number(base.medio.id),
    personaId: Number(base.medio.personaId),
  };
}
