import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { instanteDe } from '@adjudica/domain';
import { Cipher, fingerprintOf } from '../crypto/cipher';
import { PLACES } from '../crypto/places';
import type { Auditoria } from '../entities/auditoria.entity';
import type { AuditoriaSello } from '../entities/auditoria-sello.entity';

/** Predecessor of the first row. */
export const GENESIS = '0'.repeat(64);

/** The fields of a row, in the order in which they are sealed. */
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

/** Seals and chains rows. All seals are 64 hex digits. */
export interface Seals {
  /** `huella`: detects any later change of a field. */
  row(row: Sealed): string;
  /** `cadena`: detects removal and reordering of earlier rows. */
  link(position: number, previous: string, own: string): string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Rows from before the first key. Anybody can compute these seals; the first seal of the next key protects them. */
export const UNKEYED: Seals = {
  row: (row) => sha256(JSON.stringify(contentOf(row))),
  link: (_, previous, own) => sha256(`${previous}${own}`),
};

/** Beginning or end of a chain or of an epoch. */
export interface Place {
  /** 0 = before the first row. */
  readonly posicion: number;
  readonly cadena: string;
}

/** A former key in the register of keys. */
type Former = Pick<AuditoriaSello, 'epoca' | 'huellaClave' | 'secreto'>;

/** HMAC-SHA-256 under a secret kept in no database and no copy of one: write access to every table does not suffice to forge these seals. */
export class KeyedSeals implements Seals {
  private readonly hmacKey: KeyObject;

  /** @param fingerprint of the data key that the secret is derived from. @param secret 32 bytes. */
  constructor(
    readonly fingerprint: string,
    private readonly secret: Buffer,
  ) {
    this.hmacKey = createSecretKey(secret);
  }

  /** Its secret as kept in the register of keys once it is replaced. */
  kept(cipher: Cipher, epoca: number): string {
    return cipher.seal(this.secret.toString('base64'), PLACES.auditoriaSello({ epoca }));
  }

  row(row: Sealed): string {
    return this.seal('fila', ...contentOf(row));
  }

  link(position: number, previous: string, own: string): string {
    return this.seal('cadena', position, previous, own);
  }

  /** Seals that the chain ended here, so that a removal at the end is detected. Includes the seal of the former keys, if any. */
  ending(epoca: number, { posicion, cadena }: Place, registro: string | null): string {
    return this.seal('final', epoca, posicion, cadena, ...(registro === null ? [] : [registro]));
  }

  /** Seals the register of former keys at the start of this one: a key declared lost later changes it. */
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

  /** Seals the place of the chain on this day, for storage outside the database. */
  anchor(fecha: string, epoca: number, { posicion, cadena }: Place): string {
    return this.seal('ancla', fecha, epoca, posicion, cadena);
  }

  /** Each kind of seal includes its name, so that none is mistaken for another. */
  private seal(kind: string, ...parts: readonly unknown[]): string {
    return createHmac('sha256', this.hmacKey)
      .update(JSON.stringify([kind, ...parts]))
      .digest('hex');
  }
}

/** The seals of this installation, under a key derived from the data key (docs/operar.md), and the secrets of earlier keys. */
export class AuditKey extends KeyedSeals {
  private readonly former: Cipher;

  /** @param dataKey 32 bytes (DATA_KEY). */
  constructor(dataKey: Buffer) {
    const cipher = new Cipher(dataKey);
    super(fingerprintOf(dataKey), cipher.derive('auditoria'));
    this.former = new Cipher(cipher.derive('auditoria-anteriores'));
  }

  /** The sealed secret of the key that this one replaces: its rows can be verified with this key alone. */
  keep(epoca: number, former: KeyedSeals): string {
    return former.kept(this.former, epoca);
  }

  /** The seals of a key that this one replaced; null = lost. @throws CipherError when the kept secret was changed. */
  reopen({ epoca, huellaClave, secreto }: Former): KeyedSeals | null {
    if (secreto === null) return null;
    const secret = this.former.open(secreto, PLACES.auditoriaSello({ epoca }));
    return new KeyedSeals(huellaClave, Buffer.from(secret, 'base64'));
  }
}

/** Sealed end of an epoch. */
export const endOf = ({ posicion, cadena }: AuditoriaSello): Place => ({ posicion, cadena });
