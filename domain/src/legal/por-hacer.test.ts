import {
  estaTerminado,
  type HechosLegales,
  nombreDePaso,
  pasoLegal,
  porHacer,
  seApruebaContrato,
  seApruebaPagare,
} from './por-hacer';

const nota = { aprobado: false, rechazado: false, personas: true, prenda: true, concuerda: true };
const aprobada = { ...nota, aprobado: true };
const escrito = { aprobado: false, rechazado: false, completo: true };
const nada: HechosLegales = { pagare: null, contrato: null, debe: true };
const conNota = (cambio: object, contrato: HechosLegales['contrato'] = null): HechosLegales => ({
  ...nada,
  pagare: { ...nota, ...cambio },
  contrato,
});

/** What is to be done, the next act, 'Aprobar Pagare', 'Aprobar Contrato'. */
const casos: readonly [string, HechosLegales, string, string | null, boolean, boolean][] = [
  ['no note', nada, 'Pagare', 'Generar Pagare', false, false],
  ['no note, blocks written', { ...nada, contrato: escrito }, 'Pagare', 'Generar Pagare', false, false],
  ['no persons', conNota({ personas: false, prenda: false }), 'Pagare', 'Completar Pagaré', false, false],
  ['persons saved last', conNota({ personas: false }), 'Pagare', 'Completar Pagaré', false, false],
  ['no pledge', conNota({ prenda: false }), 'Pagare', 'Ingresar prenda', false, false],
  ['the note rejected', conNota({ rechazado: true }, escrito), 'Pagare', 'Completar Pagaré', false, false],
  ['another account', conNota({ concuerda: false }, escrito), 'Pagare', 'Generar Pagare', false, false],
  ['seven blocks, no persons', conNota({ personas: false }, escrito), 'Pagare', 'Completar Pagaré', false, false],
  ['note and pledge', conNota({}), 'Contrato', 'Generar Contrato', true, false],
  ['an approved note', conNota(aprobada), 'Contrato', 'Generar Contrato', false, false],
  ['some blocks', conNota({}, { ...escrito, completo: false }), 'Contrato', 'Generar Contrato', true, false],
  ['blocks rejected', conNota(aprobada, { ...escrito, rechazado: true }), 'Contrato', 'Generar Contrato', false, false],
  ['seven blocks', conNota({}, escrito), 'Realizado', 'Aprobar Pagare', true, false],
  ['seven blocks, note approved', conNota(aprobada, escrito), 'Realizado', 'Aprobar Contrato', false, true],
  ['both approved', conNota(aprobada, { ...escrito, aprobado: true }), 'Realizado', null, false, false],
  [
    'the contract approved first',
    conNota({}, { ...escrito, aprobado: true }),
    'Realizado',
    'Aprobar Pagare',
    true,
    false,
  ],
  ['nothing owed', { ...nada, debe: false }, 'Ninguno', 'Generar Contrato', false, false],
  [
    'nothing owed any more',
    { ...conNota({ concuerda: false }), debe: false },
    'Ninguno',
    'Generar Contrato',
    false,
    false,
  ],
  [
    'seven blocks, nothing owed any more',
    { ...conNota({ concuerda: false }, escrito), debe: false },
    'Realizado',
    'Aprobar Contrato',
    false,
    true,
  ],
  [
    'nothing owed, seven blocks',
    { ...nada, contrato: escrito, debe: false },
    'Realizado',
    'Aprobar Contrato',
    false,
    true,
  ],
  [
    'nothing owed, approved',
    { ...nada, contrato: { ...escrito, aprobado: true }, debe: false },
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
