import type { Page } from 'playwright-core';
import { type RunningApplication, startApplication } from './fixtures/application';
import { type Lector, lectorDe } from './fixtures/lector';
import { abrirNavegador, type Navegador } from './fixtures/navegador';
import { cargada } from './fixtures/pantallas';
import { iniciarSesion } from './fixtures/verbos';

/**
 * Every kind of link that the program writes for a role (its home, notices, tasks, next acts, decisions) is opened in the browser: the page is
 * there, bears the record that the link names, and a figure that leads to a list leads to as many rows as it says.
 */

const USUARIOS = [
  'asistente',
  'director',
  'comercial',
  'servicio',
  'rsa',
  'ejecutivo',
  'ejecutivo2',
  'jefatura',
  'gerente',
  'financiero',
  'riesgo',
  'legal',
  'asistente.legal',
  'admin',
];
/** They mostly wait for the API. */
const A_LA_VEZ = 3;
/** Two minutes; more where other journeys run beside it. */
const MAXIMO_MS = 900_000;

interface Enlace {
  readonly de: string;
  readonly direccion: string;
  /** What the link says, for a figure. */
  readonly texto: string;
}

let hallazgos: ReadonlyMap<string, readonly string[]>;
let seguidos: ReadonlyMap<string, readonly Enlace[]>;
let application: RunningApplication;
let navegador: Navegador;

beforeAll(async () => {
  application = await startApplication({ demo: true });
  navegador = await abrirNavegador(application.url);
  const [malos, todos] = [new Map<string, string[]>(), new Map<string, Enlace[]>()];
  const usuarios = [...USUARIOS];
  const formas = new Set<string>();
  const seguir = async () => {
    for (let usuario = usuarios.shift(); usuario !== undefined; usuario = usuarios.shift()) {
      const { page, cerrar } = await navegador.ventana();
      await iniciarSesion(page, usuario);
      // what users of one area are told alike is followed once
      const enlaces = (await enlacesDe(page, usuario)).filter((uno) => !formas.has(forma(uno)));
      for (const uno of enlaces) formas.add(forma(uno));
      todos.set(usuario, enlaces);
      const suyos: string[] = [];
      for (const enlace of enlaces) {
        const mal = await abre(page, enlace).catch((error: Error) => [error.message]);
        suyos.push(...mal.map((que) => `${enlace.de} ${decodeURIComponent(enlace.direccion)}: ${que}`));
      }
      malos.set(usuario, suyos);
      await cerrar();
    }
  };
  await Promise.all(Array.from({ length: A_LA_VEZ }, seguir));
  [hallazgos, seguidos] = [malos, todos];
}, MAXIMO_MS);
afterAll(async () => {
  await navegador?.cerrar();
  await application?.detener();
});

const filtro = (valores: object): string => encodeURIComponent(JSON.stringify(valores));

/** What a link is made of, without the record that it leads to. */
const forma = ({ de, direccion, texto }: Enlace): string =>
  `${de} ${direccion} ${cuantos(texto) === null ? '' : texto}`.replace(/[A-Z]*\d+/g, '#');

