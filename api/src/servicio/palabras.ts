import { propios } from '@adjudica/domain';
import type { Api } from './api';
import { campoInvalido } from './cuerpo';
import type { JsonObject } from './json-object';

/** A field of a record with codes, and their source. */
interface CampoConCodigos {
  readonly tipo: string;
  /** Resource of the catalogue. */
  readonly recurso?: string;
  readonly opciones?: readonly { readonly codigo: string; readonly nombre: string }[];
}

/** Catalogues nested within another field's code. */
const DENTRO_DE: Readonly<Record<string, { readonly campo: string; readonly filtro: string }>> = {
  canton: { campo: 'provinciaCodigo', filtro: 'provinciaCodigo' },
  parroquia: { campo: 'cantonCodigo', filtro: 'cantonCodigo' },
};
const EJEMPLOS = 3;

const llano = (texto: unknown): string => String(texto).normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase();

/** The row of a catalogue with this code or this name, in any case; `undefined` = none. */
export async function enCatalogo(
  api: Api,
  recurso: string,
  dicho: string,
  filtro: JsonObject = {},
): Promise<JsonObject | undefined> {
  const buscado = llano(dicho);
  for await (const filas of api.paginas(`/${recurso}`, { filtro })) {
    const hallada = filas.find(({ id, codigo, nombre }) =>
      [id, codigo, nombre].some((valor) => llano(valor) === buscado),
    );
    if (hallada !== undefined) return hallada;
  }
  return undefined;
}

/**
 * Replaces words of catalogues and options in a form by their codes ('Ecuador', 'Soltero'); codes stay. @throws 422 at the caller's field for an
 * unknown value, with examples.
 */
export async function conCodigos(
  api: Api,
  tabla: Readonly<Record<string, CampoConCodigos>>,
  valores: JsonObject,
  nombres: ReadonlyMap<string, string>,
): Promise<JsonObject> {
  const hechos: Record<string, unknown> = { ...valores };
  // in the order of the table: a place comes after the one that contains it
  for (const [campo, { recurso, opciones }] of Object.entries(tabla)) {
    const dicho = hechos[campo];
    if (typeof dicho !== 'string' || dicho === '') continue;
    const codigo = opciones === undefined ? await codigoDe(api, recurso, dicho, hechos) : opcionDe(opciones, dicho);
    if (codigo === null)
      throw campoInvalido(
        nombres.get(campo) ?? campo,
        propios.servicio.palabraDesconocida(await ejemplos(api, recurso, opciones)),
      );
    hechos[campo] = codigo;
  }
  return hechos;
}

function opcionDe(opciones: NonNullable<CampoConCodigos['opciones']>, dicho: string): string | null {
  const buscado = llano(dicho);
  const hallada =
    opciones.find(({ codigo }) => llano(codigo) === buscado) ??
    opciones.find(({ nombre }) => llano(nombre) === buscado);
  return hallada?.codigo ?? null;
}

async function codigoDe(
  api: Api,
  recurso: string | undefined,
  dicho: string,
  valores: JsonObject,
): Promise<string | null> {
  if (recurso === undefined) return dicho;
  const dentro = DENTRO_DE[recurso];
  const padre = dentro && valores[dentro.campo];
  const filtro = dentro === undefined || typeof padre !== 'string' ? {} : { [dentro.filtro]: padre };
  const hallada = await enCatalogo(api, recurso, dicho, filtro);
  return hallada === undefined ? null : String(hallada['codigo'] ?? hallada['id']);
}

async function ejemplos(
  api: Api,
  recurso: string | undefined,
  opciones: CampoConCodigos['opciones'],
): Promise<string[]> {
  const filas =
    opciones ?? ((await api.filas(`/${recurso ?? ''}`, {})) as readonly { codigo?: unknown; nombre?: unknown }[]);
  return filas.slice(0, EJEMPLOS).map(({ codigo, nombre }) => `${String(codigo)} ${String(nombre)}`);
}
