import { join } from 'node:path';
import { apiProcess } from '../lib/api-process.mjs';
import { environment, findBrowser, root } from '../lib/setup.mjs';

/** As `npm start` starts it. */
const construido = {
  file: join(root, 'api', 'dist', 'main.js'),
  execArgv: apiProcess.node,
  env: apiProcess.env,
};
const RONDAS = 200;
const EN_CORTO = { pagares: 10, ordenes: 10, pagos: 5, contratos: 2, emisiones: 6 };

/** Two processes of the built program over one database, and acts that exclude each other sent to both by HTTP (carreras-entre-procesos.ts). */
export const procesos = {
  id: 'procesos',
  que: 'dos programas sobre una base, por HTTP: crear ‖ crear y luego aprobar ‖ anular ‖ aprobar órdenes y pagos, dos pagarés de un plan, aprobar un contrato ‖ editar un bloque, emitir una orden y un pago por tres personas',
  meta: 'un desenlace, el primer motivo queda, números seguidos, ningún contrato aprobado con otro texto que el impreso, un solo documento de lo que se emite una vez',
  async correr({ corta, enApi }) {
    const { DosProcesos } = enApi('testing/dos-procesos.ts');
    const { carrerasEntreProcesos } = enApi('testing/carreras-entre-procesos.ts');
    const chromium = findBrowser();
    const dos = await DosProcesos.abrir({
      ...construido,
      env: { ...construido.env, PATH: environment().PATH, ...(chromium === null ? {} : { CHROMIUM_PATH: chromium }) },
    });
    try {
      const hechas = [];
      for (const [cual, correr] of Object.entries(carrerasEntreProcesos))
        hechas.push([cual, await correr(dos, corta ? EN_CORTO[cual] : RONDAS)]);
      const desenlaces = hechas.map(([cual, { desenlaces }]) => `${cual}: ${deTexto(desenlaces)}`);
      return {
        casos: hechas.reduce((suma, [, { casos }]) => suma + casos, 0),
        fallos: hechas.flatMap(([, { fallos }]) => fallos),
        // which of the two is faster is chance: the table of the short form stays the same from run to run
        nota: corta ? '' : desenlaces.join('; '),
      };
    } finally {
      await dos.cerrar();
    }
  },
};

const deTexto = (desenlaces) =>
  Object.entries(desenlaces)
    .map(([que, veces]) => `${veces} ${que}`)
    .join(', ');
