// What answers carry beside their body (the components of api/tsoa.json), and what keys of a path are.

const ALWAYS = ['X-Request-Id', 'RateLimit', 'RateLimit-Policy'];
const refs = (names) => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

/** Statuses whose problem says when to ask again. */
const LATER = ['429', '503'];
const isFile = (type) => !type.endsWith('json');
const TEXTS = /^text\//;

/** Of one answer: its headers, and that bytes are bytes (tsoa writes them as base64). */
function carryAnswer(status, answer, { isList, writes }) {
  const success = status.startsWith('2');
  const types = Object.keys(answer.content ?? {});
  for (const type of types.filter(isFile))
    answer.content[type].schema = TEXTS.test(type) ? { type: 'string' } : { type: 'string', format: 'binary' };
  const own = refs([
    ...ALWAYS,
    ...(LATER.includes(status) ? ['Retry-After'] : []),
    ...(success && isList ? ['Content-Range', 'X-Total-Minimo'] : []),
    ...(success && writes ? ['Idempotency-Replayed'] : []),
    ...(success && types.some(isFile) ? ['Content-Disposition'] : []),
  ]);
  answer.headers = { ...own, ...answer.headers };
}

/** `paths` of a finished document; what several operations answer alike becomes one component. */
export function carryHeaders(document, isList) {
  for (const methods of Object.values(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const writes = method !== 'get' && (operation.security ?? []).length > 0;
      for (const [status, answer] of Object.entries(operation.responses))
        carryAnswer(status, answer, { isList: isList(operation), writes });
    }
  hoist(document);
}

const pascal = (code) => code.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const SEVERAL = 5;

/** A refusal that many operations share stands in the components, named by its code. */
function hoist(document) {
  const answers = Object.values(document.paths).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) =>
      Object.entries(responses).flatMap(([status, answer]) => {
        const code = answer.content?.['application/problem+json']?.example?.code;
        return code === undefined ? [] : [{ responses, status, code, text: JSON.stringify(answer) }];
      }),
    ),
  );
  const shared = new Map();
  for (const { code, text } of answers) {
    const of = shared.get(code) ?? new Map();
    shared.set(code, of.set(text, (of.get(text) ?? 0) + 1));
  }
  document.components.responses = {};
  for (const [code, texts] of [...shared].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [text, times] = [...texts].sort(([, a], [, b]) => b - a)[0];
    if (times < SEVERAL) continue;
    document.components.responses[pascal(code)] = JSON.parse(text);
    for (const one of answers)
      if (one.code === code && one.text === text)
        one.responses[one.status] = { $ref: `#/components/responses/${pascal(code)}` };
  }
}

/** Keys of a path, by their name; what a controller says of one stays. */
const KEYS = {
  id: { description: 'Clave del registro.', example: 17 },
  idCodigo: { description: 'Plan: producto, grupo y número.', example: '01-M001-12' },
  clave: { description: "Plan y de quién: '-titular' o '-garante'.", example: '01-M001-12-titular' },
  cedula: { description: 'Cédula: 10 dígitos.', example: '1712345678' },
  formulario: { description: 'Formulario del borrador.', example: 'solicitud' },
  seccion: { description: 'Sección del formulario.', example: 'datos' },
  bloque: { description: 'Bloque del contrato.', example: 'cabecera' },
  tipo: { description: 'Tipo de importación o exportación.', example: 'clientes' },
  medio: { description: 'Clave del medio de aprobación.', example: 17 },
  plan: { description: 'Plan: producto, grupo y número.', example: '01-M001-12' },
  orden: { description: 'Número de la orden de compra.', example: 17 },
  huella: { description: 'SHA-256 del documento: 64 dígitos hexadecimales.', example: 'a'.repeat(64) },
  identificacion: { description: 'Cédula, RUC o pasaporte.', example: '1712345678' },
};
const IF_MATCH = {
  description: 'La versión leída: `"7"`. También puede ir como `version` en el cuerpo.',
  example: '"7"',
};

/** @throws when a path has a key that nobody describes. */
export function carryKeys(path, { parameters }) {
  for (const parameter of parameters) {
    if (parameter.name === 'If-Match') parameter.description ??= IF_MATCH.description;
    if (parameter.name === 'If-Match') parameter.example ??= IF_MATCH.example;
    if (parameter.in !== 'path') continue;
    const key = KEYS[parameter.name];
    if (key === undefined) throw new Error(`${path}: say in openapi/headers.mjs what {${parameter.name}} is`);
    parameter.description ??= key.description;
    parameter.example ??= key.example;
  }
}
