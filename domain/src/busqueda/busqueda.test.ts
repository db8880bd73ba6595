import { listaDeRoles, type Rol } from '../roles';
import { clasesAbiertas, preguntasDe } from './clases';

const en = (role: Rol, q: string) =>
  Object.fromEntries(preguntasDe(role, q).map(({ clase, claves }) => [clase, claves]));
const jefatura = (q: string) => en('Jefatura Adjudicaciones', q);

test('nothing, blanks and four letters ask for nothing', () => {
  for (const q of ['', '   ', 'zamb', '- - -', '....']) expect([q, jefatura(q)]).toEqual([q, {}]);
});

test.each<[string, Record<string, readonly string[]>]>([
  ['Zambrano', { cliente: ['Zambrano'], concesionario: ['Zambrano'] }],
  ['josé  maría', { cliente: ['josé maría'], concesionario: ['josé maría'] }],
  ['17', { 'orden-de-compra': ['17'], 'solicitud-de-pago': ['17'], pagare: ['17'], asamblea: ['17'] }],
  [
    'No. 0017',
    {
      cliente: ['NO0017'],
      vehiculo: ['NO.0017'],
      'orden-de-compra': ['17'],
      'solicitud-de-pago': ['17'],
      pagare: ['17'],
    },
  ],
  ['1710034065', { cliente: ['1710034065'], vehiculo: ['1710034065'] }],
  ['01-m001-12', { cliente: ['01M00112'], plan: ['01-M001-12'], vehiculo: ['01-M001-12'] }],
  [
    'M001-12',
    {
      cliente: ['M00112'],
      plan: ['01-M001-12', '02-M001-12'],
      vehiculo: ['M001-12'],
      asamblea: ['M001', '12'],
    },
  ],
  ['pbz 1234', { cliente: ['PBZ1234'], vehiculo: ['PBZ1234', 'PBZ-1234'] }],
  ['8LDXC1234', { cliente: ['8LDXC1234'], vehiculo: ['8LDXC1234'] }],
])('%s is looked for as what it can be', (q, preguntas) => {
  expect(jefatura(q)).toEqual(preguntas);
});

test.each<[string, Record<string, readonly string[]>]>([
  ['orden 17', { 'orden-de-compra': ['17'] }],
  ['Orden de compra 17', { 'orden-de-compra': ['17'] }],
  ['orden de pago 5', { 'solicitud-de-pago': ['5'] }],
  ['PAGARÉ 3', { pagare: ['3'] }],
  ['placa abc1234', { vehiculo: ['ABC1234', 'ABC-1234'] }],
  ['cédula 17100', { cliente: ['17100'] }],
  // no number follows: it is a name after all
  ['Pago María', { cliente: ['Pago María'], concesionario: ['Pago María'] }],
  ['Concesionario Andino', { concesionario: ['Andino'] }],
])('the word in front chooses the kind: %s', (q, preguntas) => {
  expect(jefatura(q)).toEqual(preguntas);
});

test('a group, with the number of an assembly or without', () => {
  const asamblea = (q: string) => en('Comercial', q).asamblea;
  expect(['m001', '1001 14', '1001-14', 'acta 1001 No. 014', '1001'].map(asamblea)).toEqual([
    ['M001'],
    ['1001', '14'],
    ['1001', '14'],
    ['1001', '14'],
    ['1001'],
  ]);
  // as a result is called, and with the number first
  expect(
    ['Asamblea 10 del grupo 1006', 'asamblea 10 1006', '10 1006', 'acta 3 M001', '1006 10', '10 10'].map(asamblea),
  ).toEqual([
    ['1006', '10'],
    ['1006', '10'],
    ['1006', '10'],
    ['M001', '3'],
    ['1006', '10'],
    ['10', '10'],
  ]);
  expect(['zambrano', '1710034065', '14'].map(asamblea)).toEqual([undefined, undefined, ['14']]);
});

test('each role looks only through what it can read and open; who reads no clients finds them and their plans for a consultation', () => {
  const clases = Object.fromEntries(listaDeRoles.map((role) => [role, clasesAbiertas(role).join(' ')]));
  const asistente = 'cliente plan asamblea';
  const ejecutivo = 'cliente plan vehiculo orden-de-compra solicitud-de-pago pagare';
  const jefatura = `${ejecutivo} asamblea concesionario`;
  expect(clases).toEqual({
    'Asistente Asamblea': asistente,
    'Director Asamblea': asistente,
    Comercial: asistente,
    'Servicio al cliente': asistente,
    RSA: asistente,
    Cobranzas: asistente,
    'Ejecutivo Adjudicaciones': ejecutivo,
    'Jefatura Adjudicaciones': jefatura,
    'Gerente General': jefatura,
    'Gerente Financiero': jefatura,
    Riesgo: 'cliente plan vehiculo pagare',
    Legal: 'cliente plan vehiculo pagare',
    'Asistente Legal': 'cliente plan vehiculo pagare',
    'Administrador del sistema': '',
  });
  expect(en('RSA', 'zambrano')).toEqual({ cliente: ['zambrano'] });
  expect(en('Administrador del sistema', '1710034065')).toEqual({});
});
