import { listaDeRoles, type Rol } from '@adjudica/domain';
import type { Clock } from '../clock';
import type { Application } from '../compose';
import { Usuario } from '../entities/usuario.entity';
import type { ActaPendiente } from './demo';

/** The seed's own time: it stands on the evening of each assembly while its minutes are issued. */
export class SeedClock implements Clock {
  constructor(private current = new Date()) {}
  now(): Date {
    return new Date(this.current);
  }
  moveTo(instant: Date): void {
    this.current = instant;
  }
}

/** What the writers of the demo ask of it. */
export type RelojDeDemo = Pick<SeedClock, 'now' | 'moveTo'>;

const MINUTES_AFTER = 95;

/**
 * Issues the minutes of the newest held assemblies through the real service: document stored, awards recorded, folders opened, notices
 * queued. Returns how many; one that can't be printed stays closed and 'Sin Acta', and can be generated from the screen.
 */
export async function emitirActas(
  application: Application,
  clock: RelojDeDemo,
  pendientes: readonly ActaPendiente[],
): Promise<number> {
  const asistente = await application.dataSource.manager.findOneByOrFail(Usuario, { usuario: 'asistente' });
  const role = listaDeRoles.find((rol): rol is Rol => rol === asistente.role) as Rol;
  const { id, usuario, nombre, apellido, idDepartamento } = asistente;
  const actor = { id, usuario, nombre, apellido, role, idDepartamento, sesionId: '' };
  let emitidas = 0;
  for (const { asambleaId, fecha, hora } of pendientes) {
    clock.moveTo(new Date(new Date(`${fecha}T${hora}:00-05:00`).getTime() + MINUTES_AFTER * 60_000));
    try {
      await application.actosDeActa.generar(actor, asambleaId, { versionParticipantes: 1 });
      emitidas++;
    } catch (error) {
      application.log.warn({ err: error, asamblea: asambleaId }, 'the minutes of a demo assembly could not be issued');
    }
  }
  return emitidas;
}
