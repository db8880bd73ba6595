// What the screens call, as components of the document: by method and address, the parameters of path and query, the body, the answer.
const FILE = { type: 'string', format: 'binary' };
const NOTHING = { type: 'null' };

const object = (properties, required = Object.keys(properties)) => ({ type: 'object', properties, required });

/** Of a parameter without its bounds and its default: what may be left out is not required. */
const typeOf = ({ type, ...schema }) =>
  schema.$ref !== undefined || (type === 'string' && schema.default === undefined) ? { type, ...schema } : { type };

function paramsOf({ parameters = [] }) {
  const sent = parameters.filter(({ in: place }) => place === 'path' || place === 'query');
  return object(
    Object.fromEntries(sent.map(({ name, schema }) => [name, typeOf(schema)])),
    sent.filter(({ required }) => required).map(({ name }) => name),
  );
}

function callOf(operation) {
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const [, { content = {} }] = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  return object({
    params: paramsOf(operation),
    body: body?.schema ?? NOTHING,
    answer: content['application/json']?.schema ?? (Object.keys(content).length > 0 ? FILE : NOTHING),
  });
}

function kindsOf(method, { requestBody, responses }) {
  const answered = Object.keys(responses['200']?.content ?? {});
  const kinds = [];
  if (answered.some((type) => type !== 'application/json')) kinds.push('File');
  if (requestBody?.content['multipart/form-data'] !== undefined) kinds.push('Upload');
  else if (answered.length === 0 || answered.includes('application/json'))
    kinds.push(method[0].toUpperCase() + method.slice(1));
  return kinds;
}

/** `GetCalls`, `PostCalls`, `PutCalls`, `DeleteCalls`; `FileCalls` answer with a file, `UploadCalls` send one. */
export function callsOf({ paths }) {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      kindsOf(method, operation).map((kind) => ({ kind: `${kind}Calls`, path, call: callOf(operation) })),
    ),
  );
  return Object.fromEntries(
    Object.entries(Object.groupBy(calls, ({ kind }) => kind)).map(([kind, some]) => [
      kind,
      object(Object.fromEntries(some.map(({ path, call }) => [path, call]))),
    ]),
  );
}
