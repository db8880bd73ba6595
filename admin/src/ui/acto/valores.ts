import { erroresPorCampo } from '@adjudica/domain';
import type { FieldValues, ResolverResult } from 'react-hook-form';
import { formErrors } from '../resolver';
import type { ActoSinRuta, CampoDeActo, EsquemaDeActo } from './tipos';

const vacio = (valor: unknown): boolean => valor === undefined || valor === null || valor === '';

const limpio = (valor: unknown): unknown => (typeof valor === 'string' ? valor.trim() : valor);

const enRuta = (valores: FieldValues, ruta: string): unknown =>
  ruta.split('.').reduce<unknown>((nodo, paso) => (nodo as FieldValues | undefined)?.[paso], valores);

/** Initial values, nested by their paths. */
export function iniciales(campos: Readonly<Record<string, CampoDeActo>>): FieldValues {
  return anidados(Object.entries(campos).map(([ruta, { inicial = '' }]) => [ruta, inicial]));
}

function anidados(pares: readonly (readonly [string, unknown])[]): FieldValues {
  const todo: FieldValues = {};
  for (const [ruta, valor] of pares) {
    const pasos = ruta.split('.');
    const ultimo = pasos.pop() as string;
    let nodo = todo;
    for (const paso of pasos) nodo = nodo[paso] ??= {};
    nodo[ultimo] = valor;
  }
  return todo;
}

/** The body: the visible fields that are not empty. */
function cuerpoDe({ campos = {}, cuerpo }: ActoSinRuta, valores: FieldValues): object {
  const escritos = Object.entries(campos)
    .filter(([, { visible }]) => visible?.(valores) ?? true)
    .map(([ruta]) => [ruta, limpio(enRuta(valores, ruta))] as const)
    .filter(([, valor]) => !vacio(valor));
  const dichos = anidados(escritos);
  return cuerpo?.(dichos) ?? dichos;
}

/** Whether the field is marked as required: by its definition, or because the schema refuses a body without it. */
export const esRequerido = (acto: ActoSinRuta, ruta: string, campo: CampoDeActo, valores: FieldValues): boolean =>
  requeridoDe(campo, valores) !== undefined ||
  (esquemaDe(acto, valores)?.shape?.[ruta] as Partial<Opcional> | undefined)?.safeParse?.(undefined).success === false;

const requeridoDe = ({ requerido }: CampoDeActo, valores: FieldValues): string | undefined =>
  typeof requerido === 'function' ? requerido(valores) : requerido;

const esquemaDe = ({ esquema }: ActoSinRuta, valores: FieldValues): EsquemaDeActo | undefined =>
  typeof esquema === 'function' ? esquema(valores) : esquema;

interface Opcional {
  safeParse(valor: unknown): { readonly success: boolean };
}

/** Validates the values as the API does and returns the body in their place, with `fijos` added. */
export function revisar(acto: ActoSinRuta, valores: FieldValues, fijos: object | undefined): ResolverResult {
  const { campos = {} } = acto;
  const cuerpo = { ...cuerpoDe(acto, valores), ...fijos };
  const leido = esquemaDe(acto, valores)?.safeParse(cuerpo);
  const errores: Record<string, string> = leido === undefined || leido.success ? {} : erroresPorCampo(leido.error);
  for (const [ruta, campo] of Object.entries(campos)) {
    if (campo.visible?.(valores) === false) continue;
    const valor = limpio(enRuta(valores, ruta));
    // A checkbox that is not checked.
    const error = vacio(valor) || valor === false ? requeridoDe(campo, valores) : campo.rechazo?.(valor as string);
    if (error !== undefined) errores[ruta] = error;
  }
  // Errors that no field shows are left to the server.
  const propios = Object.fromEntries(Object.entries(errores).filter(([ruta]) => Object.hasOwn(campos, ruta)));
  if (Object.keys(propios).length > 0) return { values: {}, errors: formErrors(propios) };
  return { values: cuerpo, errors: {} };
}
