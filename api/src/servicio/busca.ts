import { propios } from '@adjudica/domain';
import { type Api, noEncontrado } from './api';
import { campoInvalido } from './cuerpo';
import { ruta } from './fila';
import type { JsonObject } from './json-object';

/** The records that a specified call names otherwise than by our key. */
const { servicio } = propios;

interface NombreDeAsamblea {
  /** '' where the call has none: then the group alone must say it. */
  readonly producto: string;
  readonly grupo: string;
  readonly numero: number;
}

/** @throws 404; 422 the group is one of both products. */
export async function asamblea(api: Api, { producto, grupo, numero }: NombreDeAsamblea): Promise<JsonObject> {
  const filtro = { grupo, numeroAsamblea: numero, ...(producto === '' ? {} : { producto }) };
  const [una, otra] = await api.filas('/asamblea', filtro);
  if (una === undefined) throw noEncontrado(servicio.asambleaDesconocida);
  if (otra !== undefined) throw campoInvalido('cod_Producto', servicio.grupoAmbiguo);
  return una;
}

export type Rol = 'titular' | 'garante';
export const rolDe = (garante: string): Rol => (/^s/i.test(garante) ? 'garante' : 'titular');

/** Key of the application of a plan's holder or of his guarantor. */
export const claveDeSolicitud = (plan: string, garante: string): string => `${plan}-${rolDe(garante)}`;

/** The plan, if it is of this client: a call that names both means both. @throws 404 */
export async function planDe(api: Api, plan: string, cedula: string): Promise<JsonObject> {
  const hallado = await api.lee(ruta`/plan/${plan}`);
  const { identificacion } = hallado['titular'] as { identificacion: string };
  if (identificacion !== cedula) throw noEncontrado(servicio.clienteAjeno);
  return hallado;
}

/** The newest order of a plan that was not annulled, if it is of this client. @throws 404 */
export async function ordenDe(api: Api, plan: string, cedula: string): Promise<JsonObject> {
  const ordenes = await api.filas('/orden-de-compra', { plan, cliente: cedula });
  const orden = ordenes.find(({ estado }) => estado !== 'anulada');
  if (orden === undefined) throw noEncontrado(servicio.sinOrden);
  return orden;
}

/** The newest note of a plan that was not rejected, or the newest at all. @throws 404 */
export async function pagareDe(api: Api, plan: string): Promise<JsonObject> {
  const pagares = await api.filas('/pagare', { plan });
  const pagare = pagares.find(({ estado }) => estado !== 'R') ?? pagares[0];
  if (pagare === undefined) throw noEncontrado(servicio.sinPagare);
  return pagare;
}

/** The one record of a catalogue with this key or, letters of either size, this name. @throws 422 */
export async function deCatalogo(
  api: Api,
  recurso: string,
  valor: string,
  falta: { readonly campo: string; readonly texto: string; readonly filtro?: JsonObject },
): Promise<JsonObject> {
  const filas = await api.filas(recurso, { ...falta.filtro, ...(/^\d+$/.test(valor) ? {} : { q: valor }) });
  const iguales = (uno: unknown): boolean => String(uno).toLowerCase() === valor.toLowerCase();
  const hallada = filas.find(({ id, codigo, nombre }) => [id, codigo, nombre].some(iguales));
  if (hallada === undefined) throw campoInvalido(falta.campo, falta.texto);
  return hallada;
}

/** Where a file is had: the address of our own operation, which asks for the same key. */
export const claveDeArchivo = (camino: string): string => `/api/v1${camino}`;

/** What our own operation refused with this code, as something that the specified call answers. */
export const esRechazo = (error: unknown, code: string): boolean =>
  (error as { problema?: { code?: unknown } }).problema?.code === code;

/** The award of a plan in this state. @throws 404 */
export async function adjudicacionDe(api: Api, plan: string, estado: 'ADJ' | 'RADJ'): Promise<JsonObject> {
  const filas = await api.filas('/adjudicacion', { q: plan, estado });
  const hallada = filas.find(({ idCodigo }) => idCodigo === plan);
  if (hallada === undefined) throw noEncontrado(servicio.sinAdjudicacion);
  return hallada;
}

/** '0' and nothing at all stand for 'any' wherever the specification counts parameters. */
export const dicho = (valor: string): boolean => valor !== '' && valor !== '0';
/** As a filter: only what was said. */
export const filtroDe = (dichos: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(dichos).filter(([, valor]) => valor !== undefined && valor !== ''));
