const TEXTOS = [
  '',
  '   ',
  '\u0000',
  '\u202Etxt.exe',
  '\ud83d',
  "'; DROP TABLE usuario;--",
  '{{constructor}}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  '%s%n_[]^\\',
  '../../etc/passwd',
  'x'.repeat(5000),
  '2026-02-30',
  '1e999',
  'null',
];
const VALORES = [null, true, -1, 0.1 + 0.2, 1e300, 2 ** 53, [], {}, [[[]]], { $ne: 1 }, ['a', 1, null], '1', ...TEXTOS];
const CABECERAS = [
  ['If-Match', '"x"'],
  ['If-Match', '99999999999'],
  ['Idempotency-Key', 'corta'],
  ['Accept-Language', 'x'.repeat(300)],
];

const SIN_LIMITES = { BUSQUEDAS_POR_HORA: '0', BUSQUEDAS_SIN_FICHA_POR_HORA: '0' };

/** Everything that no screen sends, to every operation of the API's document. */
export const entradas = {
  id: 'entradas',
  que: 'claves, consultas, cuerpos y cabeceras que ninguna pantalla envía, a cada operación',
  meta: 'ninguna respuesta 5xx, ninguna sin su problema en JSON, el proceso vive',
  async correr({ corta, abrirMundo, enApi, azar }) {
    const { operations, urlOf, bodyOf, UNKNOWN_ID } = enApi('testing/openapi.ts');
    const { claves, whoMay } = enApi('testing/mundo.ts');
    const suerte = azar('entradas');
    // the clock stands still here: whoever came near his hour's budget would wait a second at each of the rest
    const app = await abrirMundo({ env: SIN_LIMITES });
    const fallos = [];
    const porOperacion = corta ? 12 : 300;
    const clientes = new Map();
    const clienteDe = async ({ permissions, path }) => {
      if (permissions.length === 0) return app.anonymous;
      const usuario = whoMay(permissions);
      if (path.startsWith('/auth/')) return app.as(usuario);
      if (!clientes.has(usuario)) clientes.set(usuario, await app.as(usuario));
      return clientes.get(usuario);
    };
    let casos = 0;
    for (const operacion of operations)
      for (let i = 0; i < porOperacion; i++) {
        const cliente = await clienteDe(operacion);
        const buenas = claves(operacion);
        const mala = () =>
          encodeURIComponent(
            String(
              suerte.pick([
                UNKNOWN_ID,
                -1,
                'x',
                ...TEXTOS.filter((t) => t !== '\ud83d' && t !== '' && t.length < 4000),
              ]),
            ),
          );
        const llaves = suerte.chance(0.5)
          ? buenas
          : Object.fromEntries(Object.keys(buenas).map((nombre) => [nombre, mala()]));
        const consulta = suerte.chance(0.5)
          ? `${suerte.pick(['sort', 'range', 'filter', 'q', 'version'])}=${encodeURIComponent(JSON.stringify(suerte.pick(VALORES)))}`
          : '';
        const url = urlOf(operacion, llaves);
        const cuerpo = operacion.method === 'get' ? undefined : dañado(bodyOf(operacion) ?? {}, suerte);
        const peticion = cliente[operacion.method](`${url}${url.includes('?') ? '&' : '?'}${consulta}`, cuerpo);
        if (suerte.chance(0.3)) peticion.set(...suerte.pick(CABECERAS));
        const { status, headers } = await peticion.catch((error) => ({ status: 599, headers: {}, error }));
        casos += 1;
        if (status >= 500)
          fallos.push(`${operacion.id}: ${status} a ${url}?${consulta} ${JSON.stringify(cuerpo)?.slice(0, 200)}`);
        else if (status >= 400 && !String(headers['content-type']).startsWith('application/problem+json'))
          fallos.push(`${operacion.id}: ${status} sin problema`);
      }
    const { status } = await (await app.as('admin')).get('/auth/sesion');
    if (status !== 200) fallos.push('después de todo, una sesión nueva no responde');
    await app.close();
    return { casos, fallos, nota: `${porOperacion} por operación` };
  },
};

/** One to three of its values replaced, taken out or added. */
function dañado(cuerpo, suerte) {
  if (suerte.chance(0.1)) return suerte.pick([[], [1], {}]);
  const otro = { ...cuerpo };
  const nombres = [...Object.keys(cuerpo), 'otro'];
  for (let n = suerte.between(1, 3); n > 0; n--) {
    const nombre = suerte.pick(nombres);
    if (suerte.chance(0.2)) delete otro[nombre];
    else otro[nombre] = suerte.pick(VALORES);
  }
  return otro;
}
