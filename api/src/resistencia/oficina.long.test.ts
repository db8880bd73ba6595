import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { listasDe, type Rol } from '@adjudica/domain';
import { API } from '../app';
import { SISTEMA } from '../auth/actor';
import { DEMO_PASSWORD, demoUsers, seedUsers } from '../seed/usuarios';
import { startDemoApp } from '../testing/demo';
import { operations, urlOf } from '../testing/openapi';
import { azar, fila, type Hallado, LARGA } from '../testing/resistencia';
import { startServer } from '../testing/servers';
import type { TestApp } from '../testing/test-app';

/** What a person opens on a day, and in how long that day passes here. */
const PAGINAS = 60;
const [PERSONAS, MINUTOS] = LARGA ? [500, 5] : [50, 0.5];
/** One in so many is an act. */
const UN_ACTO_CADA = 6;
/** Records of one list that its readers open. */
const REGISTROS = 20;
const MEMORIA = 1.05;
/** Rows of users in one statement: a server takes 2,100 parameters. */
const USUARIOS_A_LA_VEZ = 100;

interface Respuesta {
  readonly estado: number;
  readonly texto: string;
  readonly json: boolean;
}
interface Pedido {
  readonly metodo?: 'GET' | 'POST' | 'DELETE';
  readonly ruta: string;
  readonly cuerpo?: object;
  readonly version?: number;
}
type Pedir = (token: string, pedido: Pedido) => Promise<Respuesta>;
interface Vista {
  readonly id: number;
  readonly version: number;
}

fila(
  'oficina',
  `un día de oficina de ${PERSONAS} personas en ${MINUTOS} minutos, cada una con su usuario: ${PAGINAS} páginas de su rol, uno de cada ${UN_ACTO_CADA} pedidos es un acto`,
  'ninguna respuesta de error; en la forma larga la memoria crece 5 % a lo más',
  async () => {
    const t = await startDemoApp();
    const usuarios = Array.from({ length: PERSONAS }, (_, n) => {
      const { nombre, apellido, role } = demoUsers[n % demoUsers.length] as (typeof demoUsers)[number];
      return { usuario: `persona${n + 1}`, nombre, apellido, role };
    });
    // what a role opens is found by a guide, whose budgets are not those of the office
    const roles = [...new Set(usuarios.map(({ role }) => role))];
    const guias = roles.map((role, n) => ({ usuario: `guia${n + 1}`, nombre: 'Guía', apellido: role, role }));
    const todos = [...usuarios, ...guias];
    for (let n = 0; n < todos.length; n += USUARIOS_A_LA_VEZ)
      await t.application.unitOfWork.run(SISTEMA, ({ manager }) =>
        seedUsers(manager, t.clock.now(), todos.slice(n, n + USUARIOS_A_LA_VEZ)),
      );
    const servidor = await startServer(t, { RATE_LIMIT_PER_MINUTE: '0' });
    try {
      return await pasarElDia({ t, usuarios, guias, pedir: pedirA(servidor.port), pid: servidor.process.pid ?? 0 });
    } finally {
      const fin = once(servidor.process, 'exit');
      servidor.process.kill('SIGKILL');
      await fin;
      await t.close();
    }
  },
);

