import type { EntityManager } from 'typeorm';
import type { Persona } from '../entities/persona.entity';
import type { Plan } from '../entities/plan.entity';
import { Tarea, TareaAccion, TareaTipo } from '../entities/tarea.entity';
import { Usuario } from '../entities/usuario.entity';

export interface OpcionesDeTarea extends Partial<Omit<Tarea, 'id' | 'tipoId' | 'planId' | 'personaId' | 'usuarioId'>> {
  /** Code of its type. */
  tipo?: string;
  /** User name of the owner; left out = nobody's. */
  usuario?: string;
}

/** An open task without the API: of 'CONTACTAR-CLIENTE', without date. Returns its id. */
export async function crearTarea(
  manager: EntityManager,
  plan: Pick<Plan, 'id'> & { titular: Pick<Persona, 'id'> | null },
  { tipo = 'CONTACTAR-CLIENTE', usuario, ...data }: OpcionesDeTarea = {},
): Promise<number> {
  const { id: tipoId } = await manager.findOneByOrFail(TareaTipo, { codigo: tipo });
  const usuarioId = usuario === undefined ? null : (await manager.findOneByOrFail(Usuario, { usuario })).id;
  const ahora = new Date('2026-03-09T15:00:00.000Z');
  const { identifiers } = await manager.insert(Tarea, {
    tipoId,
    planId: plan.id,
    personaId: plan.titular?.id as number,
    usuarioId,
    estado: usuarioId === null ? 'S' : 'P',
    creada: ahora,
    actualizada: ahora,
    fechaEjecucion: null,
    accionId: null,
    observaciones: null,
    eventoId: null,
    recurso: null,
    clave: null,
    creadaPor: null,
    cerradaPor: null,
    cerradaEn: null,
    version: 1,
    ...data,
  });
  return identifiers[0]?.id as number;
}

/** Id of a result of a type, by its name. */
export async function resultado(manager: EntityManager, tipo: string, nombre: string): Promise<number> {
  const { id: tipoId } = await manager.findOneByOrFail(TareaTipo, { codigo: tipo });
  return (await manager.findOneByOrFail(TareaAccion, { tipoId, nombre })).id;
}
