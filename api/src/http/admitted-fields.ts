import type { TsoaRoute, ValidateError } from '@tsoa/runtime';

type Property = TsoaRoute.PropertySchema;
type Properties = Readonly<Record<string, Property>>;

/** tsoa's refusal of a body's shape. */
export interface ShapeRefusal extends ValidateError {
  /** The accepted fields at a path, in tsoa's notation. */
  readonly admitted?: (place: readonly string[]) => readonly string[];
}

/** More than the largest body has, to keep answers short. */
const MAX_NAMES = 100;
const isPlace = (step: string): boolean => /^\$?\d+$/.test(step);

/**
 * Names of the fields accepted at this path of a body, sorted. A path begins with the name of the body or, as tsoa drops what precedes a list, with
 * the name of a list in it.
 */
export function admittedFields(
  models: TsoaRoute.Models,
  body: TsoaRoute.ParameterSchema,
  place: readonly string[],
): string[] {
  let here: readonly Property[] = [body];
  for (const step of place[0] === body.name ? place.slice(1) : place)
    here = here.flatMap((one) => inside(models, one, step));
  const names = new Set(here.flatMap((one) => objectsOf(models, one)).flatMap(Object.keys));
  return [...names].sort().slice(0, MAX_NAMES);
}

function inside(models: TsoaRoute.Models, property: Property, step: string): readonly Property[] {
  if (isPlace(step)) return partsOf(models, property).flatMap(({ array }) => array ?? []);
  return objectsOf(models, property).flatMap((fields) =>
    Object.hasOwn(fields, step) ? [fields[step] as Property] : [],
  );
}

/** The property, or the parts of its reference, union or intersection. */
function partsOf(models: TsoaRoute.Models, property: Property): readonly Property[] {
  const named = property.ref === undefined ? undefined : models[property.ref];
  if (named?.dataType === 'refAlias') return partsOf(models, named.type);
  return property.subSchemas?.flatMap((one) => partsOf(models, one)) ?? [property];
}

function objectsOf(models: TsoaRoute.Models, property: Property): readonly Properties[] {
  return partsOf(models, property).flatMap(({ ref, nestedProperties }): readonly Properties[] => {
    const named = ref === undefined ? undefined : models[ref];
    if (named?.dataType === 'refObject') return [named.properties];
    return nestedProperties === undefined ? [] : [nestedProperties];
  });
}