const pedirA =
  (port: number): Pedir =>
  async (token, { metodo = 'GET', ruta, cuerpo, version }) => {
    const headers = {
      ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
      ...(cuerpo === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(version === undefined ? {} : { 'If-Match': `"${version}"` }),
    };
    const body = cuerpo === undefined ? null : JSON.stringify(cuerpo);
    try {
      const respuesta = await fetch(`http://127.0.0.1:${port}${API}${ruta}`, { method: metodo, headers, body });
      const json = respuesta.headers.get('content-type')?.includes('json') === true;
      return { estado: respuesta.status, texto: await respuesta.text(), json };
    } catch (error) {
      return { estado: 599, texto: String(error), json: false };
    }
  };

interface Oficio {
  readonly t: TestApp;
  readonly usuarios: readonly { usuario: string; role: Rol }[];
  readonly guias: readonly { usuario: string; role: Rol }[];
  readonly pedir: Pedir;
  readonly pid: number;
}

async function pasarElDia({ usuarios, guias, pedir, pid }: Oficio): Promise<Hallado> {
  const suerte = azar('oficina');
  const fallos: string[] = [];
  let casos = 0;
  const contado = (quien: string, que: string, respuesta: Respuesta): Respuesta => {
    casos += 1;
    const { estado, texto } = respuesta;
    if (estado >= 400) fallos.push(`${quien} ${que}: ${estado} ${texto.slice(0, 150)}`);
    return respuesta;
  };
  const entrar = async (usuario: string): Promise<string> => {
    const cuerpo = { name: usuario, pass: DEMO_PASSWORD };
    const { estado, texto } = contado(usuario, 'entra', await pedir('', { metodo: 'POST', ruta: '/auth', cuerpo }));
    return estado < 300 ? JSON.parse(texto).access_token : '';
  };
  const porRol = new Map<Rol, string[]>();
  for (const { usuario, role } of guias) porRol.set(role, await paginasDe(pedir, await entrar(usuario)));

  // the morning: everybody signs in, ten at a time
  const tokens: string[] = [];
  for (let n = 0; n < usuarios.length; n += 10)
    tokens.push(...(await Promise.all(usuarios.slice(n, n + 10).map(({ usuario }) => entrar(usuario)))));

  const memoria: number[] = [];
  const medir = setInterval(() => memoria.push(memoriaDe(pid)), 1000);
  const desde = performance.now();
  const pausa = (MINUTOS * 60_000) / PAGINAS;
  await Promise.all(
    usuarios.map(async ({ usuario, role }, n) => {
      const paginas = porRol.get(role) ?? [];
      // drawn at once: who is answered first is chance
      const sorteados = Array.from({ length: PAGINAS }, () => [suerte.pick(paginas), suerte.next()] as const);
      const token = tokens[n] ?? '';
      let vista: Vista | null = null;
      for (const [i, [ruta, cuando]] of sorteados.entries()) {
        const falta = desde + (i + cuando) * pausa - performance.now();
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, falta)));
        const esActo = i % UN_ACTO_CADA === UN_ACTO_CADA - 1;
        const pedido: Pedido = esActo ? acto(role, vista) : { ruta };
        const { estado, texto } = contado(usuario, pedido.ruta, await pedir(token, pedido));
        if (esActo) vista = vista === null && estado < 300 ? (JSON.parse(texto) as Vista) : null;
      }
    }),
  );
  clearInterval(medir);
  // from the second fifth on everything is compiled and cached
  const quinto = Math.floor(memoria.length / 5);
  const enMedio = (n: number): number =>
    memoria.slice(n * quinto, (n + 1) * quinto).sort((a, b) => a - b)[Math.floor(quinto / 2)] ?? 0;
  const [antes, despues] = [enMedio(1), enMedio(4)];
  if (LARGA && despues > antes * MEMORIA)
    fallos.push(`la memoria pasó de ${antes.toFixed(0)} a ${despues.toFixed(0)} MB`);
  return { casos, fallos, nota: `memoria ${antes.toFixed(0)} → ${despues.toFixed(0)} MB` };
}

/** Everybody saves the list as he looks at it, and drops it again: an act that each role has and that waits for nobody. */
function acto(role: Rol, vista: Vista | null): Pedido {
  if (vista !== null) return { metodo: 'DELETE', ruta: `/vista-guardada/${vista.id}`, version: vista.version };
  const [lista] = listasDe(role);
  const cuerpo = { lista, nombre: 'Lo de hoy', compartida: false, filtro: {} };
  const orden = { ordenCampo: 'id', ordenDireccion: 'ASC', ocultas: [] };
  return { metodo: 'POST', ruta: '/vista-guardada', cuerpo: { ...cuerpo, ...orden } };
}

/** Lists and figures that answer this role as they are, and the first records of each list. @throws a limit was met: the pages would be too few. */
async function paginasDe(pedir: Pedir, token: string): Promise<string[]> {
  const lecturas = operations.filter(({ method }) => method === 'get');
  const paginas: string[] = [];
  for (const operacion of lecturas.filter(({ path }) => !path.includes('{'))) {
    const ruta = urlOf(operacion);
    const { estado, texto, json } = await pedir(token, { ruta });
    if (estado === 429) throw new Error(`al buscar las páginas, ${ruta}: ${texto}`);
    if (estado !== 200 || !json) continue;
    paginas.push(ruta);
    const leido: unknown = JSON.parse(texto);
    if (!Array.isArray(leido) || !lecturas.some(({ path }) => path === `${operacion.path}/{id}`)) continue;
    for (const { id } of leido.slice(0, REGISTROS) as { id: string | number }[]) {
      const registro = `${operacion.path}/${encodeURIComponent(id)}`;
      if ((await pedir(token, { ruta: registro })).estado === 200) paginas.push(registro);
    }
  }
  if (paginas.length === 0) throw new Error('a role opens nothing');
  return paginas;
}

/** Megabytes that are the process's own; 0 where the system does not say. */
function memoriaDe(pid: number): number {
  try {
    return Number(/^Pss_Anon:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}
