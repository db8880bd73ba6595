import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndexes, dropIndexes } from '../table';

const auditoria = { area: 'seguridad', table: 'auditoria' } as const;
const tareas = { area: 'cliente', table: 'tarea' } as const;
/** What changed of one resource since an instant, from the index alone. */
const CAMBIOS = [['recurso', 'instante', 'recursoId']];
const ACTUALIZADA = [['actualizada']];

/** The filter `actualizadoDesde` of the lists finds what changed without reading a table. */
export class Cambiados1700000074000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addIndexes(runner, auditoria, CAMBIOS);
    await addIndexes(runner, tareas, ACTUALIZADA);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, tareas, ACTUALIZADA);
    await dropIndexes(runner, auditoria, CAMBIOS);
  }
}
