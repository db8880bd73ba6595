// Ids and versions are whole numbers, however a shape is written: whoever generates a client gets a type that he can send back as it was read.

const WHOLE = /^(?:id|version|version[A-Z]\w*|\w+Id)$/;

function settle(schema) {
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    if (WHOLE.test(name) && property.type === 'number') Object.assign(property, { type: 'integer', format: 'int32' });
    settle(property);
  }
  for (const inner of [schema.items, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])])
    if (typeof inner === 'object') settle(inner);
}

/** Changes the document. */
export function carryIntegers({ components }) {
  for (const schema of Object.values(components.schemas)) settle(schema);
}
