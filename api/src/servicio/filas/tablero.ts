import type { Api } from '../api';
import { dicho, filtroDe } from '../busca';
import { comoNumero, conNombres } from '../cuerpo';
import { type Fila, json, lee, lista, type Salida } from '../fila';
import type { JsonObject } from '../json-object';

const comoFila = conNombres('tablero', 'nombre asamblea tipo_adj valorIns');

type Dato = (nombre: string) => string;
const numeroDicho = (dato: Dato, nombre: string): number | undefined =>
  dicho(dato(nombre)) ? comoNumero(dato(nombre), nombre) : undefined;
/** '01' or '02'; anything else ('E', 'T') is no product. */
const productoDicho = (texto: string): string | undefined => (/^0[12]$/.test(texto) ? texto : undefined);

const cifras = (api: Api, dato: Dato, producto: string): Promise<JsonObject> =>
  api.lee(
    '/tablero/cifras',
    filtroDe({
      producto: productoDicho(producto),
      anio: numeroDicho(dato, 'anio'),
      mes: numeroDicho(dato, 'mes'),
    }),
  );

const filas = (dato: Dato, mas: JsonObject, deFila: (fila: JsonObject) => unknown = comoFila): Salida =>
  lista(
    'tablero',
    { filtro: filtroDe({ anio: numeroDicho(dato, 'anio'), mes: numeroDicho(dato, 'mes'), ...mas }) },
    deFila,
  );

const mesDe = (fecha: unknown): number => Number(String(fecha ?? '').slice(5, 7));

/** Part 2 §7.17. '0' is any month, range, department or product. */
export const tablero: readonly Fila[] = [
  lee('GET kpi/metricas/bienesEntregados/{3 params}', 'anio mes tipo', async ({ dato, api }) => {
    const todas = await cifras(api, dato, dato('tipo'));
    return json({ ...todas, 'Media en dias': (todas['media'] as { dias: number | null }).dias });
  }),
  lee('GET list/bienesEntregados/{4 params}', 'anio mes tipo mesAdjudicacion', ({ dato }) => {
    const mes = numeroDicho(dato, 'mesAdjudicacion');
    return filas(dato, { cifra: 'entregados' }, (fila) =>
      mes === undefined || mesDe(fila['fechaAdjudicacion']) === mes ? comoFila(fila) : undefined,
    );
  }),
  lee('GET edadDeEntrega/{2 params}', 'anio producto', async ({ dato, api }) => {
    const { media, rangos } = await cifras(api, dato, dato('producto'));
    return json({ media, rangos });
  }),
  lee('GET Adjudicados/{3 params}', 'anio mes producto', async ({ dato, api }) =>
    json((await cifras(api, dato, dato('producto')))['tarjetas']),
  ),
  lee('GET bienesEntregados/detalle/{4 params}', 'anio mes producto rango', ({ dato }) =>
    filas(dato, {
      cifra: 'entregados',
      producto: productoDicho(dato('producto')),
      rango: dicho(dato('rango')) ? dato('rango') : undefined,
    }),
  ),
  lee('GET Lista/Detalle/Adjudicados/{5 params}', 'empresa producto anio mes cifra', ({ dato }) =>
    filas(dato, {
      cifra: dicho(dato('cifra')) ? dato('cifra') : 'adjudicados',
      producto: productoDicho(dato('producto')),
    }),
  ),
  // 'by product, year and detail': the detail is the month
  lee('GET producto/Adjudicados/{3 params}', 'producto anio mes', async ({ dato, api }) =>
    json((await cifras(api, dato, dato('producto')))['linea']),
  ),
  lee('GET tipoBien/bienesEntregados/{1 param}', 'anio', async ({ dato, api }) =>
    json((await cifras(api, dato, ''))['bienes']),
  ),
  lee('GET players/{3 params}', 'anio mes tipo', async ({ dato, api }) =>
    json((await cifras(api, dato, dato('tipo')))['players']),
  ),
  lee('GET players/estado/detalle/evento/{5 params}', 'anio mes tipo producto departamento', ({ dato }) =>
    filas(dato, {
      cifra: 'players',
      producto: productoDicho(dato('producto')),
      departamento: dicho(dato('departamento')) ? dato('departamento') : undefined,
    }),
  ),
];
