import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The committed OpenAPI document for generated tests: every route is in every test. */
export interface Schema {
  type?: string;
  $ref?: string;
  description?: string;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  format?: string;
  example?: unknown;
  /** Record whose rules judge the field (422, not 400). */
  'x-registro'?: string;
  /** Schema with narrower bounds, judged by the rules (422). */
  'x-regla'?: string;
  'x-catalogo'?: string;
  'x-mensaje'?: string;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Schema;
  /** Schema of a list's filter. */
  'x-filtros'?: Schema;
  /** Rows of a list's largest page. */
  'x-maximo'?: number;
}

interface Answer {
  content?: Record<string, { schema?: Schema }>;
  description?: string;
  headers?: Record<string, unknown>;
}

interface RawOperation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  responses: Record<string, Answer>;
  parameters?: Parameter[];
  security?: unknown[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema }> };
  'x-permisos'?: string[];
  /** A list available as a workbook. */
  'x-excel'?: boolean;
  /** 'opcional': an act for which the version is optional. */
  'x-version'?: string;
}

export interface Operation {
  /** 'PUT /usuario/{id}' */
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'delete';
  readonly path: string;
  readonly permissions: readonly string[];
  readonly parameters: readonly Parameter[];
  /** JSON body; undefined without a body or for a form. */
  readonly body: Schema | undefined;
  readonly isList: boolean;
  readonly raw: RawOperation;
}

interface Document {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Answer> };
}

/** Shared refusals are referenced in the document. */
const answerOf = (answer: Answer & { $ref?: string }): Answer =>
  answer.$ref === undefined
    ? answer
    : (document.components.responses[answer.$ref.split('/').pop() as string] as Answer);

const file = join(__dirname, '..', '..', '..', 'openapi', 'openapi.json');
const document = JSON.parse(readFileSync(file, 'utf8')) as Document;

/** Every schema of the components with its place, without following references. */
export function everySchema(): readonly (readonly [place: string, schema: Schema])[] {
  const below = (place: string, schema: Schema): (readonly [string, Schema])[] => [
    [place, schema],
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => below(`${place}.${name}`, inner)),
    ...(schema.items === undefined ? [] : below(`${place}[]`, schema.items)),
  ];
  return Object.entries(document.components.schemas).flatMap(([name, schema]) => below(name, schema));
}

/** Follows references and merges `allOf`, one level at a time. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref !== undefined) {
    const name = schema.$ref.split('/').pop() as string;
    const found = document.components.schemas[name];
    if (found === undefined) throw new Error(`The document names ${schema.$ref} and does not describe it`);
    return resolve(found);
  }
  if (schema.allOf === undefined) return schema;
  const parts = schema.allOf.map(resolve);
  return {
    ...schema,
    type: 'object',
    properties: Object.assign({}, ...parts.map((part) => part.properties ?? {})),
    required: parts.flatMap((part) => part.required ?? []),
  };
}

export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, written]): Operation => {
    const responses = Object.fromEntries(
      Object.entries(written.responses).map(([status, answer]) => [status, answerOf(answer)]),
    );
    const raw = { ...written, responses };
    const parameters = raw.parameters ?? [];
    const json = raw.requestBody?.content['application/json']?.schema;
    return {
      id: `${method.toUpperCase()} ${path}`,
      method: method as Operation['method'],
      path,
      permissions: raw['x-permisos'] ?? [],
      parameters,
      body: json === undefined ? undefined : resolve(json),
      isList: ['sort', 'range', 'filter'].every((name) => parameters.some((p) => p.in === 'query' && p.name === name)),
      raw,
    };
  }),
);

/** Public operations. Another one without a permission fails the build. */
export const PUBLIC = [
  'GET /auth/oidc',
  'GET /auth/oidc/salida',
  'POST /auth/oidc/iniciar',
  'POST /auth/oidc/canjear',
  'POST /auth/oidc/completar',
  'POST /auth',
  'GET /verificacion/{clave}',
];
/** Those without authentication: no 401. */
export const ANONYMOUS = [
  'GET /auth/oidc',
  'GET /auth/oidc/salida',
  'GET /verificacion/{clave}',
  'POST /auth/oidc/iniciar',
];
export const secured = operations.filter((operation) => !PUBLIC.includes(operation.id));
export const writes = secured.filter((operation) => operation.method !== 'get');

