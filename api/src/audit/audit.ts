import { createHash } from 'node:crypto';
import { instanteDe } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../auth/actor';
import { Auditoria } from '../entities/auditoria.entity';

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

type Hashed = Pick<
  Auditoria,
  'instante' | 'usuarioId' | 'usuario' | 'accion' | 'recurso' | 'recursoId' | 'antes' | 'despues' | 'solicitud'
>;

/** A row's own fingerprint: any later change of any field shows (npm run audit:verify). */
export const auditHash = (row: Hashed): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        instanteDe(row.instante),
        row.usuarioId,
        row.usuario,
        row.accion,
        row.recurso,
        row.recursoId,
        row.antes,
        row.despues,
        row.solicitud,
      ]),
    )
    .digest('hex');

/** Written in the transaction of the change it tells of; the sealer chains it afterwards, in commit order. */
export async function writeAudit(manager: EntityManager, entry: FullEntry): Promise<void> {
  const row: Hashed = {
    instante: entry.now,
    usuarioId: entry.actor.id || null,
    usuario: entry.actor.usuario,
    accion: entry.accion,
    recurso: entry.recurso,
    recursoId: String(entry.recursoId),
    antes: entry.antes === undefined ? null : JSON.stringify(entry.antes),
    despues: entry.despues === undefined ? null : JSON.stringify(entry.despues),
    solicitud: entry.solicitud,
  };
  await manager.insert(Auditoria, { ...row, huella: auditHash(row), posicion: null, cadena: null });
}
