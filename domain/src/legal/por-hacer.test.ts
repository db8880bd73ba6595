import {
  estaTerminado,
  type HechosLegales,
  nombreDePaso,
  pasoLegal,
  porHacer,
  seApruebaContrato,
  seApruebaPagare,
} from './por-hacer';

const pagare = { aprobado: false, personas: true, prenda: true };
const contrato = { aprobado: false, completo: true };
const nada: HechosLegales = { pagare: null, contrato: null };

const casos: readonly [string, HechosLegales, string, string | null, boolean, boolean][] = [
  ['no note', nada, 'Ninguno', 'Generar Pagare', false, false],
  [
    'a note without persons',
    { ...nada, pagare: { ...pagare, personas: false, prenda: false } },
    'Pagare',
    'Generar Pagare',
    false,
    false,
  ],
  ['persons saved last', { ...nada, pagare: { ...pagare, personas: false } }, 'Pagare', 'Generar Pagare', false, false],
  [
    'a note without its pledge',
    { ...nada, pagare: { ...pagare, prenda: false } },
    'Pagare',
    'Ingresar prenda',
    false,
    false,
  ],
  ['note and pledge', { ...nada, pagare }, 'Contrato', 'Generar Contrato', true, false],
  [
    'an approved note',
    { ...nada, pagare: { ...pagare, aprobado: true } },
    'Contrato',
    'Generar Contrato',
    false,
    false,
  ],
  [
    'a contract with some blocks',
    { pagare, contrato: { ...contrato, completo: false } },
    'Contrato',
    'Generar Contrato',
    true,
    false,
  ],
  ['seven blocks', { pagare, contrato }, 'Realizado', 'Aprobar Pagare', true, true],
  [
    'seven blocks, note approved',
    { pagare: { ...pagare, aprobado: true }, contrato },
    'Realizado',
    'Aprobar Contrato',
    false,
    true,
  ],
  [
    'contract approved first',
    { pagare, contrato: { ...contrato, aprobado: true } },
    'Realizado',
    'Aprobar Pagare',
    true,
    false,
  ],
  [
    'both approved',
    { pagare: { ...pagare, aprobado: true }, contrato: { ...contrato, aprobado: true } },
    'Realizado',
    null,
    false,
    false,
  ],
];

test.each(casos)(
  'LEG-506 LEG-507 %s: what is to be done, its one next act, and what may be approved',
  (_, hechos, hacer, paso, deb, con) => {
    const siguiente = pasoLegal(hechos);
    expect([
      porHacer(hechos),
      siguiente === null ? null : nombreDePaso[siguiente],
      seApruebaPagare(hechos),
      seApruebaContrato(hechos),
    ]).toEqual([hacer, paso, deb, con]);
    expect(estaTerminado(hechos)).toBe(siguiente === null);
  },
);

test('LEG-507 seven blocks without a complete note: the contract waits for nothing, the note is not approved', () => {
  const hechos = { pagare: { ...pagare, personas: false }, contrato };
  expect([porHacer(hechos), seApruebaPagare(hechos), pasoLegal(hechos)]).toEqual([
    'Realizado',
    false,
    'completarPagare',
  ]);
});
