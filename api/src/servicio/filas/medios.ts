import { propios } from '@adjudica/domain';
import type { Api } from '../api';
import { deCatalogo, planDe } from '../busca';
import { type Cuerpo, campoInvalido, comoFecha, comoNumero, conNombres, exigeIgual, soloNombres } from '../cuerpo';
import { abre, actua, type Fila, json, lee, lista, ruta } from '../fila';
import type { JsonObject } from '../json-object';

const comoMarca = conNombres('marca-vehiculo', 'nombreMarcaVehiculo');
const comoModelo = conNombres('modelo-vehiculo', 'nombreModeloVehiculo');
const comoFicha = soloNombres('ficha-bien', 'marca modelo Ano Color Chasis Serie_motor Placa v_estado');
const comoDepositario = conNombres('depositario', 'cedula telefonoContacto');

const DE_PLANES = ['planes', 'IdCodigo', 'IdCodigo_1', 'IdCodigo_2', 'IdCodigo_3', 'IdCodigo_4'];

/** Up to four plans: a list, a text with commas, or four fields. */
export function planesDe(cuerpo: Cuerpo): string[] {
  const planes = cuerpo.valor('planes');
  if (Array.isArray(planes)) return planes.map(String);
  const escritos = planes === undefined ? DE_PLANES.map((nombre) => cuerpo.texto(nombre)) : String(planes).split(',');
  const limpios = escritos.map((escrito) => escrito.trim()).filter((escrito) => escrito !== '' && escrito !== '0');
  return [...new Set(limpios)];
}

/** Brand and model by name or key, and the rest of a vehicle record. */
async function fichaDe(cuerpo: Cuerpo, api: Api): Promise<Record<string, unknown>> {
  const [marca, modelo, tipo] = [cuerpo.texto('v_marca'), cuerpo.texto('v_modelo'), cuerpo.texto('v_tipo')];
  const texto = propios.servicio.marcaDesconocida;
  const marcaId =
    marca === '' ? undefined : (await deCatalogo(api, '/marca-vehiculo', marca, { campo: 'v_marca', texto })).id;
  const deMarca = { campo: 'v_modelo', texto: propios.servicio.modeloDesconocido, filtro: { marca: [marcaId] } };
  const modeloId = modelo === '' ? undefined : (await deCatalogo(api, '/modelo-vehiculo', modelo, deMarca)).id;
  const anio = cuerpo.texto('v_anio', 'Ano', 'anio');
  return {
    ...cuerpo.traduce(['ficha-bien'], {
      sin: [
        'cod_empresa',
        'cod_producto',
        'cedula',
        'usuario',
        'mediosId',
        'Idficha',
        'v_marca',
        'v_modelo',
        'v_tipo',
        ...DE_PLANES,
      ],
    }),
    ...(marcaId === undefined ? {} : { marcaId }),
    ...(modeloId === undefined ? {} : { modeloId }),
    ...(tipo === '' ? {} : { claseCodigo: tipo.toUpperCase() }),
    ...(anio === '' ? {} : { anio: comoNumero(anio, 'v_anio') }),
  };
}

/** The vehicle record, by its id or by its approval. */
async function idDeFicha(cuerpo: Cuerpo, api: Api): Promise<number> {
  if (cuerpo.texto('Idficha') !== '') return cuerpo.numero('Idficha');
  if (cuerpo.texto('mediosId') === '') throw campoInvalido('Idficha', propios.servicio.sinFicha);
  const { ficha } = await api.lee(ruta`/medio-aprobacion/${cuerpo.texto('mediosId')}`);
  return (ficha as { id: number }).id;
}

/** The payload of 3.8: repeated fields of the vehicle must match. */
async function medioDe(cuerpo: Cuerpo, api: Api): Promise<JsonObject> {
  if (cuerpo.texto('Idficha') !== '') {
    const ficha = await api.lee(ruta`/ficha-bien/${cuerpo.texto('Idficha')}`);
    exigeIgual(cuerpo, { tipoVehiculo: ficha['estadoBien'], paisOrigen: ficha['paisOrigen'] });
  }
  const valores = cuerpo.traduce(['medio-aprobacion'], {
    sin: ['usuario', 'tipoVehiculo', 'paisOrigen', ...DE_PLANES],
    como: { IdCliente: 'cedula', Idficha: 'idFicha' },
  });
  return { ...valores, planes: planesDe(cuerpo) };
}

