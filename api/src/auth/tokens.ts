import { createSecretKey, hash, type KeyObject } from 'node:crypto';
import { ErrorDeNegocio, mensajes } from '@adjudica/domain';
import jwt from 'jsonwebtoken';
import type { Clock } from '../clock';

const ISSUER = 'adjudica';
const AUDIENCE = 'adjudica-api';

interface TokenClaims {
  readonly sid: string;
  readonly sub: number;
}

/** Cache size of verified tokens; the oldest is evicted. */
const MAX_VERIFIED = 2000;

/** HS256 only; the absolute lifetime of the session is the token's expiry. */
export class Tokens {
  private readonly secret: KeyObject;
  /** By the token's hash: a screen sends the same token hundreds of times. */
  private readonly verified = new Map<string, { readonly claims: TokenClaims; readonly exp: number }>();
  /** Last token of each connection, with its hash: nearly always the next one too. */
  private readonly last = new WeakMap<object, { readonly token: string; readonly key: string }>();

  constructor(
    secret: string,
    private readonly clock: Clock,
  ) {
    // a key object: given text, the library first tries it as a public key on every request
    this.secret = createSecretKey(Buffer.from(secret, 'utf8'));
  }

  sign(claims: TokenClaims, expiresAt: Date): string {
    return jwt.sign(
      { sid: claims.sid, iat: this.seconds(), exp: Math.floor(expiresAt.getTime() / 1000) },
      this.secret,
      {
        algorithm: 'HS256',
        issuer: ISSUER,
        audience: AUDIENCE,
        subject: String(claims.sub),
      },
    );
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }

  private keyOf(token: string, connection: object): string {
    const last = this.last.get(connection);
    if (last?.token === token) return last.key;
    const key = hash('sha256', token, 'base64url');
    this.last.set(connection, { token, key });
    return key;
  }

  /** @throws ErrorDeNegocio 401 `token-expirado` or `token-invalido`. */
  verify(token: string, connection: object): TokenClaims {
    const key = this.keyOf(token, connection);
    const known = this.verified.get(key);
    if (known !== undefined && this.seconds() < known.exp) return known.claims;
    this.verified.delete(key);
    const fresh = this.check(token);
    this.verified.set(key, fresh);
    if (this.verified.size > MAX_VERIFIED) this.verified.delete(this.verified.keys().next().value as string);
    return fresh.claims;
  }

  private check(token: string): { claims: TokenClaims; exp: number } {
    try {
      const { header, payload } = jwt.verify(token, this.secret, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: this.seconds(),
        complete: true,
      });
      if (typeof payload === 'string' || typeof payload['sid'] !== 'string') throw invalidToken();
      // RFC 7515 4.1.11: extensions named by `crit` must be understood, and we understand none; the library ignores it
      if (typeof payload.exp !== 'number' || 'crit' in header) throw invalidToken();
      return { claims: { sid: payload['sid'], sub: Number(payload.sub) }, exp: payload.exp };
    } catch (error) {
      if (error instanceof jwt.TokenExpiredError) throw expiredToken();
      throw invalidToken();
    }
  }
}

/** Deliberate deviation from AUT-013: the status is 401, the message stays 'token expired'. */
export const expiredToken = (): ErrorDeNegocio =>
  new ErrorDeNegocio('noAutenticado', 'token-expirado', mensajes.AUT.tokenExpirado);
export const invalidToken = (): ErrorDeNegocio =>
  new ErrorDeNegocio('noAutenticado', 'token-invalido', mensajes.propios.sesionRequerida);
