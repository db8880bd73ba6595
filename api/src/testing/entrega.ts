import { hoyEn } from '@adjudica/domain';
import { CartaSalida } from '../entities/carta-salida.entity';
import { Documento, TipoDocumento } from '../entities/documento.entity';
import { DocumentoEmitido } from '../entities/documento-emitido.entity';
import { MedioAprobacion } from '../entities/medio-aprobacion.entity';
import { OrdenDeCompra } from '../entities/orden-de-compra.entity';
import { SolicitudDePago } from '../entities/solicitud-de-pago.entity';
import { TEXTO } from './cartas';
import { fotoDePrueba, pdfDePrueba } from './documentos';
import { type ClienteConPlanes, clienteConPlanes, cuerpoDeMedio } from './medios';
import type { Peticion as PeticionDe } from './muerte';
import { type ConcesionarioDePrueba, cuerpoDeOrden, medioAprobado } from './ordenes';
import { aprobarCarpetas, CONCEPTO, ponerDocumento, SIEMPRE } from './pagos';
import type { TestApp } from './test-app';

/** One approval on its way to the delivery. */
export interface Caso {
  readonly medioId: number;
  readonly cliente: ClienteConPlanes;
  readonly concesionario: ConcesionarioDePrueba;
}

export type Peticion = PeticionDe<'ejecutivo' | 'jefatura' | 'riesgo'>;

/** An accepted approval whose plans have every document that a payment asks for. */
export async function casoDePrueba(t: TestApp, concesionario: ConcesionarioDePrueba, cuantos = 1): Promise<Caso> {
  const cliente = await clienteConPlanes(t, { cuantos, ejecutivo: 'ejecutivo' });
  const { id: medioId } = await medioAprobado(t, { cliente });
  await aprobarCarpetas(t, cliente);
  for (const { id } of cliente.planes) for (const codigo of SIEMPRE) await ponerDocumento(t, id, codigo);
  return { medioId, cliente, concesionario };
}

/** Its present records; of several plans the letter of the first one not delivered. */
export async function hechosDe({ application }: Pick<TestApp, 'application'>, { medioId, cliente }: Caso) {
  const { manager } = application.dataSource;
  const medio = await manager.findOneByOrFail(MedioAprobacion, { id: medioId });
  const orden = await manager.findOne(OrdenDeCompra, { where: { medioId }, order: { id: 'DESC' } });
  const pago =
    orden && (await manager.findOne(SolicitudDePago, { where: { ordenId: orden.id }, order: { id: 'DESC' } }));
  const impresos = async (de: object) => (await manager.countBy(DocumentoEmitido, de)) > 0;
  const cartas = await Promise.all(
    cliente.planes.map(async (plan) => ({ plan, carta: await manager.findOneBy(CartaSalida, { planId: plan.id }) })),
  );
  const { plan, carta } =
    cartas.find(({ carta: una }) => una?.estado !== 'realizada') ?? (cartas[0] as (typeof cartas)[0]);
  const prueba = async (codigo: string) => {
    const { id: tipoId } = await manager.findOneByOrFail(TipoDocumento, { codigo });
    return manager.findOneBy(Documento, { planId: plan.id, tipoId });
  };
  return {
    medio,
    orden,
    ordenImpresa: orden !== null && (await impresos({ ordenId: orden.id })),
    pago,
    pagoImpreso: pago !== null && (await impresos({ solicitudDePagoId: pago.id })),
    plan,
    carta,
    acta: await prueba('actaEntrega'),
    foto: await prueba('fotoEntrega'),
  };
}
type Hechos = Awaited<ReturnType<typeof hechosDe>>;
type Hacer = (caso: Caso, hechos: Hechos, t: TestApp) => Peticion | null | Promise<Peticion | null>;

const de =
  (usuario: Peticion['usuario'], ruta: string, cuerpo: Peticion['cuerpo'] = {}, metodo: Peticion['metodo'] = 'POST') =>
  (): Peticion => ({ usuario, metodo, ruta, cuerpo });
const enOrden =
  (usuario: Peticion['usuario'], accion: string, cuerpo = {}): Hacer =>
  (_, { orden }) =>
    orden && de(usuario, `/orden-de-compra/${orden.id}/${accion}`, { version: orden.version, ...cuerpo })();
const enPago =
  (usuario: Peticion['usuario'], accion: string, cuerpo = {}): Hacer =>
  (_, { pago }) =>
    pago && de(usuario, `/solicitud-de-pago/${pago.id}/${accion}`, { version: pago.version, ...cuerpo })();
