import { actosQuePasan } from './actos.mjs';

const DIA = 86_400_000;

/**
 * The machine's clock a day ahead or behind, all at once, while people are signed in, and then put right again: each act, the work
 * in the background, and the chain of the audit.
 */
export const reloj = {
  id: 'reloj',
  que: 'cada acto con el reloj adelantado y atrasado un día de golpe, el trabajo de fondo entonces, y otra vez con la hora buena',
  meta: 'ninguna respuesta 5xx; quien deba entrar otra vez lo lee; la auditoría queda entera; con la hora buena todo sigue',
  soloLarga: true,
  async correr(laboratorio) {
    const { verifyAudit } = laboratorio.enApi('audit/verify.ts');
    const fallos = [];
    let casos = 0;
    let entrarOtraVez = 0;
    for (const acto of await actosQuePasan(laboratorio, laboratorio.corta))
      for (const salto of [DIA, -DIA]) {
        const app = await laboratorio.abrirMundo();
        const quien = `${acto.id}, ${salto > 0 ? 'adelantado' : 'atrasado'}`;
        const cliente = await app.as(acto.usuario);
        await trabajar(app, quien, fallos);
        app.clock.advance(salto);
        const { status } = await cliente[acto.metodo](acto.url, acto.cuerpo).set(acto.cabeceras);
        casos += 1;
        if (status === 401) entrarOtraVez += 1;
        else if (status >= 500) fallos.push(`${quien}: ${status}`);
        await trabajar(app, quien, fallos);
        app.clock.advance(-salto);
        const despues = await (await app.as(acto.usuario))[acto.metodo](acto.url, acto.cuerpo).set(acto.cabeceras);
        if (despues.status >= 500) fallos.push(`${quien}, con la hora buena: ${despues.status}`);
        if (status === 401 && despues.status > 299) fallos.push(`${quien}, con la hora buena: ${despues.status}`);
        await trabajar(app, quien, fallos);
        const { dataSource, auditKey } = app.application;
        const veredicto = await verifyAudit(dataSource, auditKey, app.clock.now());
        if (!veredicto.ok) fallos.push(`${quien}: ${JSON.stringify(veredicto).slice(0, 200)}`);
        await app.close();
      }
    return { casos, fallos, nota: `${entrarOtraVez} veces se pidió entrar otra vez` };
  },
};

/** One round of everything that works beside the requests. */
async function trabajar({ application }, quien, fallos) {
  for (const trabajo of application.background)
    await trabajo.step().catch((error) => fallos.push(`${quien}: ${trabajo.constructor.name}: ${error.message}`));
}
