import type { Api } from '../api';
import { type Cuerpo, conNombres, soloNombres } from '../cuerpo';
import { actua, type Fila, json, lee, lista, ruta } from '../fila';
import type { JsonObject } from '../json-object';

const comoConcesionario = conNombres('concesionario', 'idconcesionario nombrecomercial razonsocial IdAMTABLAS');
const comoDetalle = conNombres('concesionario', 'IdAMTABLAS Email');
const comoEjecutivo = conNombres('ejecutivo-concesionario', 'IdEjecutivo Email');
const comoDispositivo = conNombres('dispositivo', 'IdDispositivo');
const comoInforme = conNombres('buro', 'NOMBRE_SUJETO');
const comoPuntaje = soloNombres('buro', 'TOTALACUM TASADEMALOSACUM FECHAINICIAL CUOTAESTIMADA SCOREMAX');

/** 3.13. */
const informeDe = (informe: JsonObject): JsonObject => ({
  ...comoInforme(informe),
  SCORE: { ...comoPuntaje(informe), SCORE: informe['puntaje'] },
  SBS: informe['sbs'],
  RFR: informe['rfr'],
  SICOM: informe['sicom'],
});

/** 0, 0, 150, 1: the selector of the order screen, with the persons of each dealer. */
const DEL_SELECTOR = '150';

async function detalleDe(api: Api, id: string): Promise<JsonObject> {
  const filtro = { concesionarioId: Number(id) };
  const concesionario = await api.lee(ruta`/concesionario/${id}`);
  return {
    ...comoDetalle(concesionario),
    Ejecutivo: (await api.filas('/ejecutivo-concesionario', filtro)).map(comoEjecutivo),
    Dispositivo: (await api.filas('/dispositivo', filtro)).map(comoDispositivo),
  };
}

/** Creates or replaces a row of a dealer. */
async function guardaParte(
  api: Api,
  recurso: string,
  clave: string,
  parte: Cuerpo,
  concesionarioId: number,
): Promise<void> {
  const id = parte.texto(clave, 'id');
  const valores = parte.traduce([recurso], { sin: [clave, 'id'] });
  if (id === '' || id === '0') await api.actua('POST', `/${recurso}`, { ...valores, concesionarioId });
  else await api.actuaSobre(ruta`/${recurso}/${id}`, '', valores, 'PUT');
}

/** Part 2 §7.13: dealers; §7.14: the credit bureau. */
export const externos: readonly Fila[] = [
  lee(
    'GET concesionario/lista/All',
    '',
    async ({ dato, api }) => {
      if (dato('cantidad') !== DEL_SELECTOR) return lista('concesionario', { orden: ['id', 'ASC'] }, comoConcesionario);
      const elegibles = (await api.lee('/concesionario/elegibles')) as unknown as JsonObject[];
      return json(elegibles.map((elegible) => ({ ...comoConcesionario(elegible), Ejecutivo: elegible['ejecutivos'] })));
    },
    { opcionales: 'empresa estado cantidad pagina' },
  ),
  lee('GET concesionario/{id}', 'id', async ({ dato, api }) => json(await detalleDe(api, dato('id')))),
  // the dealer first, then its people and devices: each is an act of its own, and a retry under one Idempotency-Key creates none twice
  actua('POST concesionario/guardar', '', async ({ cuerpo, api }) => {
    const dado = cuerpo.texto('id', 'idconcesionario');
    const valores = cuerpo.traduce(['concesionario'], {
      sin: ['id', 'idconcesionario', 'ejecutivos', 'dispositivos', 'usuario'],
      como: { nombre: 'nombreComercial' },
    });
    const esNuevo = dado === '' || dado === '0';
    const guardado = esNuevo
      ? await api.actua('POST', '/concesionario', valores)
      : await api.actuaSobre(ruta`/concesionario/${dado}`, '', valores, 'PUT');
    const id = guardado['id'] as number;
    for (const parte of cuerpo.lista('ejecutivos'))
      await guardaParte(api, 'ejecutivo-concesionario', 'IdEjecutivo', parte, id);
    for (const parte of cuerpo.lista('dispositivos')) await guardaParte(api, 'dispositivo', 'IdDispositivo', parte, id);
    return json(await detalleDe(api, String(id)), esNuevo ? 201 : 200);
  }),
  actua('POST externos/Equifax', '', async ({ cuerpo, api }) =>
    json(informeDe(await api.actua('POST', '/buro/consulta', cuerpo.traduce([])))),
  ),
  lee('GET externos/consulta/equifax/{id}', 'cedula', async ({ dato, api }) =>
    json(informeDe(await api.lee(ruta`/buro/${dato('cedula')}`))),
  ),
];
