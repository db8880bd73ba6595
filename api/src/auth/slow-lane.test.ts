import { TestClock } from '../testing/test-app';
import { SlowLane } from './slow-lane';

const MINUTE = 60_000;

function laneWithPauses() {
  const pauses: number[] = [];
  const clock = new TestClock();
  const lane = new SlowLane(15 * MINUTE, clock, async (ms) => void pauses.push(ms));
  return { lane, pauses, clock };
}

test('each failure makes the next pause longer, up to five seconds; what succeeded does not, and a quarter of an hour forgets them', async () => {
  const { lane, pauses, clock } = laneWithPauses();
  for (let i = 0; i < 25; i++) await lane.turn('10.0.0.1');
  expect([pauses[0], pauses[1], pauses[19], pauses[24]]).toEqual([250, 500, 5000, 5000]);
  clock.advance(15 * MINUTE);
  (await lane.turn('10.0.0.1'))();
  (await lane.turn('10.0.0.1'))();
  expect(pauses.slice(25)).toEqual([250, 250]);
});

test('one at a time for each address; the twenty-first that waits is refused, and others are let in later', async () => {
  let go = (): void => {};
  const first = new Promise<void>((resolve) => {
    go = resolve;
  });
  let running = 0;
  let most = 0;
  const lane = new SlowLane(15 * MINUTE, new TestClock(), async () => {
    most = Math.max(most, ++running);
    await first;
    running -= 1;
  });
  const turns = Array.from({ length: 21 }, () =>
    lane.turn('10.0.0.1').then(
      () => 'in',
      ({ code }) => code,
    ),
  );
  const other = lane.turn('10.0.0.2');
  go();
  const answers = await Promise.all(turns);
  expect(answers.filter((answer) => answer === 'in')).toHaveLength(20);
  expect(answers.at(-1)).toBe('demasiados-intentos');
  await other;
  // one of each address
  expect(most).toBe(2);
  await lane.turn('10.0.0.1');
});
