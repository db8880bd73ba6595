import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { instanteDe } from '@adjudica/domain';
import { Cipher, fingerprintOf } from '../crypto/cipher';
import { PLACES } from '../crypto/places';
import type { Auditoria } from '../entities/auditoria.entity';
import type { AuditoriaSello } from '../entities/auditoria-sello.entity';

/** What the first row is chained to. */
export const GENESIS = '0'.repeat(64);

/** All that a row says, in the order in which it is sealed. */
export type Sealed = Pick<
  Auditoria,
  'instante' | 'usuarioId' | 'usuario' | 'accion' | 'recurso' | 'recursoId' | 'antes' | 'despues' | 'solicitud'
>;

const contentOf = (row: Sealed): readonly unknown[] => [
  instanteDe(row.instante),
  row.usuarioId,
  row.usuario,
  row.accion,
  row.recurso,
  row.recursoId,
  row.antes,
  row.despues,
  row.solicitud,
];

/** How rows are sealed and chained. All seals are 64 hex digits. */
export interface Seals {
  /** `huella`: any later change of any field shows. */
  row(row: Sealed): string;
  /** `cadena`: what stands before can't be changed, removed or put in another order. */
  link(position: number, previous: string, own: string): string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Rows from before there was a key. Anybody can make these seals; what holds them is the first seal of the key that followed. */
export const UNKEYED: Seals = {
  row: (row) => sha256(JSON.stringify(contentOf(row))),
  link: (_, previous, own) => sha256(`${previous}${own}`),
};

/** Where a chain, or a key's part of it, begins or ends. */
export interface Place {
  /** 0 = before the first row. */
  readonly posicion: number;
  readonly cadena: string;
}

/** What a former key left in the register of keys. */
type Former = Pick<AuditoriaSello, 'epoca' | 'huellaClave' | 'secreto'>;

/** HMAC-SHA-256 under a secret that stands in no database and in no copy of one. Whoever can write every table can't make these seals. */
export class KeyedSeals implements Seals {
  private readonly hmacKey: KeyObject;

  /**
   * @param fingerprint of the data key from which the secret was derived.
   * @param secret 32 bytes.
   */
  constructor(
    readonly fingerprint: string,
    private readonly secret: Buffer,
  ) {
    this.hmacKey = createSecretKey(secret);
  }

  /** Its secret, as it stands in the register of keys once another one has replaced it. */
  kept(cipher: Cipher, epoca: number): string {
    return cipher.seal(this.secret.toString('base64'), PLACES.auditoriaSello({ epoca }));
  }

  row(row: Sealed): string {
    return this.seal('fila', ...contentOf(row));
  }

  link(position: number, previous: string, own: string): string {
    return this.seal('cadena', position, previous, own);
  }

  /** That the chain ended here when something was sealed last: what is missing behind it was removed. With what holds the former keys, if any. */
  ending(epoca: number, { posicion, cadena }: Place, registro: string | null): string {
    return this.seal('final', epoca, posicion, cadena, ...(registro === null ? [] : [registro]));
  }

  /** What the register said of the former keys when this one took over: whoever lets one pass for lost changes it. */
  register(former: readonly AuditoriaSello[]): string {
    const told = former.map(({ epoca, huellaClave, despuesDe, posicion, cadena, final, secreto }) => [
      epoca,
      huellaClave,
      despuesDe,
      posicion,
      cadena,
      final,
      secreto,
    ]);
    return this.seal('registro', ...told);
  }

  /** That the chain was here on this day, kept outside the database. */
  anchor(fecha: string, epoca: number, { posicion, cadena }: Place): string {
    return this.seal('ancla', fecha, epoca, posicion, cadena);
  }

  /** Each kind of seal bears its name, so that none passes for another. */
  private seal(kind: string, ...parts: readonly unknown[]): string {
    return createHmac('sha256', this.hmacKey)
      .update(JSON.stringify([kind, ...parts]))
      .digest('hex');
  }
}

/** The seals of this installation, under a key derived from the data key (docs/operar.md), with the secrets of the keys before it. */
export class AuditKey extends KeyedSeals {
  private readonly former: Cipher;

  /** @param dataKey 32 bytes (DATA_KEY). */
  constructor(dataKey: Buffer) {
    const cipher = new Cipher(dataKey);
    super(fingerprintOf(dataKey), cipher.derive('auditoria'));
    this.former = new Cipher(cipher.derive('auditoria-anteriores'));
  }

  /** The secret of a key that this one replaces, sealed: its rows can still be checked, and only with this key. */
  keep(epoca: number, former: KeyedSeals): string {
    return former.kept(this.former, epoca);
  }

  /**
   * The seals of a key that this one replaced; null when it was lost.
   * @throws CipherError when what was kept of it was changed.
   */
  reopen({ epoca, huellaClave, secreto }: Former): KeyedSeals | null {
    if (secreto === null) return null;
    const secret = this.former.open(secreto, PLACES.auditoriaSello({ epoca }));
    return new KeyedSeals(huellaClave, Buffer.from(secret, 'base64'));
  }
}

/** Where the part of this key ends, as it was sealed. */
export const endOf = ({ posicion, cadena }: AuditoriaSello): Place => ({ posicion, cadena });
