import { hash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const SIGNS = 16;

/** 80 bits from the system, readable aloud: there is nothing to guess, so that one round of SHA-256 keeps it. */
export const newRecoveryCode = (): string =>
  [...randomBytes(SIGNS)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** As people read it. */
export const grouped = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

export const recoveryFingerprint = (code: string): string => hash('sha256', code, 'hex');
