import type { DataSource } from 'typeorm';
import { isoOf } from '../columns/columns';
import { readMany } from '../db/engine/read';
import { Acceso } from '../entities/acceso.entity';

/** Accesses of a user since then, in the rows of all processes. */
export async function accessesSince(dataSource: DataSource, usuarioId: number, since: Date) {
  const query = dataSource.createQueryBuilder().from(Acceso, 'acceso').select([]);
  for (const column of ['id', 'instante', 'operacion', 'recurso', 'recursoId', 'solicitud'] as const)
    query.addSelect(`acceso.${column}`, column);
  query
    .where('acceso.usuarioId = :usuarioId AND acceso.instante > :since', { usuarioId, since })
    .orderBy('acceso.instante', 'ASC');
  const rows = await readMany<Omit<Acceso, 'instante' | 'usuarioId'> & { instante: unknown }>(query);
  return rows.map(({ instante, ...row }) => ({ ...row, at: Date.parse(isoOf(instante) as string) }));
}
