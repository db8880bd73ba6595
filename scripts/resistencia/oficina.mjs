import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { ownOf } from '../bench/processes.mjs';
import { apiProcess } from '../lib/api-process.mjs';
import { root } from '../lib/setup.mjs';

const API = '/api/v1';
/** What a person opens on a day, and in how long that day passes here. */
const PAGINAS = 60;
const EN_LARGO = { personas: 500, minutos: 5 };
const EN_CORTO = { personas: 50, minutos: 0.5 };
/** One in so many is an act. */
const UN_ACTO_CADA = 6;
/** Records of one list that its readers open. */
const REGISTROS = 20;
const MEMORIA = 1.05;
/** Rows of users in one statement: a server takes 2,100 parameters. */
const USUARIOS_A_LA_VEZ = 100;

/**
 * A day of the whole office, pressed into minutes: each person has a user and a session of his own and the limits as they come, opens the pages of his
 * role and the records in them, and acts now and then. The built program serves them in a process of its own on the demo.
 */
export const oficina = {
  id: 'oficina',
  soloLarga: true,
  que: `un día de oficina de ${EN_LARGO.personas} personas en ${EN_LARGO.minutos} minutos, cada una con su usuario: ${PAGINAS} páginas de su rol, uno de cada ${UN_ACTO_CADA} pedidos es un acto`,
  meta: 'ninguna respuesta de error, la memoria crece 5 % a lo más, se dice la espera',
  async correr(laboratorio) {
    const { personas, minutos } = laboratorio.corta ? EN_CORTO : EN_LARGO;
    const oficio = await abrirOficina(laboratorio, personas);
    try {
      return await pasarElDia(oficio, laboratorio.azar('oficina'), minutos * 60_000);
    } finally {
      await oficio.cerrar();
    }
  },
};

async function abrirOficina({ enApi }, cuantas) {
  const { startDemoApp } = enApi('testing/demo.ts');
  const { startServer } = enApi('testing/servers.ts');
  const { demoUsers, seedUsers, DEMO_PASSWORD } = enApi('seed/usuarios.ts');
  const { SISTEMA } = enApi('auth/actor.ts');
  const { operations, urlOf } = enApi('testing/openapi.ts');
  const t = await startDemoApp();
  const usuarios = Array.from({ length: cuantas }, (_, n) => {
    const { nombre, apellido, role } = demoUsers[n % demoUsers.length];
    return { usuario: `persona${n + 1}`, nombre, apellido, role };
  });
  const roles = [...new Set(usuarios.map(({ role }) => role))];
  const guias = roles.map((role, n) => ({ ...usuarios.find((una) => una.role === role), usuario: `guia${n + 1}` }));
  const todos = [...usuarios, ...guias];
  for (let n = 0; n < todos.length; n += USUARIOS_A_LA_VEZ)
    await t.application.unitOfWork.run(SISTEMA, ({ manager }) =>
      seedUsers(manager, t.clock.now(), todos.slice(n, n + USUARIOS_A_LA_VEZ)),
    );
  const servidor = await startServer(
    t,
    // all of them behind the one address of the office
    { RATE_LIMIT_PER_MINUTE: '0' },
    { file: join(root, 'api', 'dist', 'main.js'), execArgv: apiProcess.node, env: apiProcess.env },
  );
  const agente = new Agent({ keepAlive: true, maxSockets: cuantas });
  const pedir = pedidoDe(servidor.port, agente);
  return {
    usuarios,
    guias,
    clave: DEMO_PASSWORD,
    pedir,
    pid: servidor.process.pid,
    lecturas: operations.filter(({ method, path }) => method === 'get' && !path.includes('{')),
    detalles: new Map(operations.filter(({ method }) => method === 'get').map((una) => [una.path, una])),
    urlOf,
    listasDe: enApi('../../domain/src/index.ts').listasDe,
    async cerrar() {
      agente.destroy();
      const fin = once(servidor.process, 'exit');
      servidor.process.kill('SIGKILL');
      await fin;
      await t.close();
    },
  };
}

/** One request over a kept connection; never rejects: what the network refused is 599. As a browser does, it asks again where the server closed an idle connection meanwhile. */
function pedidoDe(port, agent) {
  return function pedir(metodo, ruta, token, cuerpo, cabeceras = {}) {
    return new Promise((resolve) => {
      const contenido = cuerpo === undefined ? undefined : JSON.stringify(cuerpo);
      const desde = performance.now();
      const fin = (estado, texto, tipo = '') =>
        resolve({ estado, texto, json: tipo.includes('json'), ms: performance.now() - desde });
      const peticion = request(
        {
          ...{ host: '127.0.0.1', port, agent, method: metodo, path: API + ruta },
          headers: {
            ...cabeceras,
            ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
            ...(contenido === undefined
              ? {}
              : { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(contenido) }),
          },
        },
        (respuesta) => {
          let texto = '';
          respuesta.setEncoding('utf8');
          respuesta.on('data', (trozo) => {
            texto += trozo;
          });
          respuesta.on('end', () => fin(respuesta.statusCode, texto, respuesta.headers['content-type']));
          respuesta.on('error', (error) => fin(599, error.message));
        },
      );
      peticion.on('error', (error) => {
        if (peticion.reusedSocket && error.code === 'ECONNRESET')
          resolve(pedir(metodo, ruta, token, cuerpo, cabeceras));
        else fin(599, error.message);
      });
      peticion.end(contenido);
    });
  };
}

