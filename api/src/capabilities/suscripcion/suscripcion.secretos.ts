import { instanteDe } from '@adjudica/domain';
import type { Cipher } from '../../crypto/cipher';
import { PLACES } from '../../crypto/places';
import { newSecret } from '../../webhooks';

interface Secreto {
  readonly secreto: string;
  /** ISO; `null` = the present one. */
  readonly hasta: string | null;
}
type Sellados = { readonly id: number; readonly secretos: string };

/** Signing secrets of a subscription, encrypted in its row because the receiver needs the same. */
export class Secretos {
  constructor(private readonly cipher: Cipher) {}

  nuevo(): string {
    return newSecret();
  }

  primero(id: number, secreto: string): string {
    return this.sellar(id, [{ secreto, hasta: null }]);
  }

  /** The present one stays valid until the overlap ends; older ones end now. Undecryptable ones are dropped. */
  siguiente(row: Sellados, secreto: string, hasta: Date): string {
    const actuales = this.abrir(row) ?? [];
    const anterior = actuales.filter((secreto) => secreto.hasta === null);
    return this.sellar(row.id, [
      { secreto, hasta: null },
      ...anterior.map((secreto) => ({ ...secreto, hasta: instanteDe(hasta) })),
    ]);
  }

  /** Newest first; `null` = encrypted under a lost key. */
  vigentes(row: Sellados, now: Date): readonly string[] | null {
    const todos = this.abrir(row);
    return todos?.filter(({ hasta }) => hasta === null || new Date(hasta) > now).map(({ secreto }) => secreto) ?? null;
  }

  traslapeHasta(row: Sellados, now: Date): string | null {
    const hasta = this.abrir(row)?.find((secreto) => secreto.hasta !== null)?.hasta ?? null;
    return hasta !== null && new Date(hasta) > now ? hasta : null;
  }

  private sellar(id: number, secretos: readonly Secreto[]): string {
    return this.cipher.seal(JSON.stringify(secretos), PLACES.suscripcion({ id }));
  }

  private abrir({ id, secretos }: Sellados): readonly Secreto[] | null {
    try {
      return JSON.parse(this.cipher.open(secretos, PLACES.suscripcion({ id }))) as Secreto[];
    } catch {
      return null;
    }
  }
}
