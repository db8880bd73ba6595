import { actosQuePasan } from './actos.mjs';

const A_LA_VEZ = 50;
/** One more each time, as it should: a new record, a remark in the history of a plan, a notice that tries an address. */
const crea = ({ id }) => /^POST \/[^{}]*$|\/comentario-rsa$|\/probar$/.test(id);

/** Each act of a record that the world lets through, fifty times at one moment: one is done, the others are told so. */
export const carreras = {
  id: 'carreras',
  que: `cada acto sobre un registro, ${A_LA_VEZ} veces en el mismo momento`,
  meta: 'se hace una vez y las demás reciben 4xx, o todo queda como después de la primera',
  async correr(laboratorio) {
    const { mundoSinTiempo } = laboratorio.enApi('testing/fingerprint.ts');
    // each of fifty that changed nothing may be audited
    const filasDe = async (app) => (await mundoSinTiempo(app, { audited: false })).split('\n');
    const fallos = [];
    let casos = 0;
    const actos = (await actosQuePasan(laboratorio, laboratorio.corta)).filter((acto) => !crea(acto));
    const rondas = laboratorio.corta ? 1 : 4;
    for (const acto of actos)
      for (let ronda = 1; ronda <= rondas; ronda++) {
        const app = await laboratorio.abrirMundo();
        const cliente = await app.as(acto.usuario);
        const antes = await filasDe(app);
        const estados = await Promise.all(
          Array.from({ length: A_LA_VEZ }, () =>
            cliente[acto.metodo](acto.url, acto.cuerpo)
              .set(acto.cabeceras)
              .then(({ status }) => status),
          ),
        );
        casos += A_LA_VEZ;
        const hechos = estados.filter((estado) => estado < 300).length;
        const raros = estados.filter((estado) => estado >= 500);
        const cambio = hechos > 1 ? cambioDe(antes, await filasDe(app)) : null;
        // closed first: some servers hold one database at a time
        await app.close();
        if (raros.length > 0) fallos.push(`${acto.id}: ${raros.length} veces ${raros[0]}`);
        if (hechos === 0) fallos.push(`${acto.id}: hecho ninguna vez (${estados[0]})`);
        else if (cambio !== null && cambio !== (await cambioDeUna(laboratorio, acto, filasDe)))
          fallos.push(`${acto.id}: hecho ${hechos} veces`);
      }
    return { casos, fallos, nota: `${actos.length} actos × ${A_LA_VEZ} × ${rondas}` };
  },
};

/** What it changes when it is done once, in a world of its own: in another one the same persons may have other keys. */
async function cambioDeUna({ abrirMundo }, { metodo, url, cuerpo, cabeceras, usuario }, filasDe) {
  const app = await abrirMundo();
  const cliente = await app.as(usuario);
  const antes = await filasDe(app);
  await cliente[metodo](url, cuerpo).set(cabeceras);
  const cambio = cambioDe(antes, await filasDe(app));
  await app.close();
  return cambio;
}

/** The rows that went and those that came, of a world before and after. */
const cambioDe = (antes, despues) => JSON.stringify([sinEllas(antes, despues), sinEllas(despues, antes)]);

function sinEllas(filas, otras) {
  const quedan = new Map();
  for (const fila of otras) quedan.set(fila, (quedan.get(fila) ?? 0) + 1);
  return filas.filter((fila) => {
    const veces = quedan.get(fila) ?? 0;
    quedan.set(fila, veces - 1);
    return veces <= 0;
  });
}
