import { isSqlServer } from '../config/engine';
import { mundoSinTiempo } from '../testing/fingerprint';
import { type Acto, abrirMundo, actosQuePasan, fila, hacer, LARGA } from '../testing/resistencia';
import type { TestApp } from '../testing/test-app';

const A_LA_VEZ = 50;
const RONDAS = LARGA ? 4 : 1;
/** One more each time, as it should: a new record, a remark in the history of a plan, a notice that tries an address. */
const crea = ({ id }: Acto): boolean => /^POST \/[^{}]*$|\/comentario-rsa$|\/probar$/.test(id);

fila(
  'carreras',
  `cada acto sobre un registro, ${A_LA_VEZ} veces en el mismo momento`,
  'se hace una vez y las demás reciben 4xx, o todo queda como después de la primera',
  async () => {
    const actos = (await actosQuePasan()).filter((acto) => !crea(acto));
    const fallos: string[] = [];
    for (const acto of actos)
      for (let ronda = 1; ronda <= RONDAS; ronda++) {
        const { estados, cambio } = await enviar(acto, A_LA_VEZ);
        const hechos = estados.filter((estado) => estado < 300).length;
        // a slow server does not come to all of them in time: those are told to come again
        const raros = estados.filter((estado) => estado >= 500 && !(isSqlServer && estado === 503));
        if (raros.length > 0) fallos.push(`${acto.id}: ${raros.length} veces ${raros[0]}`);
        if (hechos === 0) fallos.push(`${acto.id}: hecho ninguna vez (${estados[0]})`);
        else if (hechos > 1 && cambio !== (await enviar(acto, 1)).cambio)
          fallos.push(`${acto.id}: hecho ${hechos} veces`);
      }
    const nota = `${actos.length} actos × ${A_LA_VEZ} × ${RONDAS}`;
    return { casos: actos.length * A_LA_VEZ * RONDAS, fallos, nota };
  },
);

/** In a world of its own, so many at one moment: what was answered, and which rows went and came. */
async function enviar(acto: Acto, veces: number): Promise<{ estados: number[]; cambio: string }> {
  const app = await abrirMundo();
  const cliente = await app.as(acto.usuario);
  const antes = await filasDe(app);
  const respuestas = await Promise.all(Array.from({ length: veces }, () => hacer(cliente, acto)));
  const despues = await filasDe(app);
  await app.close();
  const cambio = JSON.stringify([sinEllas(antes, despues), sinEllas(despues, antes)]);
  return { estados: respuestas.map(({ status }) => status), cambio };
}

/** Each of fifty that changed nothing may be audited. */
const filasDe = async (app: TestApp): Promise<string[]> => (await mundoSinTiempo(app, { audited: false })).split('\n');

function sinEllas(filas: readonly string[], otras: readonly string[]): string[] {
  const quedan = new Map<string, number>();
  for (const una of otras) quedan.set(una, (quedan.get(una) ?? 0) + 1);
  return filas.filter((una) => {
    const veces = quedan.get(una) ?? 0;
    quedan.set(una, veces - 1);
    return veces <= 0;
  });
}