/** An unused key that fits an integer column. */
export const UNKNOWN_ID = 2_147_483_647;

/** The path with its keys filled in, and the required query. */
export function urlOf(operation: Operation, keys: Record<string, string | number> = {}): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const words = operation.parameters.find((p) => p.in === 'path' && p.name === name)?.schema;
    return String(keys[name] ?? (words && resolve(words).enum?.[0]) ?? UNKNOWN_ID);
  });
  const query = operation.parameters
    .filter((p) => p.in === 'query' && p.required === true)
    .map((p) => `${p.name}=${encodeURIComponent(String(keys[p.name] ?? sampleOf(p.schema)))}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** A value of the right shape, which reaches the operation but is seldom accepted. */
export function sampleOf(given: Schema): unknown {
  const schema = resolve(given);
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.anyOf !== undefined) return sampleOf(schema.anyOf[0] as Schema);
  switch (schema.type) {
    case 'string':
      if (schema.format === 'date' || schema.maxLength === 10) return '2026-04-15';
      return 'texto'.padEnd(schema.minLength ?? 0, 'o').slice(0, schema.maxLength ?? 40);
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    case 'array':
      return schema.items === undefined ? [] : [sampleOf(schema.items)];
    default:
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, sampleOf(schema.properties?.[name] ?? {})]),
      );
  }
}

/** The sample body of an operation, with the version of an update. */
export function bodyOf(operation: Operation): object | undefined {
  if (operation.method === 'get') return undefined;
  const body = sampleOf(operation.body ?? { type: 'object' }) as Record<string, unknown>;
  if (operation.body?.properties?.['version'] !== undefined) body['version'] ??= 1;
  return body;
}

export interface Field {
  /** 'participantes.0.cuotas' */
  readonly path: string;
  readonly schema: Schema;
  readonly required: boolean;
  /** Sent back by the screens with the whole record, and ignored. */
  readonly readOnly: boolean;
}

/** Every field of a body, nested ones included. */
export function fieldsOf(body: Schema, prefix = '', readOnly = false): Field[] {
  return Object.entries(body.properties ?? {}).flatMap(([name, given]) => {
    const schema = resolve(given);
    const path = `${prefix}${name}`;
    const description = given.description ?? schema.description ?? '';
    const self: Field = {
      path,
      schema,
      required: (body.required ?? []).includes(name),
      readOnly: readOnly || description.startsWith('Solo lectura'),
    };
    if (schema.type === 'object') return [self, ...fieldsOf(schema, `${path}.`, self.readOnly)];
    const items = schema.items === undefined ? undefined : resolve(schema.items);
    return items?.type === 'object' ? [self, ...fieldsOf(items, `${path}.0.`, self.readOnly)] : [self];
  });
}

/** The body with one field set (or, without a value, removed), creating optional parents. */
export function withField(body: Schema, path: string, ...value: [unknown?]): Record<string, unknown> {
  const whole = sampleOf(body) as Record<string, unknown>;
  const names = path.split('.');
  const last = names.pop() as string;
  let holder: Record<string, unknown> = whole;
  let schema = body;
  for (const name of names) {
    schema = name === '0' ? resolve(schema.items as Schema) : resolve(schema.properties?.[name] as Schema);
    holder[name] ??= sampleOf(schema);
    holder = holder[name] as Record<string, unknown>;
  }
  if (value.length === 0) delete holder[last];
  else holder[last] = value[0];
  return whole;
}
