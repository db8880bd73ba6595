import { erroresPorCampo } from '@adjudica/domain';
import type { FieldValues, ResolverResult } from 'react-hook-form';
import { nestErrors } from '../providers/problems';

/** The part of a zod object schema that is used here. */
export interface ObjectSchema {
  readonly shape: Readonly<Record<string, unknown>>;
  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: Parameters<typeof erroresPorCampo>[0] };
}

/**
 * A schema of the rules package as resolver of a form, so that the form refuses what the API refuses, with the same messages. Only the fields of the
 * schema are validated; the record's other fields stay unchanged. An emptied field (`null`) counts as absent.
 */
export function resolverOf(schema: ObjectSchema) {
  return (values: FieldValues): ResolverResult => {
    const own = Object.fromEntries(
      Object.keys(schema.shape)
        .filter((key) => values[key] !== undefined && values[key] !== null)
        .map((key) => [key, values[key]]),
    );
    const parsed = schema.safeParse(own);
    if (parsed.success) return { values: { ...values, ...(parsed.data as object) }, errors: {} };
    return { values: {}, errors: formErrors(erroresPorCampo(parsed.error)) };
  };
}

/** One message for each field path, as react-hook-form expects them. */
export const formErrors = (errors: Readonly<Record<string, string>>) => toFieldErrors(nestErrors(errors));

function toFieldErrors(tree: Record<string, unknown>): ResolverResult['errors'] {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string'
        ? { type: 'validacion', message: value }
        : toFieldErrors(value as Record<string, unknown>),
    ]),
  ) as ResolverResult['errors'];
}