/** 'Tareas de hoy: 4', 'Asambleas del día 20 % 2 de 10': how many there are behind it; 'Subir documentos (4 de 9)' is none. */
function cuantos(texto: string): number | null {
  const cifra = /: (\d+)/.exec(texto) ?? /(?<![(\d])(\d+) de \d+/.exec(texto);
  return cifra === null ? null : Number(cifra[1]);
}

/** One of each form. */
async function enlacesDe(page: Page, usuario: string): Promise<Enlace[]> {
  await cargada(page);
  await page.waitForLoadState('networkidle');
  const inicio = new URL(page.url()).pathname;
  const prefijo = inicio.slice(0, inicio.lastIndexOf('/'));
  const deInicio = await page.locator('main a[href^="/"]').evaluateAll((todos) =>
    todos.map((a) => ({
      de: 'inicio',
      direccion: a.getAttribute('href') ?? '',
      texto: (a as HTMLElement).innerText.replace(/\s+/g, ' '),
    })),
  );
  const leer = await lectorDe(application, usuario);
  const escritos = await escritosPara(leer);
  const todos = [
    ...deInicio,
    ...escritos.map(({ de, enlace }) => ({
      de,
      direccion: enlace.startsWith(`${prefijo}/`) ? enlace : `${prefijo}${enlace}`,
      texto: '',
    })),
  ];
  return [...new Map(todos.toReversed().map((uno) => [forma(uno), uno])).values()];
}

interface Escrito {
  readonly de: string;
  readonly enlace: string;
}

/** What the API tells this user and leads to; a list that his role does not read tells nothing. */
async function escritosPara(leer: Lector): Promise<Escrito[]> {
  const lista = async <T>(ruta: string): Promise<T[]> => {
    const respuesta = leer<T[]>(ruta);
    return respuesta.catch((error: Error) => {
      if (/: 403 /.test(error.message)) return [];
      throw error;
    });
  };
  const avisos = await lista<{ enlace: string | null }>('notificacion?range=[0,99]');
  const tareas = await lista<{ asunto: { enlace: string } }>('tarea?range=[0,99]');
  const planes = await lista<{ siguiente: { enlace: string | null } | null }>(
    `adjudicacion?range=[0,99]&filter=${filtro({ pendientes: true })}`,
  );
  const decisiones = await lista<{ enlace: string }>('decision?range=[0,99]');
  const salvedades = await lista<{ enlace: string }>('salvedad?range=[0,99]');
  const de = (cual: string, enlaces: readonly (string | null | undefined)[]): Escrito[] =>
    enlaces.flatMap((enlace) => (enlace == null ? [] : [{ de: cual, enlace }]));
  return [
    ...de(
      'aviso',
      avisos.map(({ enlace }) => enlace),
    ),
    ...de(
      'tarea',
      tareas.map(({ asunto }) => asunto.enlace),
    ),
    ...de(
      'siguiente',
      planes.map(({ siguiente }) => siguiente?.enlace),
    ),
    ...de(
      'decision',
      [...decisiones, ...salvedades].map(({ enlace }) => enlace),
    ),
  ];
}

/** The keys of the record in an address, as people read them on its page. A format is known by its name. */
function claves(direccion: string): string[] {
  const { pathname, searchParams } = new URL(direccion, 'http://x');
  const [, , pantalla, ...partes] = pathname.split('/');
  if (pantalla === 'formatos') return [];
  const { grupo, numeroAsamblea, asamblea, q } = JSON.parse(searchParams.get('filter') ?? '{}') as Record<
    string,
    unknown
  >;
  const nombradas = ['plan', 'medio', 'orden'].map((nombre) => searchParams.get(nombre));
  return [...partes.filter((parte) => /\d/.test(parte)), ...nombradas, grupo, numeroAsamblea, asamblea, q].flatMap(
    (una) => (una == null ? [] : [decodeURIComponent(String(una))]),
  );
}

/** What is wrong with the page behind a link. */
async function abre(page: Page, { direccion, texto }: Enlace): Promise<string[]> {
  await page.goto(direccion);
  await cargada(page);
  const [escrito, deCampos] = await Promise.all([
    page.locator('body').innerText(),
    page.locator('input').evaluateAll((todos) => todos.map((campo) => (campo as HTMLInputElement).value)),
  ]);
  const visto = new Set([escrito, ...deCampos].join('\n').split(/[^\p{L}\d-]+/u));
  // a consultation has the id of the person in its address, which nobody is shown
  const dichas = direccion.includes('/consulta-cliente/') ? [] : claves(direccion);
  const mal = dichas.flatMap((clave) => (visto.has(clave) ? [] : [`no dice ${clave}`]));
  if (/Página no encontrada|Ocurrio un error/.test(escrito)) mal.push('no está');
  const cuenta = cuantos(texto);
  if (cuenta === null) return mal;
  const filas = await page.locator('main tbody tr').count();
  const total = Number(/\d+\s*[-–]\s*\d+ de (\d+)/.exec(escrito)?.[1] ?? filas);
  return total === cuenta ? mal : [...mal, `dice ${cuenta} y lleva a ${total}`];
}

test.each(USUARIOS)('%s: every link that is written for this user leads to what it says', (usuario) => {
  expect(hallazgos.get(usuario)).toEqual([]);
});

test('ADJ-012 ASA-003 notices, tasks, next acts, decisions and figures of the homes were all among them', () => {
  const enlaces = [...seguidos.values()].flat();
  const de = (cual: string) => enlaces.filter((uno) => uno.de === cual).length;
  for (const cual of ['aviso', 'tarea', 'siguiente', 'decision']) expect([cual, de(cual) > 3]).toEqual([cual, true]);
  const figuras = enlaces
    .filter(({ texto }) => cuantos(texto) !== null)
    .map(({ texto }) => texto.replace(/[:\d].*/, ''));
  expect([...new Set(figuras)].sort()).toEqual([
    'Asambleas completadas ',
    'Asambleas del día ',
    'Asambleas sin acta ',
    'Decisiones por tomar',
    'Tareas de hoy',
  ]);
});
