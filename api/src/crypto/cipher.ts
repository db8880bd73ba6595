import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/** What was sealed can't be opened: another key, another place, or changed bytes. */
export class CipherError extends Error {}

/** Names a key without telling it: SHA-256 in 64 hex digits. */
export const fingerprintOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex');

/** The first digits of a fingerprint: what sealed text says of its key, and what people are shown. */
export const keyIdOf = (fingerprint: string): string => fingerprint.slice(0, 8);

/**
 * Text at rest that only this program reads: drafts of forms, answers of the credit bureau. AES-256-GCM with a fresh IV each time; `place`
 * (table and key of the row) is authenticated with it, so that a value copied into another row does not open.
 *
 * Sealed form: 'v1.<first 8 hex digits of the key's SHA-256>.<IV, tag and text in base64url>'. The digits tell, before anything is tried,
 * that a row was written under a key that is no longer ours.
 */
export class Cipher {
  /** How everything begins that was sealed under this key. */
  readonly prefix: string;

  /** @param key 32 bytes (DATA_KEY). */
  constructor(private readonly key: Buffer) {
    if (key.length !== KEY_BYTES) throw new RangeError(`the key has ${key.length} bytes instead of ${KEY_BYTES}`);
    this.prefix = `v1.${keyIdOf(fingerprintOf(key))}.`;
  }

  seal(text: string, place: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return this.prefix + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Another key for one purpose (HKDF-SHA-256): the same each time, and neither this key nor that of another purpose follows from it. */
  derive(purpose: string): Buffer {
    return Buffer.from(hkdfSync('sha256', this.key, '', `adjudica:${purpose}`, KEY_BYTES));
  }

  /** @throws CipherError. */
  open(sealed: string, place: string): string {
    if (!sealed.startsWith(this.prefix)) throw new CipherError('sealed under another key or not sealed');
    const bytes = Buffer.from(sealed.slice(this.prefix.length), 'base64url');
    if (bytes.length < IV_BYTES + TAG_BYTES) throw new CipherError('cut off');
    const decipher = createDecipheriv(ALGORITHM, this.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch (cause) {
      throw new CipherError('changed, or of another place', { cause });
    }
  }
}
