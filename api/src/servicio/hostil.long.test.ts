import { listaDeRoles, type Rol } from '@adjudica/domain';
import type { Response } from 'supertest';
import { Simulador } from '../buro/simulador';
import { Random } from '../random';
import { demoUsers } from '../seed/usuarios';
import { fingerprint } from '../testing/fingerprint';
import { LOADS_MUCH_MS } from '../testing/limits';
import { matriz } from '../testing/matriz';
import { crearMundo } from '../testing/mundo';
import { cuentaDeRol, cuentaQueLlama, type Llamador, llamadas } from '../testing/servicio';
import { areasDeServicio } from '../testing/servicio-areas';
import type { Caso, Escena } from '../testing/servicio-casos';
import { startTestApp, type TestApp } from '../testing/test-app';

jest.setTimeout(LOADS_MUCH_MS);

/** Damaged requests of one call. */
const DANADAS = 6;
const TEXTOS = [
  '   ',
  '\u0000',
  '\u202Etxt.exe',
  "'; DROP TABLE usuario;--",
  '{{constructor}}',
  '=HYPERLINK("http://x")',
  '%s%n_[]^\\',
  '../../etc/passwd',
  'x'.repeat(2000),
  '2026-02-30',
  '1e999',
];
const VALORES = [null, true, -1, 0.1 + 0.2, 1e300, 2 ** 53, [], {}, [[[]]], { $ne: 1 }, ['a', 1, null], '1', ...TEXTOS];
/** Segments that are not even encoded. */
const CRUDOS = ['%', '%zz', '%C0%AF', '..%2f..'];

/** One well made request of each call: one that is answered, before one that is refused. */
const casos: readonly Caso[] = llamadas.flatMap(({ LLAMADA }) => {
  const suyos = areasDeServicio.flatMap(([, todos]) => todos.filter(({ llamada }) => llamada === LLAMADA));
  return suyos.toSorted((una, otra) => (una.estado ?? 200) - (otra.estado ?? 200)).slice(0, 1);
});
const operacionesDe = ({ llamada }: Caso): string[] =>
  llamadas.find(({ LLAMADA }) => LLAMADA === llamada)?.OPERACION.split('; ') ?? [];
/** It answers with the place of a file alone: who may not have it is refused there. */
const DICE_UN_LUGAR = 'POST Participante/generaListadoPDF';
/** The roles of the table that is written by hand. */
const rolesDeLaMatriz = new Set(demoUsers.map(({ role }) => role));
/** Who may do none of what the call does, by that table; none of what anybody may do. */
const ajenosA = (caso: Caso): Rol[] => {
  const suyas = operacionesDe(caso).map((operacion) => matriz[operacion]);
  if (suyas.includes(undefined) || caso.llamada === DICE_UN_LUGAR) return [];
  const permitidos = new Set(suyas.flatMap((usuarios) => usuarios ?? []));
  const suyos = new Set(demoUsers.filter(({ usuario }) => permitidos.has(usuario)).map(({ role }) => role));
  return [...rolesDeLaMatriz].filter((rol) => !suyos.has(rol));
};

let t: TestApp;
let escena: Escena;
let sinAlcance: Llamador;
let buro: Simulador;
beforeAll(async () => {
  buro = await Simulador.abrir();
  t = await startTestApp({ env: { BUREAU_URL: buro.url } });
  await crearMundo(t);
  const admin = await t.as('admin');
  const cuentas = new Map<Rol, Llamador>();
  for (const role of listaDeRoles) cuentas.set(role, await cuentaQueLlama(t, admin, { role }));
  sinAlcance = await cuentaQueLlama(t, admin, {
    role: 'Jefatura Adjudicaciones',
    usuario: 'sin.alcance',
    alcances: ['catalogo:leer', 'orden:leer'],
  });
  const { manager } = t.application.dataSource;
  escena = { t, manager, como: (rol) => cuentas.get(rol) as Llamador, notas: {} };
});
afterAll(async () => {
  await t.close();
  await buro.close();
});

interface Pedido {
  readonly metodo: string;
  readonly camino: string;
  readonly cuerpo: object | undefined;
}

/** A call's path and body; what they are of is made for it. */
const hechoDe = async ({ camino, cuerpo }: Caso) => ({
  camino: typeof camino === 'string' ? camino : await camino(escena),
  cuerpo: typeof cuerpo === 'function' ? await cuerpo(escena) : cuerpo,
});

/** The request of a case, in which the name of whoever calls stands for that of its role. */
async function pedidoDe(caso: Caso, quien: Llamador, hecho?: Awaited<ReturnType<typeof hechoDe>>): Promise<Pedido> {
  const { llamada, rol } = caso;
  const [, metodo = 'GET'] = /^(GET|POST|PUT) /.exec(llamada) ?? [];
  return {
    metodo,
    ...JSON.parse(JSON.stringify(hecho ?? (await hechoDe(caso))).replaceAll(cuentaDeRol(rol), quien.usuario)),
  };
}

