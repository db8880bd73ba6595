// How an operation may refuse: from its method, its path, what it takes, and the lifecycle whose action it is. A controller says only what
// nobody could guess from these (`@Response`).

const INSTANCE = '6f1c2f0e-6f0b-4f43-9a64-1f5f5f0f7a10';

const PROBLEM = { $ref: '#/components/schemas/Problema' };

const problem = (status, code, title, { description = title, ...more } = {}) => ({
  description,
  content: {
    'application/problem+json': {
      schema: PROBLEM,
      example: { type: `urn:adjudica:problema:${code}`, title, status, code, instance: INSTANCE, ...more },
    },
  },
});

/** Capabilities whose records hang on a folder, which only the department that has it writes. */
const OF_A_FOLDER = ['conyuge', 'depositario', 'documento', 'finanzas', 'garante', 'referencia', 'solicitud'];
/** What a PUT is called in the lifecycles. */
const CHANGES = ['actualizar', 'editar', 'modificar', 'marcar'];

/** What is not there, where it is more than the plan or the record of the path. */
const NOT_FOUND = {
  'carta-salida': 'El plan no está en la lista',
  contrato: 'No existe contrato generado',
};

const camel = (segment) => segment.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

/** The action of a lifecycle that the operation is, with the states in which it may begin. */
function actionOf(method, path, permissions, domain) {
  const last = camel(path.split('/').at(-1));
  const names = method === 'put' ? [last, ...CHANGES] : [last];
  for (const [key, ciclo] of Object.entries(domain)) {
    if (!key.startsWith('cicloDe')) continue;
    const accion = ciclo.acciones.find((una) => names.includes(una) && permissions.includes(ciclo.permisoDe(una)));
    if (accion !== undefined) return { accion, desde: ciclo.desdeDe(accion), etiquetaDe: ciclo.etiquetaDe };
  }
  return null;
}

/** 'sin acta' of `sinActa`; of a code its name too: 'Pendiente (P)'. */
const inWords = (state, etiquetaDe) =>
  etiquetaDe === undefined
    ? state.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : `${etiquetaDe(state)} (${state})`;

function conflictOf(method, path, permissions, domain) {
  const [, resource] = path.split('/');
  const { propios } = domain.mensajes;
  const action = actionOf(method, path, permissions, domain);
  if (action !== null)
    return problem(409, 'estado-cambiado', propios.estadoCambiado, {
      description: `Solo en estado: ${action.desde.map((state) => inWords(state, action.etiquetaDe)).join(', ')}. Dice quién lo cambió y cuándo, si se sabe.`,
    });
  if (OF_A_FOLDER.includes(resource)) return problem(409, 'carpeta-en-riesgo', propios.carpetaEnRiesgo);
  return problem(409, 'estado-cambiado', propios.estadoCambiado);
}

/** Under which names a body says from which version it was made. */
const VERSIONS = ['version', 'versionParticipantes'];

/** Names of the fields of a body; of no other than a component of its own. */
function fieldsOf(requestBody, schemas) {
  const { $ref = '' } = Object.values(requestBody?.content ?? {})[0]?.schema ?? {};
  return Object.keys(schemas[$ref.split('/').at(-1)]?.properties ?? {});
}

/** They ask who somebody is without a session. */
const LOGINS = ['/auth', '/auth/oidc/canjear', '/auth/oidc/completar'];

/** Status → answer. */
function refusalsOf(method, path, operation, { domain, schemas }) {
  const { parameters = [], requestBody, security = [] } = operation;
  const { GEN, propios } = domain.mensajes;
  const permissions = security.flatMap(({ bearer = [] }) => bearer);
  const secured = security.length > 0;
  const writes = method !== 'get';
  const guarded = parameters.some(({ name }) => name === 'If-Match');
  const sent = fieldsOf(requestBody, schemas);
  const names = (field) => path.includes(`{${field}}`) || sent.includes(field);
  const ofAPlan = ['idCodigo', 'plan', 'planes'].some(names);
  const notFound = NOT_FOUND[path.split('/')[1]] ?? (ofAPlan ? 'El plan no existe o no tiene titular' : undefined);
  return {
    400: problem(400, 'datos-invalidos', `${propios.formaInesperada}.`),
    ...((secured || LOGINS.includes(path)) && { 401: problem(401, 'token-expirado', 'token expired') }),
    ...(secured && { 403: problem(403, 'sin-permiso', propios.sinPermiso) }),
    ...((path.includes('{') || ofAPlan) && {
      404: problem(404, 'no-encontrado', propios.noEncontrado, {
        ...(notFound !== undefined && { description: notFound }),
      }),
    }),
    ...(writes && { 409: conflictOf(method, path, permissions, domain) }),
    ...((guarded || VERSIONS.some(names)) && {
      412: problem(412, 'version-vieja', propios.versionVieja, {
        description: 'Otra persona lo cambió; dice quién, cuándo y qué campos difieren, si se sabe',
      }),
    }),
    ...(guarded &&
      operation['x-version'] !== 'opcional' && { 428: problem(428, 'falta-version', propios.faltaVersion) }),
    ...(writes && { 422: problem(422, 'campos-incorrectos', GEN.camposIncorrectos) }),
    429: problem(429, 'demasiados-intentos', propios.demasiadosIntentos),
    500: problem(500, 'error-interno', GEN.errorSilencioso),
    503: problem(503, 'base-no-disponible', propios.caidas['base-no-disponible']),
  };
}

/** tsoa writes every described answer as plain JSON; a refusal is a problem (RFC 9457). */
export function carryRefusals(method, path, operation, given) {
  const { responses } = operation;
  const refusals = refusalsOf(method, path, operation, given);
  for (const [status, answer] of Object.entries(responses)) {
    if (Number(status) < 400) continue;
    const content = refusals[status]?.content ?? { 'application/problem+json': { schema: PROBLEM } };
    responses[status] = { description: answer.description, content };
  }
  for (const [status, answer] of Object.entries(refusals)) responses[status] ??= answer;
}