async function pasarElDia(oficio, suerte, duracion) {
  const { usuarios, guias, pedir, pid } = oficio;
  const fallos = [];
  const esperas = [];
  let casos = 0;
  const contar = (quien, que, { estado, texto, ms }) => {
    casos += 1;
    esperas.push(ms);
    if (estado >= 400) fallos.push(`${quien} ${que}: ${estado} ${texto.slice(0, 150)}`);
  };

  const entrar = async (usuario) => {
    const respuesta = await pedir('POST', '/auth', undefined, { name: usuario, pass: oficio.clave });
    contar(usuario, 'entra', respuesta);
    return respuesta.estado < 300 ? JSON.parse(respuesta.texto).access_token : '';
  };
  // what a role opens is found by a guide, whose budgets are not those of the office
  const porRol = new Map();
  for (const { usuario, role } of guias) porRol.set(role, await paginasDe(oficio, await entrar(usuario)));
  for (const [role, paginas] of porRol) if (paginas.length === 0) throw new Error(`${role} abre nada`);

  const tokens = [];
  // the morning: everybody signs in, ten at a time
  for (let n = 0; n < usuarios.length; n += 10)
    tokens.push(...(await Promise.all(usuarios.slice(n, n + 10).map(({ usuario }) => entrar(usuario)))));

  const memoria = [];
  const medir = setInterval(() => memoria.push({ en: performance.now(), mb: ownOf(pid) }), 1000);
  const desde = performance.now();
  const pausa = duracion / PAGINAS;
  await Promise.all(
    usuarios.map(async ({ usuario, role }, n) => {
      const paginas = porRol.get(role);
      // drawn at once: who is answered first is chance
      const sorteados = Array.from({ length: PAGINAS }, () => [suerte.pick(paginas), suerte.next()]);
      let vista = null;
      for (const [i, [ruta, cuando]] of sorteados.entries()) {
        const falta = desde + (i + cuando) * pausa - performance.now();
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, falta)));
        if (i % UN_ACTO_CADA !== UN_ACTO_CADA - 1) {
          contar(usuario, ruta, await pedir('GET', ruta, tokens[n]));
          continue;
        }
        const { que, respuesta } = await actuar(oficio, { role, token: tokens[n] }, vista);
        contar(usuario, que, respuesta);
        vista = vista === null && respuesta.estado < 300 ? JSON.parse(respuesta.texto) : null;
      }
    }),
  );
  const total = performance.now() - desde;
  clearInterval(medir);

  // from the second fifth on everything is compiled and cached
  const [antes, despues] = [enMedio(memoria, desde, total, 0.2), enMedio(memoria, desde, total, 0.8)];
  if (antes === null || despues === null) fallos.push('este sistema no dice cuánta memoria usa un proceso');
  else if (despues > antes * MEMORIA) fallos.push(`la memoria pasó de ${antes.toFixed(0)} a ${despues.toFixed(0)} MB`);
  esperas.sort((a, b) => a - b);
  const cuantil = (q) => `${(esperas[Math.ceil(esperas.length * q) - 1] ?? 0).toFixed(0)} ms`;
  return {
    casos,
    fallos,
    nota: `${usuarios.length} personas`,
    medida: `mitad ${cuantil(0.5)}, p99 ${cuantil(0.99)}, peor ${cuantil(1)}; memoria ${antes?.toFixed(0)} → ${despues?.toFixed(0)} MB; ${(casos / (total / 1000)).toFixed(0)} pedidos por segundo`,
  };
}

/** The median of a fifth of the day; `null` = nothing was measured then. */
function enMedio(memoria, desde, total, parte) {
  const hasta = desde + (parte + 0.2) * total;
  const suyas = memoria.filter(({ en, mb }) => mb !== null && en >= desde + parte * total && en < hasta);
  return suyas.map(({ mb }) => mb).sort((x, y) => x - y)[Math.floor(suyas.length / 2)] ?? null;
}

/** Everybody saves the list as he looks at it, and drops it again: an act that each role has and that waits for nobody. */
async function actuar({ pedir, listasDe }, { role, token }, vista) {
  if (vista !== null)
    return {
      que: 'quita su vista',
      respuesta: await pedir('DELETE', `/vista-guardada/${vista.id}`, token, undefined, {
        'If-Match': `"${vista.version}"`,
      }),
    };
  const [lista] = listasDe(role);
  const cuerpo = { lista, nombre: 'Lo de hoy', compartida: false, filtro: {} };
  const orden = { ordenCampo: 'id', ordenDireccion: 'ASC', ocultas: [] };
  return { que: 'guarda una vista', respuesta: await pedir('POST', '/vista-guardada', token, { ...cuerpo, ...orden }) };
}

/** Lists and figures that answer this role as they are, and the first records of each list. @throws a limit was met: the pages would be too few. */
async function paginasDe({ lecturas, detalles, urlOf, pedir }, token) {
  const paginas = [];
  for (const operacion of lecturas) {
    const ruta = urlOf(operacion);
    const { estado, texto, json } = await pedir('GET', ruta, token);
    if (estado === 429) throw new Error(`al buscar las páginas, ${ruta}: ${texto}`);
    if (estado !== 200 || !json) continue;
    paginas.push(ruta);
    const leido = JSON.parse(texto);
    if (!Array.isArray(leido) || !detalles.has(`${operacion.path}/{id}`)) continue;
    for (const { id } of leido.slice(0, REGISTROS)) {
      const registro = `${operacion.path}/${encodeURIComponent(id)}`;
      if ((await pedir('GET', registro, token)).estado === 200) paginas.push(registro);
    }
  }
  return paginas;
}
