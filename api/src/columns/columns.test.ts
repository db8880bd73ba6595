import { instantOf, isoOf } from './columns';

test('a text that is no instant is refused as often as it comes, and so is a missing one', () => {
  for (const _ of [1, 2]) {
    expect(() => isoOf('mañana')).toThrow('not an instant: mañana');
    expect(() => isoOf('2026-13-01 00:00:00.000')).toThrow('not an instant');
    expect(() => instantOf(null)).toThrow('an instant is missing');
  }
});

test('what either driver gives of an instant is what the wire shows, the first time and again', () => {
  const iso = '2026-03-11T00:30:00.000Z';
  for (const given of ['2026-03-11 00:30:00.000', iso, new Date(iso), '2026-03-11 00:30:00.000', iso])
    expect(isoOf(given)).toBe(iso);
  expect(isoOf('2026-03-11 00:30:00.001')).toBe('2026-03-11T00:30:00.001Z');
  expect([isoOf(null), isoOf(undefined)]).toEqual([null, null]);
});
