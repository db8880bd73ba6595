import { momentoEn } from '@adjudica/domain';
import type { Clock } from '../clock';
import type { Application } from '../compose';
import type { ActaPendiente } from './demo';
import { certificarDeDemostracion, sortearDeDemostracion } from './sorteo';
import { actorDe } from './usuarios';

/** The seed's clock: set to the evening of each assembly while its minutes are issued. */
export class SeedClock implements Clock {
  constructor(private current = new Date()) {}
  now(): Date {
    return new Date(this.current);
  }
  moveTo(instant: Date): void {
    this.current = instant;
  }
}

export type RelojDeDemo = Pick<SeedClock, 'now' | 'moveTo'>;

const MINUTES_AFTER = 95;

/**
 * Issues the minutes of the newest held assemblies through the real service: document stored, awards recorded, folders opened, notices queued.
 * Returns how many; one that can't be printed stays closed and 'Sin Acta', and can be generated from the screen.
 */
export async function emitirActas(
  application: Application,
  clock: RelojDeDemo,
  pendientes: readonly ActaPendiente[],
): Promise<number> {
  const asistente = await actorDe(application, 'asistente');
  const director = await actorDe(application, 'director');
  let emitidas = 0;
  for (const [i, { asambleaId, fecha, hora }] of pendientes.entries()) {
    const minutosDespues = (minutos: number): void =>
      clock.moveTo(new Date(momentoEn(fecha, hora).getTime() + minutos * 60_000));
    // one assembly has a draw, the others marks alone, as before draws existed
    const conSorteo = i === 0;
    try {
      if (conSorteo) await sortearDeDemostracion(application, [asistente, director], asambleaId, minutosDespues);
      minutosDespues(MINUTES_AFTER);
      await application.actosDeActa.generar(asistente, asambleaId, { versionParticipantes: 1 });
      emitidas++;
      if (conSorteo) await certificarDeDemostracion(application, asistente, asambleaId);
    } catch (error) {
      application.log.warn({ err: error, asamblea: asambleaId }, 'the minutes of a demo assembly could not be issued');
    }
  }
  return emitidas;
}
