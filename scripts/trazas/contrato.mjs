/** Do the API and the tables of docs/ agree? Pure: texts and objects in, errors out. */

const METODOS = ['get', 'post', 'put', 'patch', 'delete'];
const NO_CONSTRUIDA = /^(purpose unknown, not built|pendiente \([A-Z]{3}\))$/;

/** Rows of kind 'call' that speak of all calls, not of one. */
const GENERALES = new Set(['GEN-018', 'GEN-521', 'GEN-522', 'GEN-523', 'GEN-524', 'LEG-583']);

/**
 * 'GET /parroquia/{2 params}' and 'GET parroquia/{provincia}/{canton}' are the same specified call. Capitals count: the specification has
 * both adjudicados/{4} and Adjudicados/{3}.
 */
export const llave = (llamada) =>
  llamada
    .trim()
    .replace(/\s*\/?\{[^}]*\}(\/\{[^}]*\})*/g, '/{}')
    .replace(/^([A-Za-z]+) \//, '$1 ')
    .replace(/\s+/g, ' ');

/** 'GET /grupo?filter={producto}' → 'GET /grupo'; parameter names don't matter. */
export const operacion = (text) => {
  const [method, path = ''] = text.trim().split(/\s+/);
  return `${method.toUpperCase()} ${path
    .replace(/\?.*$/, '')
    .replace(/^\/api\/v\d+(?=\/)/, '')
    .replace(/\{[^}]*\}/g, '{}')}`;
};

const partes = (text) =>
  text
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
const esOperacion = (text) => /^(GET|POST|PUT|PATCH|DELETE) \//.test(text);

/** Operations of the OpenAPI document → the specified calls that each serves. */
export function operacionesDe(openapi) {
  const found = new Map();
  for (const [path, item] of Object.entries(openapi.paths ?? {})) {
    for (const method of METODOS) {
      if (!item[method]) continue;
      const calls = [item[method]['x-llamada'] ?? []].flat();
      found.set(operacion(`${method} ${path}`), calls);
    }
  }
  return found;
}

export function revisarLlamadas(llamadas, openapi, requisitos) {
  const errores = [];
  const operaciones = operacionesDe(openapi);
  const filas = new Map();
  for (const row of llamadas) {
    const key = llave(row.LLAMADA);
    if (filas.has(key))
      errores.push(`docs/llamadas.tsv: '${row.LLAMADA}' está dos veces (specified call listed twice)`);
    filas.set(key, row);
  }
  for (const [name, calls] of operaciones) {
    for (const call of calls) {
      const row = filas.get(llave(call));
      if (!row) errores.push(`${name}: x-llamada '${call}' no está en docs/llamadas.tsv (unknown specified call)`);
      else if (!partes(row.OPERACION).some((part) => operacion(part) === name)) {
        errores.push(`${name}: sirve '${call}', pero docs/llamadas.tsv dice '${row.OPERACION}' (tables disagree)`);
      }
    }
  }
  for (const row of llamadas) {
    if (NO_CONSTRUIDA.test(row.OPERACION)) continue;
    for (const part of partes(row.OPERACION)) {
      const calls = operaciones.get(operacion(part));
      if (!esOperacion(part))
        errores.push(`docs/llamadas.tsv: '${row.LLAMADA}': '${part}' no es una operación (not an operation)`);
      else if (!calls)
        errores.push(`docs/llamadas.tsv: '${row.LLAMADA}': la API no tiene ${part} (operation is missing)`);
      else if (!calls.some((call) => llave(call) === llave(row.LLAMADA))) {
        errores.push(`${part}: le falta x-llamada '${row.LLAMADA}' (extension is missing)`);
      }
    }
  }
  const conocidos = new Set(requisitos.map((row) => row.ID));
  const nombrados = new Set(llamadas.flatMap((row) => row.REQUISITOS.split(' ')));
  for (const id of nombrados) {
    if (!conocidos.has(id)) errores.push(`docs/llamadas.tsv: ${id} no está en docs/requisitos.tsv (unknown ID)`);
  }
  for (const row of requisitos) {
    if (row.KIND === 'call' && !nombrados.has(row.ID) && !GENERALES.has(row.ID)) {
      errores.push(`docs/llamadas.tsv: falta la llamada de ${row.ID} (call row without a specified call)`);
    }
  }
  return errores;
}

export function revisarRecursos(recursos, openapi) {
  const errores = [];
  const operaciones = operacionesDe(openapi);
  for (const row of recursos.filter(({ ESTADO }) => ESTADO === 'construida')) {
    const listed = partes(row.OPERACIONES);
    if (!listed.some(esOperacion))
      errores.push(`docs/recursos.tsv: ${row.ENTIDAD} no tiene operaciones (entity without operations)`);
    for (const part of listed) {
      if (!operaciones.has(operacion(part))) {
        errores.push(`docs/recursos.tsv: ${row.ENTIDAD}: la API no tiene ${part} (operation is missing)`);
      }
    }
  }
  return errores;
}

/** Operations of the API that no entity names: an integrator would not find them. */
export function revisarOlvidadas(recursos, openapi) {
  const nombradas = new Set(recursos.flatMap((row) => partes(row.OPERACIONES)).map(operacion));
  return [...operacionesDe(openapi).keys()]
    .filter((name) => !nombradas.has(name))
    .map((name) => `docs/recursos.tsv: ninguna entidad nombra ${name} (operation without entity)`);
}