const enCarta =
  (usuario: Peticion['usuario'], accion: string, cuerpo = {}): Hacer =>
  (_, { plan, carta }) =>
    carta && de(usuario, `/carta-salida/${plan.idCodigo}/${accion}`, { version: carta.version, ...cuerpo })();
const enMedio =
  (usuario: Peticion['usuario'], accion: string): Hacer =>
  (_, { medio }) =>
    de(usuario, `/medio-aprobacion/${medio.id}/${accion}`, { version: medio.version })();
const subir =
  (cual: 'acta' | 'foto', bytes: () => Promise<Buffer>): Hacer =>
  async (_, hechos) => {
    const documento = hechos[cual];
    if (documento === null) return null;
    const { id, version } = documento;
    return { ...de('ejecutivo', `/documento/${id}/archivo`, { version })(), archivo: await bytes() };
  };

/** Every act from the approval to the delivery; `null` = not applicable now. */
export const actosDeEntrega = {
  ordenar: ({ medioId, concesionario }) =>
    de('ejecutivo', '/orden-de-compra', { ...cuerpoDeOrden(medioId, concesionario) })(),
  aprobarOrden: enOrden('jefatura', 'aprobar'),
  generarOrden: (_, { orden }) => orden && de('ejecutivo', `/orden-de-compra/${orden.id}/generar`)(),
  anularOrden: enOrden('jefatura', 'anular', { motivo: 'Otro color' }),
  pagar: (_, { orden }) => orden && de('ejecutivo', '/solicitud-de-pago', { orden: orden.id, concepto: CONCEPTO })(),
  aprobarPago: enPago('jefatura', 'aprobar'),
  generarPago: (_, { pago }) => pago && de('ejecutivo', `/solicitud-de-pago/${pago.id}/generar`)(),
  anularPago: enPago('jefatura', 'anular', { motivo: 'Otra cuenta' }),
  generarCarta: enCarta('jefatura', 'generar', { texto: TEXTO }),
  rechazarCarta: enCarta('jefatura', 'rechazar', { texto: 'Falta la placa' }),
  subirActa: subir('acta', () => pdfDePrueba('Acta de entrega')),
  subirFoto: subir('foto', () => fotoDePrueba()),
  entregar: (caso, hechos, t) => enCarta('ejecutivo', 'entregar', { fecha: hoyEn(t.clock.now()) })(caso, hechos, t),
  actualizarMedio: async ({ cliente }, { medio }, t) => {
    const { cedula: _, ...cuerpo } = (await cuerpoDeMedio(t, cliente)) as { cedula: string };
    return de('ejecutivo', `/medio-aprobacion/${medio.id}`, { ...cuerpo, version: medio.version }, 'PUT')();
  },
  enviarMedio: enMedio('ejecutivo', 'enviar'),
  aceptarMedio: enMedio('riesgo', 'aceptar'),
  retirar: (_, { plan }) => de('jefatura', `/adjudicacion/${plan.adjudicacionId}/retirar`, { motivo: 'Desistió' })(),
} as const satisfies Record<string, Hacer>;
export type ActoDeEntrega = keyof typeof actosDeEntrega;

/** The next act; `null` = delivered. */
export function siguienteActo(hechos: Hechos): ActoDeEntrega | null {
  const { medio, orden, ordenImpresa, pago, pagoImpreso, carta, acta, foto } = hechos;
  if (medio.estado === null) return medio.enviadoEn === null ? 'enviarMedio' : 'aceptarMedio';
  if (orden === null || orden.estado === 'anulada') return 'ordenar';
  if (orden.estado === 'pendiente') return 'aprobarOrden';
  if (!ordenImpresa) return 'generarOrden';
  if (pago === null || pago.estado === 'anulado') return 'pagar';
  if (pago.estado === 'pendiente') return 'aprobarPago';
  if (!pagoImpreso) return 'generarPago';
  if (carta?.estado === 'pendiente') return 'generarCarta';
  if (carta?.estado === 'realizada') return null;
  if (acta?.versionArchivo === 0) return 'subirActa';
  return foto?.versionArchivo === 0 ? 'subirFoto' : 'entregar';
}

/** An act and its request for the present records; 'avanzar' = the next act. `null` = not applicable. */
export async function peticionDe(
  t: TestApp,
  caso: Caso,
  pedido: ActoDeEntrega | 'avanzar',
): Promise<{ acto: ActoDeEntrega; peticion: Peticion } | null> {
  const hechos = await hechosDe(t, caso);
  const acto = pedido === 'avanzar' ? siguienteActo(hechos) : pedido;
  const peticion = acto === null ? null : await actosDeEntrega[acto](caso, hechos, t);
  return acto === null || peticion === null ? null : { acto, peticion };
}
