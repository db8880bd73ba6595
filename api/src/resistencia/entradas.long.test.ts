import type { Random } from '../random';
import { claves, whoMay } from '../testing/mundo';
import { bodyOf, type Operation, operations, UNKNOWN_ID, urlOf } from '../testing/openapi';
import { abrirMundo, azar, fila, LARGA, pedir } from '../testing/resistencia';
import type { Client } from '../testing/test-app';

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
const EN_RUTA = [UNKNOWN_ID, -1, 'x', ...TEXTOS.filter((t) => t !== '\ud83d' && t !== '' && t.length < 4000)];
const CABECERAS = [
  ['If-Match', '"x"'],
  ['If-Match', '99999999999'],
  ['Idempotency-Key', 'corta'],
  ['Accept-Language', 'x'.repeat(300)],
] as const;
// the clock stands still here: whoever came near his hour's budget would wait a second at each of the rest
const SIN_LIMITES = { BUSQUEDAS_POR_HORA: '0', BUSQUEDAS_SIN_FICHA_POR_HORA: '0' };
const POR_OPERACION = LARGA ? 300 : 12;

fila(
  'entradas',
  'claves, consultas, cuerpos y cabeceras que ninguna pantalla envía, a cada operación',
  'ninguna respuesta 5xx, ninguna sin su problema en JSON, el proceso vive',
  async () => {
    const suerte = azar('entradas');
    const app = await abrirMundo({ env: SIN_LIMITES });
    const clientes = new Map<string, Client>();
    const clienteDe = async ({ permissions, path }: Operation): Promise<Client> => {
      if (permissions.length === 0) return app.anonymous;
      const usuario = whoMay(permissions);
      const cliente = (path.startsWith('/auth/') ? undefined : clientes.get(usuario)) ?? (await app.as(usuario));
      clientes.set(usuario, cliente);
      return cliente;
    };
    const fallos: string[] = [];
    for (const operacion of operations)
      for (let i = 0; i < POR_OPERACION; i++) {
        const fallo = await enviar(await clienteDe(operacion), operacion, suerte);
        if (fallo !== null) fallos.push(`${operacion.id}: ${fallo}`);
      }
    const { status } = await (await app.as('admin')).get('/auth/sesion');
    if (status !== 200) fallos.push('después de todo, una sesión nueva no responde');
    await app.close();
    return { casos: operations.length * POR_OPERACION, fallos, nota: `${POR_OPERACION} por operación` };
  },
);

async function enviar(cliente: Client, operacion: Operation, suerte: Random): Promise<string | null> {
  const buenas = claves(operacion);
  const mala = () => encodeURIComponent(String(suerte.pick(EN_RUTA)));
  const llaves = suerte.chance(0.5)
    ? buenas
    : Object.fromEntries(Object.keys(buenas).map((nombre) => [nombre, mala()]));
  const consulta = suerte.chance(0.5)
    ? `${suerte.pick(['sort', 'range', 'filter', 'q', 'version'])}=${encodeURIComponent(JSON.stringify(suerte.pick(VALORES)))}`
    : '';
  const ruta = urlOf(operacion, llaves);
  const url = `${ruta}${ruta.includes('?') ? '&' : '?'}${consulta}`;
  const cuerpo = operacion.method === 'get' ? undefined : danado(bodyOf(operacion) ?? {}, suerte);
  const peticion = pedir(cliente, operacion.method, url, cuerpo);
  const [cabecera, valor] = suerte.pick(CABECERAS);
  if (suerte.chance(0.3)) peticion.set(cabecera, valor);
  const { status, headers } = await peticion.catch((error: Error) => ({ status: 599, headers: { error } }));
  if (status >= 500) return `${status} a ${url} ${JSON.stringify(cuerpo)?.slice(0, 200)}`;
  const dicho = String((headers as Record<string, unknown>)['content-type']);
  return status >= 400 && !dicho.startsWith('application/problem+json') ? `${status} sin problema` : null;
}

/** One to three of its values replaced, taken out or added. */
function danado(cuerpo: object, suerte: Random): object {
  if (suerte.chance(0.1)) return suerte.pick<object>([[], [1], {}]);
  const otro: Record<string, unknown> = { ...cuerpo };
  const nombres = [...Object.keys(cuerpo), 'otro'];
  for (let n = suerte.between(1, 3); n > 0; n--) {
    const nombre = suerte.pick(nombres);
    if (suerte.chance(0.2)) delete otro[nombre];
    else otro[nombre] = suerte.pick<unknown>(VALORES);
  }
  return otro;
}
