import { ErrorDeNegocio } from '@adjudica/domain';
import jwt from 'jsonwebtoken';

const ISSUER = 'adjudica';
const AUDIENCE = 'adjudica-api';

export interface TokenClaims {
  /** Session id. */
  readonly sid: string;
  /** User id. */
  readonly sub: number;
}

/** HS256 only; the absolute lifetime of the session is the token's expiry. */
export class Tokens {
  constructor(private readonly secret: string) {}

  sign(claims: TokenClaims, expiresAt: Date): string {
    return jwt.sign({ sid: claims.sid, exp: Math.floor(expiresAt.getTime() / 1000) }, this.secret, {
      algorithm: 'HS256',
      issuer: ISSUER,
      audience: AUDIENCE,
      subject: String(claims.sub),
    });
  }

  /** @throws ErrorDeNegocio 401 `token-expirado` or `token-invalido`. */
  verify(token: string): TokenClaims {
    try {
      const payload = jwt.verify(token, this.secret, { algorithms: ['HS256'], issuer: ISSUER, audience: AUDIENCE });
      if (typeof payload === 'string' || typeof payload['sid'] !== 'string') throw invalidToken();
      return { sid: payload['sid'], sub: Number(payload.sub) };
    } catch (error) {
      if (error instanceof jwt.TokenExpiredError) throw expiredToken();
      throw invalidToken();
    }
  }
}

/** Deviation from AUT-013, written down: the status is 401, the message stays 'token expired'. */
export const expiredToken = (): ErrorDeNegocio =>
  new ErrorDeNegocio('noAutenticado', 'token-expirado', 'token expired');
export const invalidToken = (): ErrorDeNegocio =>
  new ErrorDeNegocio('noAutenticado', 'token-invalido', 'Inicie sesión para continuar.');
