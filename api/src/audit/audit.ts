import type { AuditedAct, AuditWriter } from '../db/transaction/unit-of-work';
import { Auditoria } from '../entities/auditoria.entity';
import type { Sealed, Seals } from './seals';

/** A service account's act names the person it was done for. */
function despuesDe({ actor: { enNombreDe }, despues }: AuditedAct): string | null {
  if (enNombreDe !== undefined) return JSON.stringify({ ...(despues as object | undefined), enNombreDe });
  return despues === undefined ? null : JSON.stringify(despues);
}

/** Written in the transaction of the change; the sealer chains it afterwards, in commit order. */
export const auditWriter =
  (seals: Seals): AuditWriter =>
  async (manager, entry) => {
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
  };
