import { propios } from '@adjudica/domain';
import { type Api, noEncontrado } from '../api';
import { claveDeArchivo, ordenDe } from '../busca';
import { type Cuerpo, campoInvalido, conNombres, exigeIgual } from '../cuerpo';
import { abre, actua, type Fila, json, lee, lista, ruta } from '../fila';
import type { Registro } from '../registro';

const comoOrden = conNombres('orden-de-compra', 'numeroOrden');
const comoPago = conNombres(
  'solicitud-de-pago',
  'numeroSolicitud cedulaCliente fechaSolicitud estadoSolicitud fechaAprobacion valorSolicitud nombreBeneficiario',
);
const { servicio } = propios;

/** The approval that an order is made from: named, or the accepted one of its plan. @throws 404 */
async function medioDe(cuerpo: Cuerpo, api: Api): Promise<Registro> {
  const dado = cuerpo.texto('medioId', 'mediosId');
  const medios = dado === '' ? await api.filas('/medio-aprobacion', { plan: cuerpo.exige('IdCodigo') }) : [];
  const id = dado === '' ? medios.find(({ estado }) => estado === 'aprobado')?.['id'] : dado;
  if (id === undefined) throw noEncontrado(servicio.sinMedio);
  return api.lee(ruta`/medio-aprobacion/${id as number}`);
}

/** Persons of a dealer: the specification sends their names, our operation takes their keys. */
const PERSONAS = [
  ['NombreAtencionA', 'vendedorId', 'Vendedor'],
  ['JefeVentas', 'jefeVentasId', 'Jefatura'],
  ['JefeFinanciero', 'contableId', 'Financiero'],
] as const;

async function personasDe(cuerpo: Cuerpo, api: Api): Promise<Registro> {
  const dichas = PERSONAS.filter(([campo]) => cuerpo.texto(campo) !== '');
  if (dichas.length === 0) return {};
  const elegibles = (await api.lee('/concesionario/elegibles')) as unknown as Registro[];
  const suyo = elegibles.find(({ id }) => String(id) === cuerpo.texto('idConcesionario'));
  const gente = (suyo?.['ejecutivos'] ?? []) as { id: number; nombre: string; departamento: string }[];
  return Object.fromEntries(
    dichas.map(([campo, nuestro, de]) => {
      const nombre = cuerpo.texto(campo).toLowerCase();
      const hallada = gente.find((una) => una.departamento === de && una.nombre.toLowerCase() === nombre);
      if (hallada === undefined) throw campoInvalido(campo, servicio.personaDesconocida);
      return [nuestro, hallada.id];
    }),
  );
}

/** What the payload of 3.1 repeats of approval and vehicle, and what the server sets. */
const SABIDOS =
  'Empresa Producto fecha Cedula IdCodigo IdCodigo_1 idcodigo_2 idcodigo_3 idcodigo_4 Marca Modelo Chasis Motor Anio Color Placa FinanciaDiferenciaPrecio ValorFinanciaDiferenciaPrecio NombreConcesionario NombreAtencionA JefeVentas JefeFinanciero Obs estado codUsuario mediosId';

function exigeSabidos(cuerpo: Cuerpo, medio: Registro): void {
  const ficha = (medio['ficha'] ?? {}) as Registro;
  const { cedula } = medio['cliente'] as { cedula: string };
  exigeIgual(cuerpo, {
    Cedula: cedula,
    Producto: medio['producto'],
    Marca: ficha['marca'],
    Modelo: ficha['modelo'],
    Anio: ficha['anio'],
    Color: ficha['color'],
    Chasis: ficha['chasis'],
    Motor: ficha['serieMotor'],
    Placa: ficha['placa'],
    FinanciaDiferenciaPrecio: 'N',
    ValorFinanciaDiferenciaPrecio: 0,
  });
}

/** Part 2 §7.8: orders; §7.9: their payments. */
export const ordenes: readonly Fila[] = [
  actua('POST orden/insertar', '', async ({ cuerpo, api }) => {
    const medio = await medioDe(cuerpo, api);
    exigeSabidos(cuerpo, medio);
    const nueva = {
      ...cuerpo.traduce(['orden-de-compra'], { sin: SABIDOS.split(' ') }),
      ...(await personasDe(cuerpo, api)),
      medioId: medio['id'],
      incluyeConcesionario: cuerpo.siNo('IncluyeConcesionario'),
    };
    return json(comoOrden(await api.actua('POST', '/orden-de-compra', nueva)), 201);
  }),
  actua('POST orden/anular', '', async ({ cuerpo, api }) => {
    cuerpo.uno(['ANULADO'], 'estado');
    const camino = ruta`/orden-de-compra/${cuerpo.exige('IdOrden')}`;
    const { cliente, version } = await api.lee(camino);
    exigeIgual(cuerpo, { cedula: (cliente as { cedula: string }).cedula });
    const motivo = cuerpo.texto('obs');
    const anulada = await api.actua('POST', `${camino}/anular`, motivo === '' ? {} : { motivo }, version as number);
    return json(comoOrden(anulada));
  }),
  lee('GET orden/all/100', '', () => lista('orden-de-compra', {}, comoOrden)),
  lee('GET orden/cedula/{id}', 'cedula', ({ dato }) =>
    lista('orden-de-compra', { filtro: { cliente: dato('cedula') } }, comoOrden),
  ),
  actua('GET orden/aprobar/{4 params}', 'cedula plan orden usuario', async ({ dato, api }) =>
    json(await api.actuaSobre(ruta`/orden-de-compra/${dato('orden')}`, '/aprobar')),
  ),
  actua('GET orden/genera/ordenDoc/{2 params}', 'cedula plan', async ({ dato, api }) => {
    const { id } = await ordenDe(api, dato('plan'), dato('cedula'));
    const camino = ruta`/orden-de-compra/${id as number}`;
    const hecha = await api.actua('POST', `${camino}/generar`);
    return json({ key: claveDeArchivo(`${camino}/documento`), ...hecha });
  }),
  lee('GET checklist/{2 params}', 'cedula plan', async ({ dato, api }) => {
    const { id } = await ordenDe(api, dato('plan'), dato('cedula'));
    return abre(ruta`/solicitud-de-pago/checklist/${id as number}`);
  }),
  lee('GET checklist/lista/ordenes/pagos', '', () => lista('solicitud-de-pago', {}, comoPago)),
  actua('GET aprobarOrdenPago/{4 params}', 'solicitud usuario cedula plan', async ({ dato, api }) =>
    json(await api.actuaSobre(ruta`/solicitud-de-pago/${dato('solicitud')}`, '/aprobar')),
  ),
  actua('GET anularOrdenPago/{3 params}', 'solicitud usuario motivo', async ({ dato, api }) =>
    json(await api.actuaSobre(ruta`/solicitud-de-pago/${dato('solicitud')}`, '/anular', { motivo: dato('motivo') })),
  ),
  actua('POST checklist/guardar', '', async ({ cuerpo, api }) => {
    const { id } = await ordenDe(api, cuerpo.exige('plan', 'IdCodigo'), cuerpo.exige('cedula'));
    const nueva = cuerpo.traduce(['solicitud-de-pago'], {
      sin: ['cedula', 'plan', 'IdCodigo', 'usuario', 'nombreSolicitante'],
    });
    return json(comoPago(await api.actua('POST', '/solicitud-de-pago', { ...nueva, orden: id })), 201);
  }),
];
