import { completarHora, enmascararHora } from './hora';

/** One key after the other, as the field receives them. */
const teclear = (text: string): string => [...text].reduce((shown, key) => enmascararHora(shown + key, shown), '');

test.each([
  ['0730', '07:30'],
  ['7:3', '07:3'],
])('ASA-079 typing %s shows %s', (typed, shown) => {
  expect(teclear(typed)).toBe(shown);
});

test.each(['7:30 PM', '19h30', '07:300', '07300'])('ASA-079 %s is kept as it was pasted, to be refused', (pegada) => {
  expect(enmascararHora(pegada)).toBe(pegada);
  expect(completarHora(pegada)).toBe(pegada);
});

test('ASA-079 an hour that does not exist stays as it was written, to be refused', () => {
  expect(teclear('2460')).toBe('24:60');
  expect(completarHora('24:60')).toBe('24:60');
});

test('ASA-079 the colon that came by itself can be deleted', () => {
  expect(enmascararHora('18', '18:')).toBe('18');
});

test('ASA-079 on leaving the field a single-figure hour gets its zero', () => {
  expect(completarHora('7:30')).toBe('07:30');
});
