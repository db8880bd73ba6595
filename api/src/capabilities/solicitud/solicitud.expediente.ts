import { ErrorDeNegocio, leerClaveDeSolicitud, mensajes, type RolDeSolicitud } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import type { Tx } from '../../db/transaction/unit-of-work';
import { notFound } from '../../request/version';
import type { CarpetaStore, PlanParaEscribir } from '../carpeta';
import { exigirSinSuspension, type PersonaStore } from '../persona';
import type { PlanRow, PlanStore } from '../plan';
import type { PersonaDeSolicitud, SolicitudStore } from './solicitud.store';
import type { Expediente } from './solicitud.view';

/** @throws 404 for a malformed key. */
export function claveLeida(clave: string): { idCodigo: string; rol: RolDeSolicitud } {
  const leida = leerClaveDeSolicitud(clave);
  if (leida === null) throw notFound();
  return leida;
}

/** Reads an application with its plan and person, and locks it for writing under the folder's rules. */
export class Expedientes {
  constructor(
    private readonly planes: PlanStore,
    private readonly carpetas: CarpetaStore,
    private readonly personas: PersonaStore,
    private readonly store: SolicitudStore,
  ) {}

  /** @throws 404 no such plan, or no guarantor. */
  async leer(actor: Actor, clave: string): Promise<Expediente> {
    const { idCodigo, rol } = claveLeida(clave);
    const plan = await this.planes.get(idCodigo);
    const expediente = await this.dePlan(plan, rol, true);
    return { ...expediente, escribible: this.carpetas.writeRefusal(plan, actor, expediente.personaId) === null };
  }

  /** @throws as `CarpetaStore.lockForWrite`, before any preparation. */
  exigirEscribible(actor: Actor, { plan, personaId }: Expediente): void {
    const rechazo = this.carpetas.writeRefusal(plan, actor, personaId);
    if (rechazo !== null) throw rechazo;
  }

  /** Locks the folder, and reads inside the lock. @throws as `CarpetaStore.lockForWrite`; 404 no guarantor. */
  async paraEscribir(
    tx: Pick<Tx, 'manager' | 'actor'>,
    idCodigo: string,
    rol: RolDeSolicitud,
  ): Promise<PlanParaEscribir & { readonly expediente: Expediente }> {
    const abierto = await this.carpetas.lockForWrite(tx, idCodigo);
    const expediente = await this.dePlan(abierto.plan, rol, true, tx.manager);
    // the guarantor's own data, whoever holds the plan
    if (rol === 'garante') await exigirSinSuspension(tx.manager, [expediente]);
    return { ...abierto, expediente };
  }

  /** After a cession the former holder's form does not apply: the new holder begins with an empty one. @throws 404 no guarantor. */
  async dePlan(plan: PlanRow, rol: RolDeSolicitud, escribible: boolean, manager?: EntityManager): Promise<Expediente> {
    const enVigor = await this.store.findVigente(plan.planId, rol, manager);
    const ajena = rol === 'titular' && enVigor !== null && enVigor.personaId !== plan.personaId;
    const row = ajena ? null : enVigor;
    const personaId = rol === 'titular' ? plan.personaId : row?.personaId;
    if (personaId === undefined || personaId === null)
      throw new ErrorDeNegocio('noEncontrado', 'sin-garante', mensajes.propios.sinGarante);
    const persona: PersonaDeSolicitud = rol === 'titular' ? plan : await this.personas.byId(personaId, manager);
    const numAprobacion = row?.numAprobacion ?? (await this.store.findNumAprobacion(plan.planId, manager));
    return {
      plan,
      rol,
      personaId,
      persona,
      fila: row,
      numAprobacion,
      documentoVigente: row?.documentoVigente ?? false,
      escribible,
    };
  }
}
