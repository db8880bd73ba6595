import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isSqlServer } from '../config/engine';
import { mundoSinTiempo } from '../testing/fingerprint';
import { type Flujo, flujos, peticionDe } from '../testing/flujos';
import { hayStrace, type Llamada, matarAl, seguirLlamadas } from '../testing/llamadas-al-sistema';
import { archivosRotos, enviarA } from '../testing/muerte';
import { abrirMundo, azar, fila, type Hallado, LARGA, pedir } from '../testing/resistencia';
import { type ServidorMortal, servidorMortal } from '../testing/servidor-mortal';
import { type TestApp, TestClock } from '../testing/test-app';

/** In the short form: at steps drawn from the seed (statements of the database, both sides of a file's writing). */
const EN_CORTO = 60;

/**
 * A process of its own serves the flow's request and is killed within it. The world is what it was, or what it is after the request was done once;
 * what was acknowledged is there; asked for again it is done, once; and each file that a row names is whole.
 */
if (isSqlServer) test.skip('flujos: kills between statements and calls of the embedded engine', () => undefined);
else
  fila(
    'flujos',
    'kill -9 en cada flujo que guarda un archivo o da un número, y el mismo pedido otra vez',
    'todo o nada, lo respondido está, ningún número falta, cada archivo entero, y repetido se hace una vez',
    async () => (LARGA ? enLlamadas() : enPasos()),
  );

/** The small world's notes and contracts lack units and persons: here no rule refuses their approval, which confirms them. */
const NINGUNA_IMPIDE = { PAGARE_IMPIDE: 'ninguna', CONTRATO_IMPIDE: 'ninguna' };
// of the serving processes, which inherit them
Object.assign(process.env, NINGUNA_IMPIDE);

/** Sixty deaths at steps, shared out among the flows. */
async function enPasos(): Promise<Hallado> {
  const suerte = azar('flujos');
  const fallos: string[] = [];
  let nada = 0;
  for (const [lugar, flujo] of flujos.entries()) {
    const sano = await entero(flujo);
    const hasta = (n: number): number => Math.floor((n * EN_CORTO) / flujos.length);
    for (let i = hasta(lugar); i < hasta(lugar + 1); i++) {
      const paso = suerte.between(1, sano.pasos);
      const { fallo, hecho } = await morir(flujo, sano.despues, { paso });
      nada += hecho ? 0 : 1;
      if (fallo !== null) fallos.push(`${flujo.id}, paso ${paso} de ${sano.pasos}: ${fallo}`);
    }
  }
  if (nada === 0) fallos.push('ninguna muerte llegó antes de confirmar');
  return { casos: EN_CORTO, fallos, nota: `${flujos.length} flujos` };
}

/** One death at each system call that writes, of each flow; two at a time. */
async function enLlamadas(): Promise<Hallado> {
  if (!hayStrace()) return { casos: 0, fallos: ['falta strace: en Debian, el paquete del mismo nombre'] };
  const fallos: string[] = [];
  let casos = 0;
  let nada = 0;
  for (const flujo of flujos) {
    // what is loaded with the first request is no more loaded when the calls are counted
    await entero(flujo);
    const { llamadas, despues } = await entero(flujo, true);
    const quedan = [...llamadas];
    const matar = async (): Promise<void> => {
      for (let una = quedan.shift(); una !== undefined; una = quedan.shift()) {
        const { fallo, hecho } = await morir(flujo, despues, { llamada: una });
        casos += 1;
        nada += hecho ? 0 : 1;
        if (fallo !== null) fallos.push(`${flujo.id}, ${una.llamada} ${una.vez}: ${fallo}`);
      }
    };
    await Promise.all([matar(), matar()]);
  }
  return { casos, fallos, nota: `${flujos.length} flujos; ${nada} veces nada, ${casos - nada} todo` };
}

interface Preparado {
  readonly app: TestApp;
  readonly antes: string;
  enviar(port: number): Promise<number>;
}

