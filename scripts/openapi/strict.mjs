// What tsoa writes loosely, as OpenAPI 3.0 wants it (the Redocly rules of `npm run check`).

const nameOf = ({ $ref }) => $ref.split('/').at(-1);
const isRef = (value) => typeof value?.$ref === 'string';

/** The same document; it is not changed. */
export function strict(document) {
  const { schemas } = document.components;
  /** Of a schema, from the inside out. */
  function settle(value) {
    if (Array.isArray(value)) return value.map(settle);
    if (value === null || typeof value !== 'object') return value;
    const settled = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, settle(inner)]));
    return nullable(besideReference(settled));
  }

  /** Nothing may stand beside a reference. */
  function besideReference(value) {
    if (!isRef(value) || Object.keys(value).length === 1) return value;
    const { $ref, ...beside } = value;
    return { allOf: [{ $ref }], ...beside };
  }

  /** What may be null says its type, and one of several alternatives may be null rather than all of them. */
  function nullable(value) {
    if (value.nullable !== true || value.type !== undefined) return value;
    if (value.anyOf !== undefined) {
      const { nullable: _, anyOf, ...rest } = value;
      return {
        ...rest,
        anyOf: anyOf.map((one, at) => (at === 0 && one.type !== undefined ? { ...one, nullable: true } : one)),
      };
    }
    if (value.allOf?.length !== 1 || !isRef(value.allOf[0])) return value;
    const named = schemas[nameOf(value.allOf[0])];
    if (named?.enum === undefined) return { type: named?.type ?? 'object', ...value };
    // a choice that may be null is another choice
    const { allOf: _, ...rest } = value;
    return { type: named.type, enum: [...named.enum, null], ...rest };
  }

  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
  const tags = [...new Set(operations.flatMap(({ tags: own = [] }) => own))].sort((a, b) => a.localeCompare(b, 'es'));
  return withoutUnused(settle({ ...document, tags: tags.map((name) => ({ name })) }));
}

/** A choice that was written out where it may be null leaves its component behind. */
function withoutUnused(document) {
  const { schemas } = document.components;
  const text = JSON.stringify(document);
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
}
