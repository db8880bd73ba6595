import {
  baseCongelada,
  dejaValores,
  ErrorDeNegocio,
  estaAprobada,
  leerClaveDeSolicitud,
  mensajes,
  type Permiso,
  puede,
  type RolDeSolicitud,
} from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { AccessLog } from '../../audit/access-log';
import type { Actor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { notFound } from '../../request/version';
import { type CarpetaStore, hechosDeEscritura, type PlanParaEscribir } from '../carpeta';
import { tiposDeEvento } from '../evento';
import { exigirSinSuspension } from '../persona';
import type { PlanRow, PlanStore } from '../plan';
import type { AlGuardar, SolicitudRow, SolicitudStore } from '../solicitud';

/** Acts that change the people of a plan, or known facts about them. */
const CAMBIAN_PERSONAS: readonly string[] = [
  tiposDeEvento.conyuge,
  tiposDeEvento.garante,
  tiposDeEvento.cambioDeGarante,
  tiposDeEvento.depositario,
];

/** An annex of an application, for reading. */
export interface AnexoLeido {
  plan: PlanRow;
  rol: RolDeSolicitud;
  /** The application in force; null = not saved yet (holder), or no guarantor. */
  solicitud: SolicitudRow | null;
}

/** For changing: the application exists and the folder is locked. */
export interface AnexoAbierto extends PlanParaEscribir {
  rol: RolDeSolicitud;
  solicitud: SolicitudRow;
}

/** Opens the annexes of a plan or of its applications: spouse, finances, references, depositario, guarantor. */
export class Anexos {
  constructor(
    private readonly planes: PlanStore,
    private readonly carpetas: CarpetaStore,
    private readonly solicitudes: SolicitudStore,
    private readonly alGuardar: AlGuardar,
    private readonly accessLog: AccessLog,
  ) {}

  /** For a screen. Leaves an access row (invariant 39). @throws 404 no such plan or no such key. */
  async leer(actor: Actor, recurso: string, clave: string): Promise<AnexoLeido> {
    const { idCodigo, rol } = partesDe(clave);
    const plan = await this.leerPlan(actor, recurso, idCodigo, clave);
    return { plan, rol, solicitud: await this.vigente(plan, rol) };
  }

  async leerPlan(actor: Actor, recurso: string, idCodigo: string, recursoId = idCodigo): Promise<PlanRow> {
    const plan = await this.planes.get(idCodigo);
    this.accessLog.record(actor, { operacion: 'leer', recurso, recursoId });
    return plan;
  }

  /** For a change. @throws as `lockForWrite`, and 422 'sin-solicitud'. */
  async abrir(tx: Tx, clave: string): Promise<AnexoAbierto> {
    const { idCodigo, rol } = partesDe(clave);
    const abierto = await this.carpetas.lockForWrite(tx, idCodigo);
    const solicitud = await this.vigente(abierto.plan, rol, tx.manager);
    if (solicitud === null) throw sinSolicitud(rol);
    await exigirSinSuspension(tx.manager, [solicitud]);
    return { ...abierto, rol, solicitud };
  }

  /** The same for annexes in the basis of the approval. @throws also 409 'base-congelada'. */
  async abrirBase(tx: Tx, clave: string): Promise<AnexoAbierto> {
    const abierto = await this.abrir(tx, clave);
    exigirBase(abierto.plan);
    return abierto;
  }

  /** Locks the folder, for an act that reads with `conVigente`. */
  lock(manager: EntityManager, clave: string): Promise<void> {
    return this.carpetas.lock(manager, partesDe(clave).idCodigo);
  }

  /** Facts for an act on it. */
  async conVigente(manager: EntityManager, clave: string): Promise<AnexoLeido> {
    const { idCodigo, rol } = partesDe(clave);
    const plan = await this.planes.get(idCodigo, manager);
    return { plan, rol, solicitud: await this.vigente(plan, rol, manager) };
  }

  /** Discards all users' drafts for an application. */
  olvidarBorradores(tx: Tx, clave: string): Promise<void> {
    return this.alGuardar.borradores.forgetAll(tx, clave);
  }

  plan(idCodigo: string, manager: EntityManager): Promise<PlanRow> {
    return this.planes.get(idCodigo, manager);
  }

  abrirPlan(tx: Tx, idCodigo: string): Promise<PlanParaEscribir> {
    return this.carpetas.lockForWrite(tx, idCodigo);
  }

  async abrirBaseDePlan(tx: Tx, idCodigo: string): Promise<PlanParaEscribir> {
    const abierto = await this.abrirPlan(tx, idCodigo);
    exigirBase(abierto.plan);
    return abierto;
  }

  /** Whether this actor may write annexes of the plan, in the basis of its approval or not; decides a screen's buttons. */
  puedeEscribir(actor: Actor, plan: PlanRow, permiso: Permiso, enBase: boolean, personaId?: number | null): boolean {
    const rechazo = enBase
      ? this.carpetas.baseWriteRefusal(plan, actor, personaId)
      : this.carpetas.writeRefusal(plan, actor, personaId);
    return puede(actor, permiso) && rechazo === null;
  }

  /**
   * Finishes an act: records its event, discards its user's draft, and adapts the list of documents. `tipo` null = unchanged. `cambios`, before and
   * after, is in the event only where `dejaValores` allows.
   */
  async concluir(
    tx: Tx,
    acto: { tipo: string | null; formulario: string; clave: string; cambios?: string | undefined },
    abierto: PlanParaEscribir,
    personaId: number | null,
    rol: RolDeSolicitud = 'titular',
  ): Promise<void> {
    const { tipo, cambios = '', ...borrador } = acto;
    await this.alGuardar.borradores.discard(tx, borrador);
    if (tipo === null) return;
    const { plan, ajeno } = abierto;
    const partes = [
      ...(ajeno ? [mensajes.propios.planDeOtroEjecutivo] : []),
      ...(estaAprobada(abierto.carpeta) ? [mensajes.propios.despuesDeLaAprobacion] : []),
      ...(rol === 'garante' ? [mensajes.EST.garante] : []),
      ...(cambios !== '' && dejaValores(abierto.carpeta, tx.actor) ? [cambios] : []),
    ];
    const observacion = partes.length === 0 ? null : partes.join('. ');
    await this.alGuardar.eventos.record(tx, [{ tipo, planId: plan.planId, personaId, observacion }]);
    if (CAMBIAN_PERSONAS.includes(tipo)) await this.alGuardar.documentos.sincronizar(tx, abierto);
  }

  /** After a cession the application in force is the former holder's, and does not apply. */
  private async vigente(plan: PlanRow, rol: RolDeSolicitud, manager?: EntityManager): Promise<SolicitudRow | null> {
    const solicitud = await this.solicitudes.findVigente(plan.planId, rol, manager);
    return rol === 'titular' && solicitud?.personaId !== plan.personaId ? null : solicitud;
  }
}

/** Refusal of an annex without an application. */
export const sinSolicitud = (rol: RolDeSolicitud): ErrorDeNegocio =>
  rol === 'garante'
    ? new ErrorDeNegocio('regla', 'sin-garante', mensajes.propios.sinGarante)
    : new ErrorDeNegocio('regla', 'sin-solicitud', mensajes.propios.sinSolicitud);

function partesDe(clave: string): { idCodigo: string; rol: RolDeSolicitud } {
  const partes = leerClaveDeSolicitud(clave);
  if (partes === null) throw notFound();
  return partes;
}

/** @throws 409 'base-congelada'. */
export function exigirBase(plan: PlanRow): void {
  const rechazo = baseCongelada(hechosDeEscritura(plan));
  if (rechazo !== null) throw rechazo;
}
