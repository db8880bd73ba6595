import { resolve, type Schema } from './openapi';

/** Values on either side of a field's bounds in the document. */
export interface Sides {
  /** Refused, naming the field. */
  readonly outside: readonly unknown[];
  /** Not refused because of this field. */
  readonly inside: readonly unknown[];
}

/** Texts that match some pattern of ours each. */
const LETTERS = ['a', '1', 'A1', 'ab ', 'abc abc abc '];
const STRANGE = ['#', '7', 'x', '; --', 'Ab9', '\u0007'];

const matches = ({ pattern }: Schema, text: string): boolean =>
  pattern === undefined || new RegExp(pattern, 'u').test(text);

const filled = (unit: string, length: number): string =>
  unit
    .repeat(Math.ceil(length / unit.length))
    .slice(0, length)
    .replace(/ $/, 'b')
    .replace(/^ /, 'b');

/** A text of exactly this length that matches the pattern, if any. */
function textOf(schema: Schema, length: number): string | undefined {
  if (schema.format === 'email') return length < 20 ? undefined : `${'a'.repeat(length - 15)}@correo.example`;
  return LETTERS.map((unit) => filled(unit, length)).find((text) => matches(schema, text));
}

/** Prefers texts that break the length alone. */
const wrongLength = (schema: Schema, length: number): string => {
  if (schema.format === 'email') return `${'a'.repeat(length - 15)}@correo.example`;
  return textOf({ ...schema, pattern: schema.pattern?.replace(/\{\d+,\d+\}\$$/, '+$') }, length) ?? filled('a', length);
};

function sidesOfText(schema: Schema): Sides {
  const { minLength, maxLength, format, example } = schema;
  if (format === 'date')
    return { outside: ['2026-02-30', '30/04/2026', 'hoy'], inside: example === undefined ? [] : [example] };
  const outside: string[] = [];
  const inside: unknown[] = example === undefined ? [] : [example];
  if (format === 'email') outside.push('correo.example', 'a@b');
  if (maxLength !== undefined) {
    outside.push(wrongLength(schema, maxLength + 1));
    if (schema['x-catalogo'] === undefined) inside.push(textOf(schema, maxLength));
  }
  if (minLength !== undefined && minLength > 1) {
    outside.push(wrongLength(schema, minLength - 1));
    inside.push(textOf(schema, minLength));
  }
  const length = minLength ?? 1;
  for (const strange of STRANGE.map((unit) => filled(unit, Math.max(length, unit.length))))
    if (schema.pattern !== undefined && !matches(schema, strange)) outside.push(strange);
  return { outside, inside: inside.filter((value) => value !== undefined) };
}

function sidesOfNumber({ type, minimum, maximum }: Schema): Sides {
  const step = type === 'integer' ? 1 : 0.01;
  const outside = [
    ...(type === 'integer' ? [(minimum ?? 0) + 0.5] : []),
    ...(minimum === undefined ? [] : [minimum - step]),
    ...(maximum === undefined ? [] : [maximum + 1]),
  ];
  return { outside, inside: [minimum, maximum].filter((value) => value !== undefined) };
}

/** `given`: with the body's own keywords beside a reference. */
export function sidesOf(given: Schema): Sides {
  const schema = { ...resolve(given), ...given };
  // a field required under a condition may be missing only sometimes
  const whenever = schema['x-registro'] === undefined || schema['x-mensaje'] === undefined;
  const nothing =
    schema.nullable === true ? { outside: [], inside: whenever ? [null] : [] } : { outside: [null], inside: [] };
  const own = ((): Sides => {
    if (schema.enum !== undefined)
      return { outside: ['ZZ', 'toString'], inside: schema.enum.filter((value) => value !== null) };
    if (schema.type === 'string') return sidesOfText(schema);
    if (schema.type === 'integer' || schema.type === 'number') return sidesOfNumber(schema);
    return { outside: [], inside: [] };
  })();
  return {
    outside: [...new Set([...own.outside, ...nothing.outside])],
    inside: [...new Set([...own.inside, ...nothing.inside])],
  };
}
