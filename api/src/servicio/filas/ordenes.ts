import { propios } from '@adjudica/domain';
import { type Api, noEncontrado } from '../api';
import { claveDeArchivo, ordenDe } from '../busca';
import { type Cuerpo, campoInvalido, exigeIgual, soloNombres } from '../cuerpo';
import { abre, actua, type Fila, json, lee, lista, ruta } from '../fila';
import type { JsonObject } from '../json-object';
import { reglasSupuestas } from '../reglas';

const deOrden = soloNombres(
  'orden-de-compra',
  'numeroOrden idConcesionario nombreAtencionA jefeFinanciero Direccion Telefono vehiculoMarca vehiculoModelo vehiculoAnio vehiculoColor vehiculoMotor vehiculoChasis vehiculoPlaca vehiculovalor valorComisionDispositivo valorDiferenciaPrecio valorPagoConcesionario fechaUltimAnu',
);
const dePago = soloNombres(
  'solicitud-de-pago',
  'numeroSolicitud fechaSolicitud fechaAprobacion nombreSolicitante valorSolicitud conceptoSolicitud nombreBeneficiario',
);

/** Up to four plans, by code; missing ones are empty. */
function planesNombrados(planes: unknown): JsonObject {
  const codigos = (planes as readonly (string | { readonly idCodigo: string })[]).map((planDicho) =>
    typeof planDicho === 'string' ? planDicho : planDicho.idCodigo,
  );
  return Object.fromEntries([1, 2, 3, 4].map((lugar) => [`IdCodigo_${lugar}`, codigos[lugar - 1] ?? '']));
}

/** 3.1, and the states of 4.1: annulled is 'ANULADO', approved is empty, each with who decided; anything else is pending. */
function comoOrden(orden: JsonObject): JsonObject {
  const { cedula, nombre } = (orden['cliente'] ?? {
    cedula: orden['cedula'],
    nombre: orden['nombreCliente'],
  }) as JsonObject;
  const anulada = orden['estado'] === 'anulada';
  const decide = (anulada ? orden['anuladaPor'] : orden['aprobadaPor']) ?? SISTEMA;
  return {
    ...orden,
    ...deOrden(orden),
    ...planesNombrados(orden['planes']),
    ...{ cedula, nombreCliente: nombre },
    estado: anulada ? 'ANULADO' : orden['estado'] === 'aprobada' ? '' : 'PENDIENTE',
    usuarioA: orden['estado'] === 'pendiente' ? '' : decide,
    incluyeConcesionario: orden['incluyeConcesionario'] === true ? 'S' : '',
    obs: orden['motivo'],
    nombreUsuario: orden['creadoPor'],
    nombreUsuarioEstado: orden['estado'] === 'pendiente' ? '' : decide,
  };
}

/** 3.2, and the states of 4.2: empty is pending. */
function comoPago(pago: JsonObject): JsonObject {
  const { cedula, nombre } = (pago['cliente'] ?? {
    cedula: pago['cedula'],
    nombre: pago['nombreCliente'],
  }) as JsonObject;
  const planes = planesNombrados(pago['planes']);
  const estado = pago['estado'] === 'pendiente' ? '' : pago['estado'];
  return {
    ...pago,
    ...dePago(pago),
    ...planes,
    IdCodigo: planes['IdCodigo_1'],
    ...{ cedula, cedulaCliente: cedula, nombreCliente: nombre, estado, estadoSolicitud: estado },
  };
}

const { servicio } = propios;
/** Author of imported decisions. */
const SISTEMA = 'sistema';

/** The approval of an order: named, or the accepted one of its plan. @throws 404 */
async function medioDe(cuerpo: Cuerpo, api: Api): Promise<JsonObject> {
  const dado = cuerpo.texto('medioId', 'mediosId');
  const medios = dado === '' ? await api.filas('/medio-aprobacion', { plan: cuerpo.exige('IdCodigo') }) : [];
  const id = dado === '' ? medios.find(({ estado }) => estado === 'aprobado')?.['id'] : dado;
  if (id === undefined) throw noEncontrado(servicio.sinMedio);
  return api.lee(ruta`/medio-aprobacion/${id as number}`);
}

/** Persons of a dealer: the specification sends names, our operation takes keys. */
const PERSONAS = [
  ['NombreAtencionA', 'vendedorId', 'Vendedor'],
  ['JefeVentas', 'jefeVentasId', 'Jefatura'],
  ['JefeFinanciero', 'contableId', 'Financiero'],
] as const;

