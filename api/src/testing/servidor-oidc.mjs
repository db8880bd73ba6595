/*
 * A real OpenID Connect provider in a process of its own, for tests: `node servidor-oidc.mjs`, settings as JSON in PROVEEDOR. Nobody types a
 * password there: who logs in is the `login_hint` of the request. It writes its address on standard output.
 */
import { createServer } from 'node:http';
import Provider from 'oidc-provider';

const { port, redirectUri, logoutUri } = JSON.parse(process.env.PROVEEDOR);
let cuentas = {};

const server = createServer();
await new Promise((listening) => server.listen(port, '127.0.0.1', listening));
const issuer = `http://127.0.0.1:${server.address().port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'adjudica',
      client_secret: 'secreto-del-cliente',
      redirect_uris: [redirectUri],
      post_logout_redirect_uris: [logoutUri],
      token_endpoint_auth_method: 'client_secret_post',
    },
  ],
  pkce: { required: () => true },
  claims: { openid: ['sub'], profile: ['preferred_username', 'given_name', 'family_name', 'groups'], email: ['email'] },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_ctx, { uid }) => `/entrar/${uid}` },
  async findAccount(_ctx, sub) {
    const cuenta = cuentas[sub];
    return cuenta === undefined ? undefined : { accountId: sub, claims: () => ({ sub, ...cuenta }) };
  },
});

async function entrar(request, response) {
  const { prompt, params, session } = await provider.interactionDetails(request, response);
  if (params.login_hint === 'se-niega')
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId: params.login_hint } });
  const grant = new provider.Grant({ accountId: session.accountId, clientId: params.client_id });
  grant.addOIDCScope(params.scope);
  return provider.interactionFinished(request, response, { consent: { grantId: await grant.save() } });
}

server.on('request', (request, response) => {
  if (request.url === '/prueba/cuentas') {
    let text = '';
    request.on('data', (part) => {
      text += part;
    });
    request.on('end', () => {
      cuentas = JSON.parse(text);
      response.end();
    });
    return;
  }
  if (request.url.startsWith('/entrar/'))
    entrar(request, response).catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  else provider.callback()(request, response);
});
process.stdout.write(`${issuer}\n`);
