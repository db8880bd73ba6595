// What a program that was written against one version of the API would stumble over in another. Not the words: names, types, bounds, choices,
// what is asked for and what is answered.

/** Keys of a schema that say something to a program. */
const OF_SCHEMA = [
  '$ref',
  'type',
  'nullable',
  'enum',
  'format',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'required',
  'additionalProperties',
];

const only = (value, names) =>
  Object.fromEntries(names.flatMap((name) => (name in value ? [[name, value[name]]] : [])));
const mapped = (values, change) => Object.fromEntries(Object.entries(values).map(([name, one]) => [name, change(one)]));

function schemaOf(schema) {
  if (typeof schema !== 'object' || schema === null) return schema;
  const parts = ['allOf', 'anyOf', 'oneOf'].filter((name) => name in schema);
  return {
    ...only(schema, OF_SCHEMA),
    ...(schema.items !== undefined && { items: schemaOf(schema.items) }),
    ...(schema.properties !== undefined && { properties: mapped(schema.properties, schemaOf) }),
    ...Object.fromEntries(parts.map((name) => [name, schema[name].map(schemaOf)])),
  };
}
const contentOf = (content) => mapped(content, ({ schema }) => ({ schema: schemaOf(schema ?? {}) }));

/** The part of a document that is a promise: what is kept of a version that was released. */
export function contractOf({ info, paths, components }) {
  const operationOf = (operation) => ({
    permisos: operation['x-permisos'] ?? [],
    parameters: (operation.parameters ?? []).map((parameter) => ({
      ...only(parameter, ['name', 'in', 'required', 'x-maximo']),
      schema: schemaOf(parameter.schema),
      ...(parameter['x-filtros'] !== undefined && { filtros: schemaOf(parameter['x-filtros']) }),
    })),
    ...(operation.requestBody !== undefined && {
      body: { required: operation.requestBody.required === true, content: contentOf(operation.requestBody.content) },
    }),
    responses: Object.fromEntries(
      Object.entries(operation.responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, { content = {}, headers = {} }]) => [
          status,
          { content: contentOf(content), headers: Object.keys(headers) },
        ]),
    ),
  });
  return {
    version: info.version,
    paths: mapped(paths, (methods) => mapped(methods, operationOf)),
    schemas: mapped(components.schemas, schemaOf),
  };
}

/** Bounds of what is sent, and in which direction they narrow. */
const LOWER = ['minLength', 'minimum', 'minItems'];
const UPPER = ['maxLength', 'maximum', 'maxItems'];

