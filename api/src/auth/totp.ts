import type { TOTP } from 'otpauth';

/** Loaded with the first code. */
const library = (): typeof import('otpauth') => require('otpauth');

/** RFC 6238 with the parameters of common authenticators: SHA-1, six digits, steps of thirty seconds. */
const SHAPE = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const SECRET_BYTES = 20;
/** Tolerated clock drift, in steps. */
const DRIFT = 1;

/** 160 bits, in base32. */
export const newTotpSecret = (): string => new (library().Secret)({ size: SECRET_BYTES }).base32;

function totpOf(secret: string, more: { issuer?: string; label?: string } = {}): TOTP {
  const { Secret, TOTP } = library();
  return new TOTP({ ...SHAPE, ...more, secret: Secret.fromBase32(secret) });
}

/** Content of the QR code. */
export const totpUri = (secret: string, issuer: string, label: string): string =>
  totpOf(secret, { issuer, label }).toString();

/** Step of a code; `null` = none near now. Compared in constant time. */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const drift = totpOf(secret).validate({ token: code, timestamp, window: DRIFT });
  return drift === null ? null : library().TOTP.counter({ period: SHAPE.period, timestamp }) + drift;
}

/** The present code, for tests and demo. */
export const totpCode = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });
