import { propios } from '@adjudica/domain';
import { type Api, noEncontrado } from './api';
import { campoInvalido } from './cuerpo';
import { ruta } from './fila';
import type { JsonObject } from './json-object';

/** Look-ups of records that a specified call names by other keys than ours. */
const { servicio } = propios;

interface NombreDeAsamblea {
  /** '' where the call has none: then the group alone must identify it. */
  readonly producto: string;
  readonly grupo: string;
  readonly numero: number;
}

/** @throws 404; 422 the group exists for both products. */
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

/** The plan, if it belongs to this client. @throws 404 */
export async function planDe(api: Api, plan: string, cedula: string): Promise<JsonObject> {
  const hallado = await api.lee(ruta`/plan/${plan}`);
  const { identificacion } = hallado['titular'] as { identificacion: string };
  if (identificacion !== cedula) throw noEncontrado(servicio.clienteAjeno);
  return hallado;
}

/** The newest order of a plan that was not annulled, if the plan is this client's. @throws 404 */
export async function ordenDe(api: Api, plan: string, cedula: string): Promise<JsonObject> {
  const ordenes = await api.filas('/orden-de-compra', { plan, cliente: cedula });
  const orden = ordenes.find(({ estado }) => estado !== 'anulada');
  if (orden === undefined) throw noEncontrado(servicio.sinOrden);
  return orden;
}

/** The newest note of a plan that was not rejected, else the newest. @throws 404 */
export async function pagareDe(api: Api, plan: string): Promise<JsonObject> {
  const pagares = await api.filas('/pagare', { plan });
  const pagare = pagares.find(({ estado }) => estado !== 'R') ?? pagares[0];
  if (pagare === undefined) throw noEncontrado(servicio.sinPagare);
  return pagare;
}

/** The one record of a catalogue with this key or, case-insensitively, this name. @throws 422 */
export async function deCatalogo(
  api: Api,
  recurso: string,
  valor: string,
  falta: { readonly campo: string; readonly texto: string; readonly filtro?: JsonObject },
): Promise<JsonObject> {
  const filas = await api.filas(recurso, { ...falta.filtro, ...(/^\d+$/.test(valor) ? {} : { q: valor }) });
  const iguales = (escrito: unknown): boolean => String(escrito).toLowerCase() === valor.toLowerCase();
  const hallada = filas.find(({ id, codigo, nombre }) => [id, codigo, nombre].some(iguales));
  if (hallada === undefined) throw campoInvalido(falta.campo, falta.texto);
  return hallada;
}

/** Address of a file: the path of our own operation, which requires the same key. */
export const claveDeArchivo = (camino: string): string => `/api/v1${camino}`;

/** Whether one of our operations refused with this code. */
export const esRechazo = (error: unknown, code: string): boolean =>
  (error as { problema?: { code?: unknown } }).problema?.code === code;

/** The award of a plan in this state. @throws 404 */
export async function adjudicacionDe(api: Api, plan: string, estado: 'ADJ' | 'RADJ'): Promise<JsonObject> {
  const filas = await api.filas('/adjudicacion', { q: plan, estado });
  const hallada = filas.find(({ idCodigo }) => idCodigo === plan);
  if (hallada === undefined) throw noEncontrado(servicio.sinAdjudicacion);
  return hallada;
}

/** '0' and empty both mean 'any' in the specification's parameters. */
export const dicho = (valor: string): boolean => valor !== '' && valor !== '0';
/** As a filter, without empty values. */
export const filtroDe = (dichos: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(dichos).filter(([, valor]) => valor !== undefined && valor !== ''));
