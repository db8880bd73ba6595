import type { EntityManager } from 'typeorm';
import type { Actor } from '../auth/actor';
import { Auditoria } from '../entities/auditoria.entity';
import type { Sealed, Seals } from './seals';

export interface AuditEntry {
  /** The act, as the staff name it: 'crear', 'generar-acta', 'retirar'… */
  accion: string;
  /** The resource (route segment) and its key. */
  recurso: string;
  recursoId: string | number;
  antes?: unknown;
  despues?: unknown;
}

interface FullEntry extends AuditEntry {
  actor: Actor;
  now: Date;
  solicitud: string | null;
}

/** What an account did for a person names him. */
function despuesDe({ actor: { enNombreDe }, despues }: FullEntry): string | null {
  if (enNombreDe !== undefined) return JSON.stringify({ ...(despues as object | undefined), enNombreDe });
  return despues === undefined ? null : JSON.stringify(despues);
}

/** Written in the transaction of the change it tells of; the sealer chains it afterwards, in commit order. */
export async function writeAudit(manager: EntityManager, seals: Seals, entry: FullEntry): Promise<void> {
  const row: Sealed = {
    instante: entry.now,
    usuarioId: entry.actor.id || null,
    usuario: entry.actor.usuario,
    accion: entry.accion,
    recurso: entry.recurso,
    recursoId: String(entry.recursoId),
    antes: entry.antes === undefined ? null : JSON.stringify(entry.antes),
    despues: despuesDe(entry),
    solicitud: entry.solicitud,
  };
  await manager.insert(Auditoria, { ...row, huella: seals.row(row), posicion: null, cadena: null });
}
