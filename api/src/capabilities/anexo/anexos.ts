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

/** Acts that change who the people of a plan are, or what is known of them. */
const CAMBIAN_PERSONAS: readonly string[] = [
  tiposDeEvento.conyuge,
  tiposDeEvento.garante,
  tiposDeEvento.cambioDeGarante,
  tiposDeEvento.depositario,
];

/** What something that hangs on an application is read with. */
export interface AnexoLeido {
  plan: PlanRow;
  rol: RolDeSolicitud;
  /** The application in force; null = not saved yet (holder), or no guarantor. */
  solicitud: SolicitudRow | null;
}

/** … and changed with: the application exists and the folder is taken. */
export interface AnexoAbierto extends PlanParaEscribir {
  rol: RolDeSolicitud;
  solicitud: SolicitudRow;
}

/** The ways into what hangs on a plan or on its applications: spouse, finances, references, depositario, guarantor. */
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

  /** For a change. @throws what `paraEscribir` throws, and 422 'sin-solicitud'. */
  async abrir(tx: Tx, clave: string): Promise<AnexoAbierto> {
    const { idCodigo, rol } = partesDe(clave);
    const abierto = await this.carpetas.lockForWrite(tx, idCodigo);
    const solicitud = await this.vigente(abierto.plan, rol, tx.manager);
    if (solicitud === null) throw sinSolicitud(rol);
    await exigirSinSuspension(tx.manager, [solicitud]);
    return { ...abierto, rol, solicitud };
  }

  /** The same of what the approval is based on. @throws also 409 'base-congelada'. */
  async abrirBase(tx: Tx, clave: string): Promise<AnexoAbierto> {
    const abierto = await this.abrir(tx, clave);
    exigirBase(abierto.plan);
    return abierto;
  }

  /** Takes the folder, for an act that reads with `conVigente`. */
  lock(manager: EntityManager, clave: string): Promise<void> {
    return this.carpetas.lock(manager, partesDe(clave).idCodigo);
  }

  /** What an act on it is judged by. */
  async conVigente(manager: EntityManager, clave: string): Promise<AnexoLeido> {
    const { idCodigo, rol } = partesDe(clave);
    const plan = await this.planes.get(idCodigo, manager);
    return { plan, rol, solicitud: await this.vigente(plan, rol, manager) };
  }

  /** Whatever anybody had typed for an application and not saved. */
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

  /** Whether this actor may write now what hangs on the plan, part of the basis of its approval or not: what a screen shows its buttons by. */
  puedeEscribir(actor: Actor, plan: PlanRow, permiso: Permiso, enBase: boolean, personaId?: number | null): boolean {
    const rechazo = enBase
      ? this.carpetas.baseWriteRefusal(plan, actor, personaId)
      : this.carpetas.writeRefusal(plan, actor, personaId);
    return puede(actor, permiso) && rechazo === null;
  }

  /**
   * Ends an act: notes it in the plan's history, discards what its user had typed and not saved, and brings the list of documents after the people
   * of the plan. `tipo` null = it changed nothing. `cambios`, before and after, stands in the history only where `dejaValores` says so.
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

  /** After a cession the application in force is that of the holder before: nothing of it belongs to the present one. */
  private async vigente(plan: PlanRow, rol: RolDeSolicitud, manager?: EntityManager): Promise<SolicitudRow | null> {
    const solicitud = await this.solicitudes.findVigente(plan.planId, rol, manager);
    return rol === 'titular' && solicitud?.personaId !== plan.personaId ? null : solicitud;
  }
}

/** Why nothing can hang on an application that does not exist. */
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
