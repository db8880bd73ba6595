import { propios } from '@adjudica/domain';
import { type Api, noEncontrado } from '../api';
import { claveDeArchivo, planDe } from '../busca';
import { conNombres } from '../cuerpo';
import { abre, actua, type Fila, json, lee, lista, ruta } from '../fila';
import type { JsonObject } from '../json-object';
import { reglasSupuestas } from '../reglas';
import { comoDocumento } from './documentos';

const conSusNombres = conNombres('carta-salida', 'cedulaCliente IdCodigo fechaSolicitud');
const comoCarta = (carta: JsonObject): JsonObject => ({
  ...conSusNombres(carta),
  estadoSolicitud: carta['etiquetaEstado'],
  existe176: carta['entregado'] === true ? 1 : 0,
});

/** The exit letter of a plan, if it is this client's. @throws 404 */
async function cartaDe(api: Api, plan: string, cedula: string): Promise<JsonObject> {
  const carta = await api.lee(ruta`/carta-salida/${plan}`);
  if (carta['cedula'] !== cedula) throw noEncontrado(propios.servicio.clienteAjeno);
  return carta;
}

/** Part 2 §7.10. */
export const cartas: readonly Fila[] = [
  lee('GET acta/listado', '', () => lista('carta-salida', {}, comoCarta)),
  lee('GET acta/lista/documentos/{2 params}', 'cedula plan', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    return lista('documento', { filtro: { plan: dato('plan') } }, comoDocumento);
  }),
  lee('GET acta/data/rsa/{2 params}', 'cedula plan', async ({ dato, api }) =>
    json((await cartaDe(api, dato('plan'), dato('cedula')))['rsa']),
  ),
  // '0' is the letter in force
  lee('GET acta/data/pdf/{3 params}', 'cedula plan version', async ({ dato, api }) => {
    await cartaDe(api, dato('plan'), dato('cedula'));
    const camino = ruta`/carta-salida/${dato('plan')}/archivo`;
    return abre(dato('version') === '0' ? camino : `${camino}?version=${encodeURIComponent(dato('version'))}`);
  }),
  actua('POST generaActa', '', async ({ cuerpo, api }) => {
    const plan = cuerpo.exige('plan');
    const { version } = await cartaDe(api, plan, cuerpo.exige('cedula'));
    const visto = await reglasSupuestas(api, plan, 'carta', cuerpo);
    const texto = { texto: cuerpo.exige('body'), ...visto.valores };
    const hecha = await api.actua('POST', ruta`/carta-salida/${plan}/generar`, texto, version as number);
    return json({ key: claveDeArchivo(ruta`/carta-salida/${plan}/archivo`), ...comoCarta(hecha), ...visto.supuesto });
  }),
  actua('POST eventoActa', '', async ({ cuerpo, api }) => {
    const plan = cuerpo.exige('plan');
    const { version } = await cartaDe(api, plan, cuerpo.exige('cedula'));
    const visto = await reglasSupuestas(api, plan, 'entrega', cuerpo);
    const entrega = { fecha: cuerpo.fecha('fecha'), ...visto.valores };
    const hecha = await api.actua('POST', ruta`/carta-salida/${plan}/entregar`, entrega, version as number);
    return json({ ...comoCarta(hecha), ...visto.supuesto });
  }),
  actua('POST rechazar', '', async ({ cuerpo, api }) => {
    const plan = cuerpo.exige('plan');
    const { version } = await cartaDe(api, plan, cuerpo.exige('cedula'));
    const texto = { texto: cuerpo.exige('texto') };
    return json(comoCarta(await api.actua('POST', ruta`/carta-salida/${plan}/rechazar`, texto, version as number)));
  }),
];