/** Each break in one line, in the order of the document. Both are contracts. */
export function breaksOf(before, now) {
  const found = [];
  const seen = new Set();
  const resolved = (contract, schema) => {
    const name = schema?.$ref?.split('/').at(-1);
    if (name !== undefined) return resolved(contract, contract.schemas[name] ?? {});
    if (schema?.allOf === undefined) return schema ?? {};
    const parts = schema.allOf.map((part) => resolved(contract, part));
    return {
      ...schema,
      allOf: undefined,
      type: 'object',
      properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
      required: parts.flatMap(({ required }) => required ?? []),
    };
  };
  const typesOf = ({ type, nullable }) =>
    type === undefined ? undefined : [...(Array.isArray(type) ? type : [type]), ...(nullable ? ['null'] : [])];

  function compareSchema(where, sent, oldSchema, newSchema) {
    if (oldSchema?.$ref !== undefined && newSchema?.$ref !== undefined) {
      const pair = `${sent} ${oldSchema.$ref} ${newSchema.$ref}`;
      if (seen.has(pair)) return;
      seen.add(pair);
    }
    const fault = (text) => found.push(`${where}: ${text}`);
    const [old, young] = [resolved(before, oldSchema), resolved(now, newSchema)];
    // what is sent must stay accepted; what is answered must stay within what was said
    const [wide, narrow] = (sent ? [old, young] : [young, old]).map(typesOf);
    const kinds = (wide ?? []).filter(
      (type) => narrow !== undefined && !narrow.includes(type) && !(type === 'integer' && narrow.includes('number')),
    );
    if (kinds.length > 0) fault(sent ? `ya no admite ${kinds.join(', ')}` : `puede ser ${kinds.join(', ')}`);
    if (old.enum !== undefined) {
      const gone = old.enum.filter((value) => young.enum !== undefined && !young.enum.includes(value));
      if (gone.length > 0) fault(`ya no tiene ${gone.map((value) => JSON.stringify(value)).join(', ')}`);
    } else if (sent && young.enum !== undefined) fault('ahora es una lista cerrada');
    if (sent) {
      for (const name of LOWER)
        if (young[name] !== undefined && !(old[name] >= young[name])) fault(`${name} sube a ${young[name]}`);
      for (const name of UPPER)
        if (young[name] !== undefined && !(old[name] <= young[name])) fault(`${name} baja a ${young[name]}`);
      for (const name of ['pattern', 'format'])
        if (young[name] !== undefined && young[name] !== old[name]) fault(`${name} es ahora ${young[name]}`);
    }
    compareProperties(where, sent, old, young);
    if (old.items !== undefined) compareSchema(`${where}[]`, sent, old.items, young.items ?? {});
    for (const name of ['anyOf', 'oneOf'])
      for (const [i, part] of (old[name] ?? []).entries())
        if (young[name] !== undefined) compareSchema(`${where}|${i}`, sent, part, young[name][i] ?? { type: 'nada' });
  }

  function compareProperties(where, sent, old, young) {
    const [oldRequired, newRequired] = [old.required ?? [], young.required ?? []];
    for (const [name, property] of Object.entries(old.properties ?? {})) {
      const still = young.properties?.[name];
      if (still === undefined) found.push(`${where}.${name}: ya no existe`);
      else compareSchema(`${where}.${name}`, sent, property, still);
    }
    const asked = sent ? newRequired.filter((name) => !oldRequired.includes(name)) : [];
    for (const name of asked) found.push(`${where}.${name}: ahora es obligatorio`);
    const lost = sent
      ? []
      : oldRequired.filter((name) => name in (young.properties ?? {}) && !newRequired.includes(name));
    for (const name of lost) found.push(`${where}.${name}: ahora puede faltar`);
  }

  function compareParameters(where, old, young) {
    const keyOf = ({ name, in: place }) => `${place} ${name}`;
    const still = new Map(young.parameters.map((parameter) => [keyOf(parameter), parameter]));
    const known = new Set(old.parameters.map(keyOf));
    for (const parameter of old.parameters) {
      const place = `${where} ${parameter.name}`;
      const present = still.get(keyOf(parameter));
      if (present === undefined) {
        found.push(`${place}: ya no existe`);
        continue;
      }
      if (present.required && !parameter.required) found.push(`${place}: ahora es obligatorio`);
      if (present['x-maximo'] < parameter['x-maximo']) found.push(`${place}: a lo sumo ${present['x-maximo']} filas`);
      compareSchema(place, true, parameter.schema, present.schema);
      if (parameter.filtros !== undefined) compareSchema(place, true, parameter.filtros, present.filtros ?? {});
    }
    for (const parameter of young.parameters)
      if (parameter.required && !known.has(keyOf(parameter)))
        found.push(`${where} ${parameter.name}: ahora es obligatorio`);
  }

  function compareContent(where, sent, old, young) {
    for (const [type, { schema }] of Object.entries(old)) {
      if (young[type] === undefined) found.push(`${where}: ya no es ${type}`);
      else compareSchema(where, sent, schema, young[type].schema);
    }
  }

  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, old] of Object.entries(methods)) {
      const where = `${method.toUpperCase()} ${path}`;
      const young = now.paths[path]?.[method];
      if (young === undefined) {
        found.push(`${where}: ya no existe`);
        continue;
      }
      for (const permission of young.permisos.filter((one) => !old.permisos.includes(one)))
        found.push(`${where}: exige el permiso ${permission}`);
      compareParameters(where, old, young);
      if (young.body?.required && !old.body?.required) found.push(`${where}: ahora exige un cuerpo`);
      if (old.body !== undefined) compareContent(where, true, old.body.content, young.body?.content ?? {});
      for (const [status, answer] of Object.entries(old.responses)) {
        const still = young.responses[status];
        if (still === undefined) {
          found.push(`${where}: ya no responde ${status}`);
          continue;
        }
        for (const header of answer.headers.filter((one) => !still.headers.includes(one)))
          found.push(`${where}: ${status} ya no lleva ${header}`);
        compareContent(`${where} → ${status}`, false, answer.content, still.content);
      }
    }
  return found;
}
