import type { TsoaRoute } from '@tsoa/runtime';
import { admittedFields } from './admitted-fields';

const text: TsoaRoute.PropertySchema = { dataType: 'string' };
const models: TsoaRoute.Models = {
  Nota: { dataType: 'refObject', properties: { texto: text, autor: text }, additionalProperties: false },
  Otra: { dataType: 'refAlias', type: { ref: 'Nota' } },
  Largo: {
    dataType: 'refObject',
    properties: Object.fromEntries(Array.from({ length: 150 }, (_, n) => [`campo${1000 + n}`, text])),
    additionalProperties: false,
  },
  Cuerpo: {
    dataType: 'refObject',
    properties: {
      nota: { dataType: 'union', subSchemas: [{ ref: 'Otra' }, { dataType: 'enum', enums: [null] }] },
      lista: { dataType: 'array', array: { ref: 'Nota' } },
      largo: { ref: 'Largo' },
      literal: { dataType: 'nestedObjectLiteral', nestedProperties: { uno: text } },
      nombre: text,
    },
    additionalProperties: false,
  },
};
const admitted = (place: string) =>
  admittedFields(models, { in: 'body', name: 'body', required: true, ref: 'Cuerpo' }, place.split('.'));

test.each([
  ['body', ['largo', 'lista', 'literal', 'nombre', 'nota']],
  ['body.nota', ['autor', 'texto']],
  ['lista.$7', ['autor', 'texto']],
  ['body.literal', ['uno']],
  ['body.nombre', []],
  ['otra.$0', []],
  ['body.constructor', []],
])('at %s: %j', (place, names) => {
  expect(admitted(place)).toEqual(names);
});

test('no more than a hundred are named', () => {
  expect(admitted('body.largo')).toHaveLength(100);
});
