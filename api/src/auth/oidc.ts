import { ErrorDeNegocio, propios } from '@adjudica/domain';
import type * as Client from 'openid-client';
import type { Config } from '../config';
import type { Logger } from '../log';

export type OidcConfig = NonNullable<Config['oidc']>;

/** Values that a log-in must present on return. */
export interface OidcChecks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

/** Identity as the provider states it. */
export interface OidcIdentity {
  readonly emisor: string;
  readonly sujeto: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

const TIMEOUT_S = 5;
/** Rest after a failure, so that not every log-in calls a provider that is down. */
const REST_MS = 5000;

/** Imported with the first log-in: it is an ES module. */
const library = (): Promise<typeof Client> => import('openid-client');

/**
 * The company's provider (OpenID Connect, authorization code with PKCE). The library verifies issuer, audience, nonce, state, signature and expiry;
 * errors become one of three answers: unavailable, refused, not proven.
 */
export class OidcProvider {
  private found: Promise<Client.Configuration> | undefined;
  private failedAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly config: OidcConfig,
    private readonly log: Logger,
  ) {}

  /** The address to which the browser is sent. @throws 503. */
  async begin(): Promise<OidcChecks & { readonly url: string }> {
    const client = await library();
    const found = await this.configuration();
    const [state, nonce, verifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()];
    const url = client.buildAuthorizationUrl(found, {
      redirect_uri: this.config.redirectUri,
      scope: this.config.scopes,
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { url: url.href, state, nonce, verifier };
  }

  /** @param query of the provider's redirect. @throws 401 `oidc-rechazado`, `oidc-invalido`; 503. */
  async finish(query: string, { state, nonce, verifier }: OidcChecks): Promise<OidcIdentity> {
    const client = await library();
    const found = await this.configuration();
    const back = new URL(this.config.redirectUri);
    back.search = query;
    return this.judged(async () => {
      const tokens = await client.authorizationCodeGrant(found, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const idToken = tokens.claims();
      if (idToken === undefined) throw new Error('no ID token');
      const missing = [this.config.claimUsuario, this.config.claimGrupos].some((name) => idToken[name] === undefined);
      const more =
        missing && found.serverMetadata().userinfo_endpoint !== undefined
          ? await client.fetchUserInfo(found, tokens.access_token, idToken.sub)
          : {};
      return { emisor: idToken.iss, sujeto: idToken.sub, claims: { ...more, ...idToken } };
    });
  }

  /** The provider's logout address; `null` = it has none, or does not answer. */
  async logoutUrl(): Promise<string | null> {
    try {
      const client = await library();
      const found = await this.configuration();
      if (found.serverMetadata().end_session_endpoint === undefined) return null;
      return client.buildEndSessionUrl(found, { post_logout_redirect_uri: this.config.logoutUri }).href;
    } catch {
      return null;
    }
  }

  /** For /health/ready: a new request each time. @throws when it does not answer. */
  async answers(): Promise<void> {
    const found = await this.configuration();
    const { jwks_uri } = found.serverMetadata();
    const answer = await fetch(jwks_uri as string, { signal: AbortSignal.timeout(TIMEOUT_S * 1000) });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the provider answers ${answer.status}`);
  }

  /** Cached once read; a failure is not. */
  private configuration(): Promise<Client.Configuration> {
    if (this.found === undefined) {
      if (performance.now() - this.failedAt < REST_MS) return Promise.reject(away());
      this.found = this.judged(() => this.discover()).catch((error: unknown) => {
        this.found = undefined;
        this.failedAt = performance.now();
        // any failure at this point means that nobody can log in there
        throw error instanceof ErrorDeNegocio && error.status === 503 ? error : away(error);
      });
    }
    return this.found;
  }

  private async discover(): Promise<Client.Configuration> {
    const client = await library();
    const { issuer, clientId, clientSecret } = this.config;
    const auth = clientSecret === undefined ? client.None() : client.ClientSecretPost(clientSecret);
    const insecure = issuer.startsWith('http://');
    return client.discovery(new URL(issuer), clientId, undefined, auth, {
      timeout: TIMEOUT_S,
      // the library by default trusts an ID token received over TLS, whoever signed it
      execute: [client.enableNonRepudiationChecks, ...(insecure ? [client.allowInsecureRequests] : [])],
    });
  }

  private async judged<T>(work: () => Promise<T>): Promise<T> {
    const { AuthorizationResponseError } = await library();
    try {
      return await work();
    } catch (error) {
      if (error instanceof ErrorDeNegocio) throw error;
      // name and code only: the text may quote what was sent
      const { name, code } = error as { name?: string; code?: string };
      this.log.warn({ oidc: { name, code } }, 'a log-in at the provider failed');
      if (isAway(error)) throw away(error);
      if (error instanceof AuthorizationResponseError)
        throw new ErrorDeNegocio('noAutenticado', 'oidc-rechazado', propios.oidcRechazado, { cause: error });
      throw new ErrorDeNegocio('noAutenticado', 'oidc-invalido', propios.oidcInvalido, { cause: error });
    }
  }
}

const away = (cause?: unknown): ErrorDeNegocio =>
  new ErrorDeNegocio('noDisponible', 'oidc-no-disponible', propios.oidcNoDisponible, { cause });

/** No connection, no answer in time, or a 5xx. The library keeps the error, or the whole response, as the cause. */
function isAway(error: unknown): boolean {
  let at: unknown = error;
  for (let depth = 0; typeof at === 'object' && at !== null && depth < 5; depth += 1) {
    const { name, code, message, status, cause } = at as Readonly<Record<string, unknown>>;
    if (name === 'TimeoutError' || name === 'AbortError' || code === 'OAUTH_TIMEOUT') return true;
    if (message === 'fetch failed' || (typeof code === 'string' && /^(E[A-Z]+|UND_ERR_\w+)$/.test(code))) return true;
    if (typeof status === 'number' && status >= 500) return true;
    at = cause;
  }
  return false;
}