/** Everything but the last use of the keys. */
async function mundo(): Promise<object> {
  const { clave_servicio: _, ...resto } = await fingerprint(t);
  return resto;
}

const cada = test.each(casos.map((caso) => [caso.llamada, caso] as const));

test('every call that is served has a request here', () => {
  const servidas = new Set(areasDeServicio.flatMap(([, todos]) => todos.map(({ llamada }) => llamada)));
  expect(new Set(casos.map(({ llamada }) => llamada))).toEqual(servidas);
});

describe('who may not', () => {
  const hechos = new Map<Caso, Awaited<ReturnType<typeof hechoDe>>>();
  let antes: object;
  beforeAll(async () => {
    for (const caso of casos) hechos.set(caso, await hechoDe(caso));
    antes = await mundo();
  });

  // some calls look at what was sent, or for the record by what its holder may read, before they ask for the permission to act
  cada(
    '%s by each role without the permission, refused with a problem; by a key without the scope, 403',
    async (_, caso) => {
      const otras: string[] = [];
      for (const rol of ajenosA(caso)) {
        const quien = escena.como(rol);
        const { metodo, camino, cuerpo } = await pedidoDe(caso, quien, hechos.get(caso));
        const respuesta = await quien.llama(metodo, camino, cuerpo);
        const { status } = respuesta;
        if (status < 400 || !explicada(respuesta)) otras.push(`${rol}: ${status}`);
      }
      expect(otras).toEqual([]);
      const { metodo, camino, cuerpo } = await pedidoDe(caso, sinAlcance, hechos.get(caso));
      const conClave = caso.llamada.endsWith('auth')
        ? { ...cuerpo, name: sinAlcance.usuario, pass: sinAlcance.clave }
        : cuerpo;
      const { status, body } = await sinAlcance.llama(metodo, camino, conClave);
      expect([status, body.code]).toEqual([403, 'servicio-apagado']);
    },
  );

  test('after all of them the world is what it was', async () => {
    expect(await mundo()).toEqual(antes);
  });
});

describe('what nobody sends', () => {
  cada('%s with a damaged path, query or body, no 5xx out, and a problem with each refusal', async (llamada, caso) => {
    const suerte = new Random([...llamada].reduce((suma, letra) => (suma * 31 + letra.charCodeAt(0)) | 0, 7));
    const quien = escena.como(caso.rol);
    const bueno = await pedidoDe(caso, quien);
    const malas: string[] = [];
    for (let n = 0; n < DANADAS; n++) {
      const { metodo, camino, cuerpo } = danado(bueno, suerte);
      const respuesta = await quien.llama(metodo, camino, cuerpo);
      if (!explicada(respuesta)) malas.push(`${respuesta.status} ${camino} ${JSON.stringify(cuerpo)}`);
    }
    expect(malas).toEqual([]);
  });

  test('after all of it the program answers', async () => {
    expect((await escena.como('Comercial').llama('GET', 'producto')).status).toBe(200);
  });
});

/** Done, or refused with a problem that says why. */
const explicada = ({ status, headers }: Response): boolean =>
  status < 400 || (status < 500 && String(headers['content-type']).startsWith('application/problem+json'));

function danado({ metodo, camino, cuerpo }: Pedido, suerte: Random): Pedido {
  const [ruta = '', consulta] = camino.split('?', 2);
  const segmentos = ruta.split('/');
  if (segmentos.length > 1 && suerte.chance(cuerpo === undefined ? 0.9 : 0.4))
    segmentos[suerte.between(1, segmentos.length - 1)] = suerte.chance(0.15)
      ? suerte.pick(CRUDOS)
      : encodeURIComponent(suerte.pick(TEXTOS));
  const partes = [
    ...(consulta === undefined ? [] : [consulta]),
    ...(suerte.chance(0.2)
      ? [`${suerte.pick(['q', 'tipo', 'plan', 'x'])}=${encodeURIComponent(suerte.pick(TEXTOS))}`]
      : []),
  ];
  return {
    metodo,
    camino: [segmentos.join('/'), ...(partes.length === 0 ? [] : [partes.join('&')])].join('?'),
    cuerpo: metodo === 'GET' ? undefined : cuerpoDanado(cuerpo ?? {}, suerte),
  };
}

/** One to three of its values replaced, taken out or added, also those inside. */
function cuerpoDanado(cuerpo: object, suerte: Random): object {
  if (suerte.chance(0.1)) return suerte.pick([[], [1], {}]);
  const otro: Record<string, unknown> = { ...cuerpo };
  for (let n = suerte.between(1, 3); n > 0; n--) {
    const nombre = suerte.pick([...Object.keys(cuerpo), 'otro']);
    const valor = otro[nombre];
    if (suerte.chance(0.2)) delete otro[nombre];
    else if (typeof valor === 'object' && valor !== null && !Array.isArray(valor))
      otro[nombre] = cuerpoDanado(valor, suerte);
    else otro[nombre] = suerte.pick(VALORES);
  }
  return otro;
}
