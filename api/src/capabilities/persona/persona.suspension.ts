import { ErrorDeNegocio, hoyEn, identificacionesDe, type Suspension, tratamientoSuspendido } from '@adjudica/domain';
import { type EntityManager, IsNull } from 'typeorm';
import { among, readIn } from '../../db/engine/read';
import { DerechoTitular } from '../../entities/derecho-titular.entity';
import { Persona } from '../../entities/persona.entity';
import { PlanTitular } from '../../entities/plan-titular.entity';

/** Subject of an act: a person, a plan and so its holder, or both. */
interface Tocado {
  readonly planId?: number | null;
  readonly personaId: number | null;
}

/** Requests that suspend data now: attended, and not lifted. The only source of suspensions. A suspended cédula includes the RUC derived from it. */
const enVigor = (manager: EntityManager, identificaciones: readonly string[]): Promise<DerechoTitular[]> =>
  identificaciones.length === 0
    ? Promise.resolve([])
    : manager.find(DerechoTitular, {
        where: { tipo: 'bloqueo', estado: 'atendida', identificacion: among([...new Set(identificaciones)]) },
        order: { id: 'ASC' },
      });

/** Of a person with one of these numbers; `null` = none. */
export async function suspensionDe(
  manager: EntityManager,
  identificaciones: readonly string[],
): Promise<Suspension | null> {
  const [derecho] = await enVigor(manager, identificaciones);
  return derecho === undefined ? null : { solicitud: derecho.id, desde: hoyEn(derecho.decididaEn as Date) };
}

/** At most one row. Asked first by every act, and nearly always empty. */
const readAlguna = readIn<{ id: number }>((manager) =>
  manager
    .createQueryBuilder()
    .from(DerechoTitular, 'derecho')
    .select('derecho.id', 'id')
    .where("derecho.tipo = 'bloqueo' AND derecho.estado = 'atendida'")
    .orderBy('derecho.id', 'ASC')
    .limit(1),
);

/** Refusal of an act on these persons or the holders of these plans; `null` = allowed. */
export async function rechazoPorSuspension(
  manager: EntityManager,
  tocados: readonly Tocado[],
): Promise<ErrorDeNegocio | null> {
  if ((await readAlguna(manager, {})).length === 0) return null;
  const planIds = presentes(tocados.map(({ planId }) => planId));
  const titulares =
    planIds.length === 0
      ? []
      : await manager.find(PlanTitular, {
          select: { personaId: true },
          where: { planId: among(planIds), hasta: IsNull() },
        });
  const personaIds = presentes([...tocados, ...titulares].map(({ personaId }) => personaId));
  if (personaIds.length === 0) return null;
  const personas = await manager.find(Persona, {
    select: { identificacion: true },
    where: { id: among(personaIds) },
  });
  const suspension = await suspensionDe(
    manager,
    personas.flatMap(({ identificacion }) => identificacionesDe(identificacion)),
  );
  return suspension === null ? null : tratamientoSuspendido(suspension);
}

/** For acts without a lifecycle. @throws 409 'tratamiento-suspendido'. */
export async function exigirSinSuspension(manager: EntityManager, tocados: readonly Tocado[]): Promise<void> {
  const suspendido = await rechazoPorSuspension(manager, tocados);
  if (suspendido !== null) throw suspendido;
}

/** The suspended ones of these persons, with the instant. */
export async function suspendidos(
  manager: EntityManager,
  personas: readonly Pick<Persona, 'id' | 'identificacion'>[],
): Promise<ReadonlyMap<number, Date>> {
  const numeros = new Map(personas.map(({ id, identificacion }) => [id, identificacionesDe(identificacion)]));
  const derechos = await enVigor(manager, [...numeros.values()].flat());
  const desde = new Map<number, Date>();
  for (const { identificacion, decididaEn } of derechos)
    for (const [id, numerosDePersona] of numeros)
      if (numerosDePersona.includes(identificacion) && !desde.has(id)) desde.set(id, decididaEn as Date);
  return desde;
}

const presentes = (ids: readonly (number | null | undefined)[]): number[] => [
  ...new Set(ids.filter((id) => id !== null && id !== undefined)),
];
