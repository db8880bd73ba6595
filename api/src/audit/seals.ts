import { createHash, createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { instanteDe } from '@adjudica/domain';
import { Cipher, fingerprintOf } from '../crypto/cipher';
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

/**
 * The seals of this installation: HMAC-SHA-256 under a key derived from the data key, which stands in no database and in no copy of one
 * (docs/operar.md). Whoever can write every table can't make one.
 */
export class AuditKey implements Seals {
  readonly fingerprint: string;
  private readonly secret: KeyObject;

  /** @param dataKey 32 bytes (DATA_KEY). */
  constructor(dataKey: Buffer) {
    this.fingerprint = fingerprintOf(dataKey);
    this.secret = createSecretKey(new Cipher(dataKey).derive('auditoria'));
  }

  row(row: Sealed): string {
    return this.seal('fila', ...contentOf(row));
  }

  link(position: number, previous: string, own: string): string {
    return this.seal('cadena', position, previous, own);
  }

  /** That the chain ended here when something was sealed last: what is missing behind it was removed. */
  ending(epoca: number, { posicion, cadena }: Place): string {
    return this.seal('final', epoca, posicion, cadena);
  }

  /** That the chain was here on this day, kept outside the database. */
  anchor(fecha: string, epoca: number, { posicion, cadena }: Place): string {
    return this.seal('ancla', fecha, epoca, posicion, cadena);
  }

  /** Each kind of seal bears its name, so that none passes for another. */
  private seal(kind: string, ...parts: readonly unknown[]): string {
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([kind, ...parts]))
      .digest('hex');
  }
}

/** Where the part of this key ends, as it was sealed. */
export const endOf = ({ posicion, cadena }: AuditoriaSello): Place => ({ posicion, cadena });
