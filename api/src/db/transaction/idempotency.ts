import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import { type DataSource, type EntityManager, LessThan } from 'typeorm';
import { Idempotencia } from '../../entities/idempotencia.entity';
import { currentRequest, type IdempotencyClaim } from '../../request/context';
import { violatedUnique } from '../engine/violated-unique';
import { removeInBatches } from './bulk';

/** Longer than any screen retries a request: stored answers hold personal data and are no archive. */
const KEPT_MS = 48 * 3_600_000;

export const inFlightConflict = (): ErrorDeNegocio =>
  new ErrorDeNegocio('conflicto', 'clave-en-curso', mensajes.propios.claveEnCurso);

/** Called by the unit of work at the start of each transaction: the row commits with the effect. */
export async function writeIdempotencyKey(manager: EntityManager, now: Date): Promise<IdempotencyClaim | undefined> {
  const claim = currentRequest()?.idempotency;
  if (claim === undefined || claim.written) return undefined;
  const { usuarioId, clave, ruta, huellaCuerpo } = claim;
  await manager
    .insert(Idempotencia, {
      usuarioId,
      clave,
      ruta,
      huellaCuerpo,
      respuestaEstado: null,
      respuesta: null,
      creadaEn: now,
    })
    .catch((error: unknown) => {
      // Another process on the same database has the same key in flight, or has finished it.
      throw violatedUnique(error) === null ? error : inFlightConflict();
    });
  return claim;
}

type Key = Pick<Idempotencia, 'usuarioId' | 'clave'>;

export const answerUnder = (manager: EntityManager, { usuarioId, clave }: Key): Promise<Idempotencia | null> =>
  manager.findOneBy(Idempotencia, { usuarioId, clave });

export async function keepAnswer(
  manager: EntityManager,
  { usuarioId, clave }: Key,
  answer: Pick<Idempotencia, 'respuestaEstado' | 'respuesta'>,
): Promise<void> {
  await manager.update(Idempotencia, { usuarioId, clave }, answer);
}

export async function forgetAnswers({ manager }: DataSource, now: Date): Promise<void> {
  await removeInBatches(manager, Idempotencia, { creadaEn: LessThan(new Date(now.getTime() - KEPT_MS)) });
}
