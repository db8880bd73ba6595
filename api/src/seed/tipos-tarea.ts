import type { EntityManager } from 'typeorm';
import tareas from '../capabilities/tarea/datos/tareas.json';
import { insertMany } from '../db/bulk';
import { TareaAccion, TareaTipo } from '../entities/tarea.entity';

/** Kinds of task with their results; those that are there already, by their code, stay as the company has them. */
export async function seedTiposDeTarea(manager: EntityManager): Promise<void> {
  const known = new Set((await manager.find(TareaTipo, { select: { codigo: true } })).map(({ codigo }) => codigo));
  const missing = tareas.filter(({ codigo }) => !known.has(codigo));
  await insertMany(
    manager,
    TareaTipo,
    missing.map(({ codigo, nombre, role }) => ({ codigo, nombre, role, activo: true })),
  );
  const idOf = new Map((await manager.find(TareaTipo)).map(({ codigo, id }) => [codigo, id]));
  await insertMany(
    manager,
    TareaAccion,
    missing.flatMap(({ codigo, acciones }) =>
      acciones.map((accion, i) => ({ ...accion, tipoId: idOf.get(codigo) as number, orden: i + 1 })),
    ),
  );
}
