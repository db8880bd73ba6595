import { documentoDeFaltante, FALTA_DOCUMENTO, type Faltante, pestanaDeDueno } from '@adjudica/domain';
import type { Client } from './test-app';

interface Hallado {
  readonly status: number;
  /** Keys of the displayed records. */
  readonly claves: readonly string[];
  /** The answer that shows them. */
  readonly texto: string;
}
type Pagina = (client: Client, partes: readonly string[], query: URLSearchParams) => Promise<Hallado>;
type Row = Record<string, unknown>;

const una = async (client: Client, path: string, clave: (body: Row) => unknown): Promise<Hallado> => {
  const { status, body, text } = await client.get(path);
  return { status, claves: [String(clave(body))], texto: text };
};
const muchas = async (client: Client, path: string, clave: (row: Row) => unknown): Promise<Hallado> => {
  const { status, body, text } = await client.get(path);
  return { status, claves: status === 200 ? (body as Row[]).map((row) => String(clave(row))) : [], texto: text };
};
const varias = (client: Client, path: string, filtro: string, clave: (row: Row) => unknown) =>
  muchas(client, `${path}?filter=${encodeURIComponent(filtro)}`, clave);
const segunLaRuta = (recurso: string): Pagina => {
  return (client, [id]) => una(client, `/${recurso}/${id}`, (body) => body['id']);
};
/** A form for a new record shows the record it begins with. */
const oNuevo = (recurso: string, nuevo: Pagina): Pagina => {
  return (client, partes, query) => (partes[0] === 'nuevo' ? nuevo : segunLaRuta(recurso))(client, partes, query);
};

/** First part of a screen's address → its API call, and the keys it then shows. One line for each linked screen. */
const PAGINAS: Readonly<Record<string, Pagina>> = {
  async 'estado-cliente'(client, [cedula], query) {
    const plan = query.get('plan') as string;
    const { status, body, text } = await client.get(`/cliente/${cedula}`);
    const suyo = status === 200 && (body.planes as Row[]).some(({ idCodigo }) => idCodigo === plan);
    if (!suyo) return { status, claves: [], texto: text };
    if (query.has(FALTA_DOCUMENTO))
      return una(client, `/plan/${plan}`, (estado) => {
        const falta = (estado['faltantes'] as Faltante[]).some((uno) => documentoDeFaltante(uno) !== null);
        return falta ? `${cedula}/${estado['idCodigo']}` : 'nothing is missing';
      });
    const dueno = Object.entries(pestanaDeDueno).find(([, pestana]) => pestana === query.get('tab'))?.[0];
    if (query.get('sub') === 'documentos')
      return varias(
        client,
        '/documento',
        JSON.stringify({ plan, dueno: Number(dueno) }),
        (row) => `${cedula}/${plan}/${row['dueno']}`,
      );
    return una(client, `/plan/${plan}`, ({ idCodigo }) => `${cedula}/${idCodigo}`);
  },
  'medio-aprobacion': oNuevo('medio-aprobacion', async (client, _, query) => {
    const cedula = query.get('cliente');
    const clave = `${cedula}/${query.get('plan')}`;
    const todos = await muchas(
      client,
      `/cliente/${cedula}/planes-para-medio`,
      (plan) => `${cedula}/${plan['idCodigo']}`,
    );
    return { ...todos, claves: todos.claves.filter((una) => una === clave) };
  }),
  'orden-de-compra': oNuevo('orden-de-compra', (client, _, query) =>
    una(client, `/base-de-orden/${query.get('medio')}`, () => query.get('medio')),
  ),
  'solicitud-de-pago': oNuevo('solicitud-de-pago', (client, _, query) =>
    una(client, `/solicitud-de-pago/checklist/${query.get('orden')}`, () => query.get('orden')),
  ),
  'consulta-cliente': segunLaRuta('consulta-cliente'),
  contrato: segunLaRuta('contrato'),
  pagare: segunLaRuta('pagare'),
  formatos: (client, [id]) => una(client, `/formato/${id}`, (body) => `${body['id']}/${body['codigo']}`),
  'carta-salida': (client, _, query) =>
    query.has('plan')
      ? una(client, `/carta-salida/${query.get('plan')}`, ({ idCodigo }) => idCodigo)
      : varias(client, '/carta-salida', query.get('filter') as string, ({ idCodigo }) => idCodigo),
  'lista-de-tareas': (client, _, query) =>
    query.has('tarea')
      ? una(client, `/tarea/${query.get('tarea')}`, ({ id }) => id)
      : varias(client, '/tarea', '{"estado":"abiertas"}', () => ''),
  'generar-acta': (client, _, query) => {
    const { asamblea, ...grupo } = JSON.parse(query.get('filter') ?? '{}');
    return varias(client, '/asamblea', JSON.stringify({ ...grupo, numeroAsamblea: asamblea }), (row) =>
      [row['producto'], row['grupo'], row['numeroAsamblea']].join('/'),
    );
  },
  coincidencia: (client, _, query) => varias(client, '/coincidencia', query.get('filter') as string, ({ id }) => id),
  'operacion-inusual': (client, _, query) =>
    varias(client, '/operacion-inusual', query.get('filter') as string, ({ id }) => id),
  'calendario-asambleas': (client, _, query) =>
    varias(client, '/asamblea', query.get('filter') as string, (row) => [row['producto'], row['grupo']].join('/')),
  'listado-actas': (client, _, query) =>
    varias(client, '/acta', query.get('filter') as string, (row) =>
      [row['producto'], row['grupo'], row['numeroAsamblea']].join('/'),
    ),
};

/** Follows a link: the answer for its page, and the distinct keys of its records. */
export async function sigue(client: Client, enlace: string): Promise<Omit<Hallado, 'texto'>> {
  const { status, claves } = await abre(client, enlace);
  return { status, claves };
}

/** The same, with the page's source. */
export async function abre(client: Client, enlace: string): Promise<Hallado> {
  const { pathname, searchParams } = new URL(enlace, 'http://adjudica.test');
  const [pantalla = '', ...partes] = pathname.split('/').filter(Boolean);
  const pagina = PAGINAS[pantalla];
  if (pagina === undefined) throw new Error(`no page is known at ${enlace}`);
  const { claves, ...hallado } = await pagina(client, partes, searchParams);
  return { ...hallado, claves: [...new Set(claves)] };
}
