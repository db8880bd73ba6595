import { randomUUID } from 'node:crypto';
import { type DataSource, type EntityManager, type EntityTarget, IsNull } from 'typeorm';
import { Instalacion } from '../../entities/instalacion.entity';
import { violatedUnique } from '../engine/violated-unique';
import { updateWhere } from '../transaction/guarded';

const ID = 1;

export const leerInstalacion = (manager: EntityManager): Promise<Instalacion | null> =>
  manager.findOneBy(Instalacion, { id: ID });

/** Whether the migration that makes this table has run. */
export async function isMigrated(dataSource: DataSource, entity: EntityTarget<object>): Promise<boolean> {
  const runner = dataSource.createQueryRunner();
  return runner.hasTable(dataSource.getMetadata(entity).tablePath).finally(() => runner.release());
}

/**
 * The row of this database, made at its first start.
 * @returns null while its migration is pending.
 */
export async function abrirInstalacion(dataSource: DataSource, now: Date): Promise<Instalacion | null> {
  if (!(await isMigrated(dataSource, Instalacion))) return null;
  const { manager } = dataSource;
  const found = await leerInstalacion(manager);
  if (found !== null) return found;
  await manager
    .insert(Instalacion, {
      id: ID,
      identificador: randomUUID(),
      creadaEn: now,
      huellaClave: null,
      huellaSiguiente: null,
      barrido: 'activo',
      motivoBarrido: null,
      turno: null,
      turnoAnterior: null,
    })
    .catch((error: unknown) => {
      // another process inserted the row at the same time
      if (violatedUnique(error) === null) throw error;
    });
  return leerInstalacion(manager);
}

/** Optimistic update: writes only if the columns of `known` are unchanged. Returns whether it did. */
export async function cambiarInstalacion(
  manager: EntityManager,
  known: Partial<Pick<Instalacion, 'huellaClave' | 'huellaSiguiente' | 'turno' | 'barrido'>>,
  change: Partial<Omit<Instalacion, 'id' | 'identificador' | 'creadaEn'>>,
): Promise<boolean> {
  const guard = Object.fromEntries(Object.entries(known).map(([name, value]) => [name, value ?? IsNull()]));
  return (await updateWhere(manager, Instalacion, { id: ID, ...guard }, change)) === 1;
}
