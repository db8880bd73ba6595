import { claveDeSolicitud } from '@adjudica/domain';
import { SISTEMA } from '../auth/actor';
import { SolicitudStore } from '../capabilities/solicitud';
import type { Persona } from '../entities/persona.entity';
import { adjudicarPlan, crearGrupo, crearPersona, crearPlan } from './builders';
import type { TestApp } from './test-app';

/** An awarded plan and the keys of its forms. */
export interface PlanDePrueba {
  planId: number;
  idCodigo: string;
  titular: Persona;
  /** Of the holder's application. */
  clave: string;
  claveGarante: string;
}

export async function planAdjudicado(
  { application }: TestApp,
  opciones: Parameters<typeof adjudicarPlan>[2] = {},
  grupo: Parameters<typeof crearGrupo>[1] = {},
): Promise<PlanDePrueba> {
  const { manager } = application.dataSource;
  const plan = await crearPlan(manager, await crearGrupo(manager, grupo));
  await adjudicarPlan(manager, plan, opciones);
  return {
    planId: plan.id,
    idCodigo: plan.idCodigo,
    titular: plan.titular as Persona,
    clave: claveDeSolicitud(plan.idCodigo, 'titular'),
    claveGarante: claveDeSolicitud(plan.idCodigo, 'garante'),
  };
}

/** Assigns a guarantor, as the guarantor's tab does. */
export async function nombrarGarante({ application }: TestApp, { planId }: PlanDePrueba): Promise<Persona> {
  const store = new SolicitudStore(application.dataSource);
  const garante = await crearPersona(application.dataSource.manager, {
    nombres: 'Zoila',
    apellidoPaterno: 'Chiriboga',
  });
  const { id: personaId, identificacion } = garante;
  await application.unitOfWork.run(SISTEMA, (tx) =>
    store.insertEmpty(tx, { planId, rol: 'garante', personaId, identificacion }),
  );
  return garante;
}