async function personasDe(cuerpo: Cuerpo, api: Api): Promise<JsonObject> {
  const dichas = PERSONAS.filter(([campo]) => cuerpo.texto(campo) !== '');
  if (dichas.length === 0) return {};
  const elegibles = (await api.lee('/concesionario/elegibles')) as unknown as JsonObject[];
  const elegible = elegibles.find(({ id }) => String(id) === cuerpo.texto('idConcesionario'));
  const gente = (elegible?.['ejecutivos'] ?? []) as { id: number; nombre: string; departamento: string }[];
  return Object.fromEntries(
    dichas.map(([campo, nuestro, de]) => {
      const nombre = cuerpo.texto(campo).toLowerCase();
      const hallada = gente.find((persona) => persona.departamento === de && persona.nombre.toLowerCase() === nombre);
      if (hallada === undefined) throw campoInvalido(campo, servicio.personaDesconocida);
      return [nuestro, hallada.id];
    }),
  );
}

/** Fields of 3.1 repeated from approval and vehicle, and those that the server sets. */
const SABIDOS =
  'Empresa Producto fecha Cedula IdCodigo IdCodigo_1 idcodigo_2 idcodigo_3 idcodigo_4 Marca Modelo Chasis Motor Anio Color Placa FinanciaDiferenciaPrecio ValorFinanciaDiferenciaPrecio NombreConcesionario NombreAtencionA JefeVentas JefeFinanciero Obs estado codUsuario mediosId';

function exigeSabidos(cuerpo: Cuerpo, medio: JsonObject): void {
  const ficha = (medio['ficha'] ?? {}) as JsonObject;
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
      // ORD-535
      incluyeConcesionario: cuerpo.opcion(['S'], 'IncluyeConcesionario') === 'S',
    };
    return json(comoOrden(await api.actua('POST', '/orden-de-compra', nueva)), 201);
  }),
  actua(
    'POST orden/anular',
    '',
    async ({ cuerpo, api }) => {
      cuerpo.opcion(['ANULADO'], 'estado');
      const camino = ruta`/orden-de-compra/${cuerpo.exige('IdOrden')}`;
      const { cliente, version } = await api.lee(camino);
      exigeIgual(cuerpo, { cedula: (cliente as { cedula: string }).cedula });
      const motivo = cuerpo.texto('obs');
      const anulada = await api.actua('POST', `${camino}/anular`, motivo === '' ? {} : { motivo }, version as number);
      return json(comoOrden(anulada));
    },
    { campos: 'IdOrden cedula obs estado' },
  ),
  lee('GET orden/all/100', '', () => lista('orden-de-compra', {}, comoOrden)),
  // one client's orders are read one by one: address and telephone are in each alone
  lee('GET orden/cedula/{id}', 'cedula', async ({ dato, api }) => {
    const ordenes = await api.filas('/orden-de-compra', { cliente: dato('cedula') });
    const enteras = ordenes.map(async ({ id }) => comoOrden(await api.lee(ruta`/orden-de-compra/${id as number}`)));
    return json(await Promise.all(enteras));
  }),
  actua(
    'GET orden/aprobar/{4 params}',
    'cedula plan orden usuario',
    async ({ dato, api }) => {
      const camino = ruta`/orden-de-compra/${dato('orden')}`;
      const { version } = await api.lee(camino);
      const visto = await reglasSupuestas(api, dato('plan'), 'orden');
      const aprobada = await api.actua('POST', `${camino}/aprobar`, visto.valores, version as number);
      return json({ ...comoOrden(aprobada), ...visto.supuesto });
    },
    { dePersonas: true },
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
  actua(
    'GET aprobarOrdenPago/{4 params}',
    'solicitud usuario cedula plan',
    async ({ dato, api }) => {
      const visto = await reglasSupuestas(api, dato('plan'), 'pago');
      const camino = ruta`/solicitud-de-pago/${dato('solicitud')}`;
      return json({ ...comoPago(await api.actuaSobre(camino, '/aprobar', visto.valores)), ...visto.supuesto });
    },
    { dePersonas: true },
  ),
  actua('GET anularOrdenPago/{3 params}', 'solicitud usuario motivo', async ({ dato, api }) =>
    json(
      comoPago(
        await api.actuaSobre(ruta`/solicitud-de-pago/${dato('solicitud')}`, '/anular', { motivo: dato('motivo') }),
      ),
    ),
  ),
  actua('POST checklist/guardar', '', async ({ cuerpo, api }) => {
    const { id } = await ordenDe(api, cuerpo.exige('plan', 'IdCodigo'), cuerpo.exige('cedula'));
    const nueva = cuerpo.traduce(['solicitud-de-pago'], {
      sin: ['cedula', 'plan', 'IdCodigo', 'usuario', 'nombreSolicitante'],
    });
    return json(comoPago(await api.actua('POST', '/solicitud-de-pago', { ...nueva, orden: id })), 201);
  }),
];