async function guardaDepositario(api: Api, plan: string, cuerpo: Cuerpo) {
  const valores = cuerpo.traduce(['depositario'], { sin: ['plan', 'usuario'] });
  return json(comoDepositario(await api.actuaSobre(ruta`/depositario/${plan}`, '', valores, 'PUT')));
}

/** Part 2 §7.6: approval means; §7.7: the depositary. */
export const medios: readonly Fila[] = [
  lee('GET medios-aprobacion/autos', '', () => lista('marca-vehiculo', {}, comoMarca)),
  lee('GET autos/{id}', 'marca', ({ dato }) =>
    lista('modelo-vehiculo', { filtro: { marca: dato('marca') } }, comoModelo),
  ),
  lee('GET autos/color', '', () => lista('color-vehiculo')),
  lee('GET tipo_vehiculo', '', () => lista('tipo-vehiculo')),
  lee('GET fichaBien/{2 params}', 'cedula plan', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    const { ficha, ...medio } = await api.lee(ruta`/plan/${dato('plan')}/ficha-bien`);
    return json({ Ficha: ficha === null ? null : comoFicha(ficha as JsonObject), ficha, ...medio });
  }),
  lee('GET dispositivo/{id}', 'id', ({ dato }) => abre(ruta`/dispositivo/${dato('id')}`)),
  lee('GET seguroPoliza/{2 params}', 'cedula plan', async ({ dato, api }) => {
    await planDe(api, dato('plan'), dato('cedula'));
    return abre(ruta`/plan/${dato('plan')}/seguro`);
  }),
  actua('POST guardar/ficha', '', async ({ cuerpo, api }) => {
    const nueva = { ...(await fichaDe(cuerpo, api)), cedula: cuerpo.exige('cedula'), planes: planesDe(cuerpo) };
    const { id, version } = await api.actua('POST', '/ficha-bien', nueva);
    return json({ resultado: id, version }, 201);
  }),
  actua('POST actualiza/ficha', '', async ({ cuerpo, api }) => {
    const camino = ruta`/ficha-bien/${await idDeFicha(cuerpo, api)}`;
    const { id, version } = await api.actuaSobre(camino, '', await fichaDe(cuerpo, api), 'PUT');
    return json({ resultado: id, version });
  }),
  actua('POST guardar/medio', '', async ({ cuerpo, api }) =>
    json(await api.actua('POST', '/medio-aprobacion', await medioDe(cuerpo, api)), 201),
  ),
  lee('POST saldodeudor', '', async ({ cuerpo, api }) => {
    const fecha = cuerpo.texto('fechaAdjudicacion');
    const pregunta = {
      ...cuerpo.traduce([]),
      ...(fecha === '' ? {} : { fechaAdjudicacion: comoFecha(fecha, 'fechaAdjudicacion') }),
    };
    return json(await api.actua('POST', '/medio-aprobacion/saldo-deudor', pregunta));
  }),
  actua('PUT actualizar/medio/{id}', 'id', async ({ dato, cuerpo, api }) =>
    json(await api.actuaSobre(ruta`/medio-aprobacion/${dato('id')}`, '', await medioDe(cuerpo, api), 'PUT')),
  ),
  actua('POST depositario/guardar', '', ({ cuerpo, api }) =>
    guardaDepositario(api, cuerpo.exige('plan', 'IdCodigo'), cuerpo),
  ),
  actua('PUT depositario/actualizar/{id}', 'plan', ({ dato, cuerpo, api }) =>
    guardaDepositario(api, dato('plan'), cuerpo),
  ),
  lee('GET depositario/plan/{id}', 'plan', async ({ dato, api }) =>
    json(comoDepositario(await api.lee(ruta`/depositario/${dato('plan')}`))),
  ),
];