/** A world in which only the flow's request is left to be done. The serving process has the machine's clock. */
async function preparar(flujo: Flujo): Promise<Preparado> {
  const app = await abrirMundo({ clock: new TestClock(new Date()), env: NINGUNA_IMPIDE });
  for (const antes of flujo.antes ?? []) {
    const { usuario, metodo, ruta, cuerpo } = await peticionDe(antes);
    const { status, body } = await pedir(await app.as(usuario), metodo === 'PUT' ? 'put' : 'post', ruta, cuerpo);
    if (status > 299) throw new Error(`${flujo.id}: ${ruta} respondió ${status} ${JSON.stringify(body)}`);
  }
  const { token } = await app.as(flujo.usuario);
  const peticion = await peticionDe(flujo);
  return {
    app,
    antes: await mundoSinTiempo(app, { audited: true }),
    enviar: (port) => enviarA(port, { [flujo.usuario]: token }, peticion),
  };
}

/** By this process, which opens the same world. */
async function deNuevo({ app, enviar }: Preparado): Promise<number> {
  const servidor = createServer(app.app).listen(0, '127.0.0.1');
  await once(servidor, 'listening');
  const status = await enviar((servidor.address() as AddressInfo).port);
  servidor.closeAllConnections();
  servidor.close();
  return status;
}

async function terminar({ hijo, fin }: ServidorMortal): Promise<void> {
  hijo.kill('SIGKILL');
  await fin;
}

/** The flow without a death: its steps, its system calls, and what the world is afterwards. */
async function entero(
  flujo: Flujo,
  contar = false,
): Promise<{ pasos: number; llamadas: readonly Llamada[]; despues: string }> {
  const { app, enviar } = await preparar(flujo);
  const servidor = await servidorMortal(app);
  const pruebas = process.env['ADJUDICA_PRUEBAS'] ?? '';
  const seguidas = contar
    ? await seguirLlamadas(servidor.hijo.pid ?? 0, [join(pruebas, 'ts'), join(pruebas, 'v8')])
    : async () => [];
  servidor.contar();
  const status = await enviar(servidor.port);
  if (status < 200 || status > 299) throw new Error(`${flujo.id}: respondió ${status}`);
  const pasos = await servidor.pasos();
  const llamadas = await seguidas();
  await terminar(servidor);
  const despues = await mundoSinTiempo(app, { audited: true });
  await app.close();
  return { pasos, llamadas, despues };
}

/** `fallo`: what gave way; null = nothing. `hecho`: whether the act was done before the death. */
async function morir(
  flujo: Flujo,
  despues: string,
  { paso, llamada }: { paso?: number; llamada?: Llamada },
): Promise<{ fallo: string | null; hecho: boolean }> {
  const preparado = await preparar(flujo);
  const { app, enviar, antes } = preparado;
  const servidor = await servidorMortal(app, paso);
  if (llamada !== undefined) await matarAl(servidor.hijo.pid ?? 0, llamada);
  servidor.contar();
  const status = await enviar(servidor.port);
  // where it took a step less than the other one it has answered
  await terminar(servidor);
  const quedo = await mundoSinTiempo(app, { audited: true });
  const hecho = quedo === despues;
  let fallo = hecho || quedo === antes ? null : 'quedó a medias';
  if (status >= 200 && status < 300 && !hecho) fallo = `respondió ${status} y no quedó`;
  if (!hecho) {
    const repetida = await deNuevo(preparado);
    if (repetida < 200 || repetida > 299) fallo ??= `repetido respondió ${repetida}`;
    else if ((await mundoSinTiempo(app, { audited: true })) !== despues) fallo ??= 'repetido hizo otra cosa';
  }
  const rotos = await archivosRotos(app);
  if (rotos.length > 0) fallo ??= `archivos que no están enteros: ${rotos.join(', ')}`;
  await app.close();
  return { fallo, hecho };
}
