import { erroresPorCampo } from '@adjudica/domain';
import type { FieldValues, ResolverResult } from 'react-hook-form';
import { formErrors } from '../resolver';
import type { ActField, ActSchema, ActWithoutPath } from './types';

const isEmpty = (valor: unknown): boolean => valor === undefined || valor === null || valor === '';

const trimmed = (valor: unknown): unknown => (typeof valor === 'string' ? valor.trim() : valor);

const atPath = (valores: FieldValues, ruta: string): unknown =>
  ruta.split('.').reduce<unknown>((nodo, paso) => (nodo as FieldValues | undefined)?.[paso], valores);

/** Initial values, nested by their paths. */
export function initialValues(campos: Readonly<Record<string, ActField>>): FieldValues {
  return nested(Object.entries(campos).map(([ruta, { inicial = '' }]) => [ruta, inicial]));
}

function nested(pares: readonly (readonly [string, unknown])[]): FieldValues {
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
function bodyOf({ campos = {}, cuerpo }: ActWithoutPath, valores: FieldValues): object {
  const escritos = Object.entries(campos)
    .filter(([, { visible }]) => visible?.(valores) ?? true)
    .map(([ruta]) => [ruta, trimmed(atPath(valores, ruta))] as const)
    .filter(([, valor]) => !isEmpty(valor));
  const dichos = nested(escritos);
  return cuerpo?.(dichos) ?? dichos;
}

/** Whether the field is marked as required: by its definition, or because the schema refuses a body without it. */
export const isRequired = (acto: ActWithoutPath, ruta: string, campo: ActField, valores: FieldValues): boolean =>
  requiredMessage(campo, valores) !== undefined ||
  (schemaOf(acto, valores)?.shape?.[ruta] as Partial<OptionalSchema> | undefined)?.safeParse?.(undefined).success ===
    false;

const requiredMessage = ({ requerido }: ActField, valores: FieldValues): string | undefined =>
  typeof requerido === 'function' ? requerido(valores) : requerido;

const schemaOf = ({ esquema }: ActWithoutPath, valores: FieldValues): ActSchema | undefined =>
  typeof esquema === 'function' ? esquema(valores) : esquema;

interface OptionalSchema {
  safeParse(valor: unknown): { readonly success: boolean };
}

/** Validates the values as the API does and returns the body in their place, with `fijos` added. */
export function validate(acto: ActWithoutPath, valores: FieldValues, fijos: object | undefined): ResolverResult {
  const { campos = {} } = acto;
  const cuerpo = { ...bodyOf(acto, valores), ...fijos };
  const leido = schemaOf(acto, valores)?.safeParse(cuerpo);
  const errores: Record<string, string> = leido === undefined || leido.success ? {} : erroresPorCampo(leido.error);
  for (const [ruta, campo] of Object.entries(campos)) {
    if (campo.visible?.(valores) === false) continue;
    const valor = trimmed(atPath(valores, ruta));
    // A checkbox that is not checked.
    const error =
      isEmpty(valor) || valor === false ? requiredMessage(campo, valores) : campo.rechazo?.(valor as string);
    if (error !== undefined) errores[ruta] = error;
  }
  // Errors that no field shows are left to the server.
  const propios = Object.fromEntries(Object.entries(errores).filter(([ruta]) => Object.hasOwn(campos, ruta)));
  if (Object.keys(propios).length > 0) return { values: {}, errors: formErrors(propios) };
  return { values: cuerpo, errors: {} };
}
