// What answers carry beside their body (the components of api/tsoa.json), and what keys of a path are.

import { ifMatch, keys } from './texts.mjs';

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

/** @throws when a path has a key that nobody describes. */
export function carryKeys(path, { parameters }) {
  for (const parameter of parameters) {
    const isKey = parameter.in === 'path';
    if (!isKey && parameter.name !== 'If-Match') continue;
    const key = isKey ? keys[parameter.name] : ifMatch;
    if (key === undefined) throw new Error(`${path}: say in openapi/texts.yml what {${parameter.name}} is`);
    parameter.description ??= key.description;
    parameter.example ??= key.example;
  }
}
