import { pestanaDeDueno } from '@adjudica/domain';
import type { Client } from './test-app';

interface Hallado {
  readonly status: number;
  /** Keys of the records that the page shows. */
  readonly claves: readonly string[];
}
type Pagina = (client: Client, partes: readonly string[], query: URLSearchParams) => Promise<Hallado>;
type Fila = Record<string, unknown>;

const una = async (client: Client, path: string, clave: (body: Fila) => unknown): Promise<Hallado> => {
  const { status, body } = await client.get(path);
  return { status, claves: [String(clave(body))] };
};
const varias = async (client: Client, path: string, filtro: string, clave: (fila: Fila) => unknown) => {
  const { status, body } = await client.get(`${path}?filter=${encodeURIComponent(filtro)}`);
  return { status, claves: status === 200 ? (body as Fila[]).map((fila) => String(clave(fila))) : [] };
};
const segunLaRuta = (recurso: string): Pagina => {
  return (client, [id]) => una(client, `/${recurso}/${id}`, (body) => body['id']);
};

/** First part of a screen's address → what that screen asks the API for, and the keys of what it then shows. One line for each screen that is led to. */
const PAGINAS: Readonly<Record<string, Pagina>> = {
  async 'estado-cliente'(client, [cedula], query) {
    const plan = query.get('plan') as string;
    const { status, body } = await client.get(`/cliente/${cedula}`);
    const suyo = status === 200 && (body.planes as Fila[]).some(({ idCodigo }) => idCodigo === plan);
    if (!suyo) return { status, claves: [] };
    const dueno = Object.entries(pestanaDeDueno).find(([, pestana]) => pestana === query.get('tab'))?.[0];
    if (query.get('sub') === 'documentos')
      return varias(
        client,
        '/documento',
        JSON.stringify({ plan, dueno: Number(dueno) }),
        (fila) => `${cedula}/${plan}/${fila['dueno']}`,
      );
    return una(client, `/plan/${plan}`, ({ idCodigo }) => `${cedula}/${idCodigo}`);
  },
  'medio-aprobacion': segunLaRuta('medio-aprobacion'),
  'orden-de-compra': segunLaRuta('orden-de-compra'),
  'solicitud-de-pago': segunLaRuta('solicitud-de-pago'),
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
    return varias(client, '/asamblea', JSON.stringify({ ...grupo, numeroAsamblea: asamblea }), (fila) =>
      [fila['producto'], fila['grupo'], fila['numeroAsamblea']].join('/'),
    );
  },
  'calendario-asambleas': (client, _, query) =>
    varias(client, '/asamblea', query.get('filter') as string, (fila) => [fila['producto'], fila['grupo']].join('/')),
  'listado-actas': (client, _, query) =>
    varias(client, '/acta', query.get('filter') as string, (fila) =>
      [fila['producto'], fila['grupo'], fila['numeroAsamblea']].join('/'),
    ),
};

/** What a user finds who follows a link: the answer that its page gets, and the keys of the records in it, each once. */
export async function sigue(client: Client, enlace: string): Promise<Hallado> {
  const { pathname, searchParams } = new URL(enlace, 'http://adjudica.test');
  const [pantalla = '', ...partes] = pathname.split('/').filter(Boolean);
  const pagina = PAGINAS[pantalla];
  if (pagina === undefined) throw new Error(`no page is known at ${enlace}`);
  const { status, claves } = await pagina(client, partes, searchParams);
  return { status, claves: [...new Set(claves)] };
}
