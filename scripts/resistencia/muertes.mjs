import { once } from 'node:events';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { say } from '../lib/setup.mjs';
import { flujos, peticionesDe } from './flujos.mjs';
import { seguidor } from './llamadas.mjs';

/** In the short form: at steps drawn from the seed (statements of the database, both sides of a file's writing). */
const EN_CORTO = 60;

/**
 * A process of its own serves the flow's request and is killed within it. The world is what it was, or what it is after the request was done once;
 * what was acknowledged is there; asked for again it is done, once; and each file that a row names is whole.
 */
export const muertesDeFlujos = {
  id: 'flujos',
  que: 'kill -9 en cada flujo que guarda un archivo o da un número, y el mismo pedido otra vez',
  meta: 'todo o nada, lo respondido está, ningún número falta, cada archivo entero, y repetido se hace una vez',
  noEnServidor:
    'mata entre sentencias y llamadas del motor incluido; la muerte del cliente de un servidor la mide procesos',
  async correr(laboratorio) {
    const banco = bancoDe(laboratorio);
    return laboratorio.corta ? enPasos(banco, laboratorio.azar('flujos')) : enLlamadas(banco);
  },
};

/** Sixty deaths at steps, shared out among the flows. */
async function enPasos(banco, suerte) {
  const fallos = [];
  let nada = 0;
  let casos = 0;
  for (const [lugar, flujo] of flujos.entries()) {
    const entero = await banco.entero(flujo);
    const muertes =
      Math.floor(((lugar + 1) * EN_CORTO) / flujos.length) - Math.floor((lugar * EN_CORTO) / flujos.length);
    for (let i = 0; i < muertes; i++) {
      const paso = suerte.between(1, entero.pasos);
      const { fallo, hecho } = await banco.morir(flujo, entero, { paso });
      casos += 1;
      nada += hecho ? 0 : 1;
      if (fallo !== null) fallos.push(`${flujo.id}, paso ${paso} de ${entero.pasos}: ${fallo}`);
    }
  }
  return {
    casos,
    fallos: nada === 0 ? [...fallos, 'ninguna muerte llegó antes de confirmar'] : fallos,
    nota: `${flujos.length} flujos`,
  };
}

/** One death at each system call that writes, of each flow; as many at a time as there are processors. */
async function enLlamadas(banco) {
  const sigue = seguidor();
  if (sigue === null) return { casos: 0, fallos: ['falta strace: en Debian, el paquete del mismo nombre'] };
  const fallos = [];
  let nada = 0;
  let casos = 0;
  for (const flujo of flujos) {
    // what is loaded with the first request is no more loaded when the calls are counted
    await banco.entero(flujo);
    const entero = await banco.entero(flujo, sigue);
    const quedan = [...entero.llamadas];
    const matar = async () => {
      for (let una = quedan.shift(); una !== undefined; una = quedan.shift()) {
        const { llamada, vez } = una;
        const { fallo, hecho } = await banco.morir(flujo, entero, { alLlamar: sigue.matar(llamada, vez) });
        casos += 1;
        nada += hecho ? 0 : 1;
        if (fallo !== null) fallos.push(`${flujo.id}, ${llamada} ${vez}: ${fallo}`);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, matar));
    say(`${flujo.id}: ${entero.llamadas.length} muertes, ${fallos.length} fallos hasta aquí`);
  }
  return { casos, fallos, nota: `${flujos.length} flujos; ${nada} veces nada, ${casos - nada} todo` };
}

function bancoDe({ abrirMundo, carpeta, enApi, TestClock }) {
  const { mundoSinTiempo } = enApi('testing/fingerprint.ts');
  const { archivosRotos, enviarA } = enApi('testing/muerte.ts');
  const { servidorMortal } = enApi('testing/servidor-mortal.ts');

  const peticionDe = peticionesDe(enApi);

  /** A world in which only the flow's request is left to be done. The serving process has the machine's clock. */
  async function preparar(flujo) {
    const app = await abrirMundo({ clock: new TestClock(new Date()) });
    for (const antes of flujo.antes ?? []) {
      const { usuario, metodo, ruta, cuerpo } = await peticionDe(antes);
      const { status, body } = await (await app.as(usuario))[metodo.toLowerCase()](ruta, cuerpo);
      if (status > 299) throw new Error(`${flujo.id}: ${ruta} respondió ${status} ${JSON.stringify(body)}`);
    }
    const { token } = await app.as(flujo.usuario);
    const peticion = await peticionDe(flujo);
    const enviar = (port) => enviarA(port, { [flujo.usuario]: token }, peticion);
    return {
      app,
      enviar,
      /** By this process, which opens the same world. */
      async deNuevo() {
        const servidor = createServer(app.app).listen(0, '127.0.0.1');
        await once(servidor, 'listening');
        const status = await enviar(servidor.address().port);
        servidor.closeAllConnections();
        servidor.close();
        return status;
      },
      antes: await mundoSinTiempo(app, { audited: true }),
    };
  }

  /** The flow without a death: its steps, its system calls, and what the world is afterwards. */
  async function entero(flujo, sigue) {
    const { app, enviar } = await preparar(flujo);
    const servidor = await servidorMortal(app);
    const seguido = await sigue?.contar(servidor.hijo.pid, [join(carpeta, 'ts'), join(carpeta, 'v8')]);
    servidor.contar();
    const status = await enviar(servidor.port);
    if (status < 200 || status > 299) throw new Error(`${flujo.id}: respondió ${status}`);
    const pasos = await servidor.pasos();
    const llamadas = await seguido?.llamadas();
    servidor.hijo.kill('SIGKILL');
    await servidor.fin;
    const despues = await mundoSinTiempo(app, { audited: true });
    await app.close();
    return { pasos, llamadas, despues };
  }

  /** `fallo`: what gave way; null = nothing. `hecho`: whether the act was done before the death. */
  async function morir(flujo, { despues }, { paso, alLlamar }) {
    const { app, enviar, deNuevo, antes } = await preparar(flujo);
    const servidor = await servidorMortal(app, paso);
    await alLlamar?.(servidor.hijo.pid);
    servidor.contar();
    const status = await enviar(servidor.port);
    // where it took a step less than the other one it has answered
    servidor.hijo.kill('SIGKILL');
    await servidor.fin;
    const quedo = await mundoSinTiempo(app, { audited: true });
    const hecho = quedo === despues;
    let fallo = hecho || quedo === antes ? null : 'quedó a medias';
    if (status >= 200 && status < 300 && !hecho) fallo = `respondió ${status} y no quedó`;
    if (!hecho) {
      const repetida = await deNuevo();
      if (repetida < 200 || repetida > 299) fallo ??= `repetido respondió ${repetida}`;
      else if ((await mundoSinTiempo(app, { audited: true })) !== despues) fallo ??= 'repetido hizo otra cosa';
    }
    const rotos = await archivosRotos(app);
    if (rotos.length > 0) fallo ??= `archivos que no están enteros: ${rotos.join(', ')}`;
    await app.close();
    return { fallo, hecho };
  }

  return { entero, morir };
}
