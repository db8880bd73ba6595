import { TestClock } from '../testing/test-app';
import { FailureWindow } from './failure-window';

const MINUTE = 60_000;
let clock: TestClock;
let window: FailureWindow;
beforeEach(() => {
  clock = new TestClock();
  window = new FailureWindow(3, 15 * MINUTE, clock);
});

const refused = (work: () => unknown): { status?: number; detalle?: { esperaSegundos: number } } => {
  try {
    work();
    return {};
  } catch (error) {
    return error as { status: number };
  }
};

test('the attempt after the last allowed failure is refused and says how long to wait', () => {
  for (let i = 0; i < 3; i++) window.begin('a');
  clock.advance(5 * MINUTE);
  expect(refused(() => window.begin('a'))).toMatchObject({ status: 429, detalle: { esperaSegundos: 600 } });
  expect(refused(() => window.begin('b'))).toEqual({});
});

test('never more than the limit within any span of the window, also across its border', () => {
  const accepted: number[] = [];
  for (let minute = 0; minute < 120; minute++) {
    if (refused(() => window.begin('a')).status === undefined) accepted.push(minute);
    clock.advance(MINUTE);
  }
  for (const start of accepted)
    expect(accepted.filter((m) => m >= start && m < start + 15).length).toBeLessThanOrEqual(3);
  expect(accepted).toHaveLength(24);
});

test('an attempt that did not fail is given back, and only once', () => {
  const forgive = window.begin('a');
  window.begin('a');
  forgive();
  forgive();
  window.begin('a');
  window.begin('a');
  expect(refused(() => window.begin('a')).status).toBe(429);
});

test('a refused attempt does not lengthen the wait', () => {
  for (let i = 0; i < 3; i++) window.begin('a');
  clock.advance(14 * MINUTE);
  expect(refused(() => window.begin('a')).status).toBe(429);
  clock.advance(MINUTE);
  expect(refused(() => window.begin('a'))).toEqual({});
});
