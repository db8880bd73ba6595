import { ErrorDeNegocio, leerClaveDeSolicitud, mensajes, type RolDeSolicitud } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../../auth/actor';
import { notFound } from '../../http/version';
import type { CarpetaStore } from '../carpeta';
import type { PersonaStore } from '../persona';
import type { FilaDePlan, PlanStore } from '../plan';
import type { PersonaDeSolicitud, SolicitudStore } from './solicitud.store';
import type { Expediente } from './solicitud.view';

/** @throws 404 when the text is no key of an application. */
export function claveLeida(clave: string): { idCodigo: string; rol: RolDeSolicitud } {
  const leida = leerClaveDeSolicitud(clave);
  if (leida === null) throw notFound();
  return leida;
}

/** Brings together what an application is made of. Only reads. */
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
    return this.dePlan(plan, rol, this.carpetas.rechazo(plan, actor) === null);
  }

  /**
   * A cession gives the plan another holder: the form of the one before is not theirs, and they begin with an empty one.
   * @throws 404 no guarantor.
   */
  async dePlan(
    plan: FilaDePlan,
    rol: RolDeSolicitud,
    escribible: boolean,
    manager?: EntityManager,
  ): Promise<Expediente> {
    const enVigor = await this.store.vigente(plan.planId, rol, manager);
    const ajena = rol === 'titular' && enVigor !== null && enVigor.personaId !== plan.personaId;
    const fila = ajena ? null : enVigor;
    const personaId = rol === 'titular' ? plan.personaId : fila?.personaId;
    if (personaId === undefined || personaId === null)
      throw new ErrorDeNegocio('noEncontrado', 'sin-garante', mensajes.propios.sinGarante);
    const persona: PersonaDeSolicitud = rol === 'titular' ? plan : await this.personas.byId(personaId, manager);
    const numAprobacion = fila?.numAprobacion ?? (await this.store.numAprobacion(plan.planId, manager));
    return {
      plan,
      rol,
      personaId,
      persona,
      fila,
      numAprobacion,
      documentoVigente: fila?.documentoVigente ?? false,
      escribible,
    };
  }
}
