import { hash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const SIGNS = 16;

/** 80 random bits, readable aloud: enough entropy for one round of SHA-256. */
export const newRecoveryCode = (): string =>
  [...randomBytes(SIGNS)].map((byte) => LETTERS.charAt(byte % LETTERS.length)).join('');

/** In groups of four. */
export const grouped = (code: string): string => (code.match(/.{4}/g) ?? []).join('-');

export const recoveryFingerprint = (code: string): string => hash('sha256', code, 'hex');
