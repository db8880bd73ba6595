import { type AdjudicacionDelPlan, adjudicacionEscrita, situacionDe } from './situacion';

const emitida: AdjudicacionDelPlan = {
  numeroAsamblea: 7,
  adjudicadoPor: 'Sorteo',
  vigente: true,
  retiradaEl: null,
  reasignadaA: null,
  recibidaDe: null,
};
const retirada = { ...emitida, vigente: false, retiradaEl: '2026-11-21' } as const;
const recibida = { ...emitida, recibidaDe: '01-M001-2' } as const;
const fila = { adjudicadoPor: 'Sorteo', asambleaAdjudica: 7 } as const;
const sinPremio = { adjudicadoPor: '', asambleaAdjudica: 0 } as const;
const nada = { retirada: false, novedades: [] };
const sorteoDe2 = ['Adjudicado por reasignación (Sorteo)', 'En lugar de 01-M001-2'];

test.each([
  ['a draft has no award yet', fila, [], nada],
  ['a live award', fila, [emitida], nada],
  ['an award of the minutes that a correction took out again', sinPremio, [retirada], nada],
  ['an award of another assembly, withdrawn before this one', sinPremio, [{ ...retirada, numeroAsamblea: 3 }], nada],
  ['a corrected award: its successor of the same plan counts', fila, [retirada, emitida], nada],
] as const)('%s: nothing to say', (_que, de, adjudicaciones, esperado) => {
  expect(situacionDe(de, 7, adjudicaciones)).toEqual(esperado);
});

test.each([
  ['withdrawn', fila, [retirada], true, ['Retirado el 21/11/2026']],
  ['withdrawn before we kept the day', fila, [{ ...retirada, retiradaEl: null }], true, ['Retirado']],
  [
    'withdrawn and given on',
    fila,
    [{ ...retirada, reasignadaA: '01-M001-9' }],
    true,
    ['Retirado el 21/11/2026', 'Reasignado a 01-M001-9'],
  ],
  [
    'an earlier assembly’s, withdrawn since',
    { ...fila, asambleaAdjudica: 3 },
    [{ ...retirada, numeroAsamblea: 3 }],
    true,
    ['Retirado el 21/11/2026'],
  ],
  ['free in the minutes, received since', sinPremio, [recibida], false, sorteoDe2],
  [
    'received here, and withdrawn too',
    sinPremio,
    [{ ...recibida, vigente: false, retiradaEl: '2026-12-01' }],
    false,
    [...sorteoDe2, 'Retirado el 01/12/2026'],
  ],
  [
    'received from an award of another assembly',
    sinPremio,
    [{ ...recibida, numeroAsamblea: 5 }],
    false,
    ['Adjudicado por reasignación (Sorteo · Asamblea 5)', 'En lugar de 01-M001-2'],
  ],
  [
    'withdrawn, given on, and given back',
    fila,
    [{ ...retirada, reasignadaA: '01-M001-2' }, recibida],
    true,
    ['Retirado el 21/11/2026', 'Reasignado a 01-M001-2', ...sorteoDe2],
  ],
] as const)('invariants 3 and 9: %s', (_que, de, adjudicaciones, seRetiro, novedades) => {
  expect(situacionDe(de, 7, adjudicaciones)).toEqual({ retirada: seRetiro, novedades });
});

test('an award of another assembly bears its number', () => {
  expect(adjudicacionEscrita(fila, 7)).toBe('Sorteo');
  expect(adjudicacionEscrita(fila, 8)).toBe('Sorteo · Asamblea 7');
  expect(adjudicacionEscrita(sinPremio, 8)).toBe('');
});
