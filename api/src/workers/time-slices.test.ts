import { ticksDuring } from '../testing/ticks';
import { flatMapInSlices } from './time-slices';

let now: number;
beforeEach(() => {
  now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => jest.restoreAllMocks());

test('results are those of flatMap, in the order of the items', async () => {
  const work = (n: number) => (n % 2 === 0 ? [n, n * 10] : []);
  expect(await flatMapInSlices([1, 2, 3, 4], work)).toEqual([1, 2, 3, 4].flatMap(work));
  expect(await flatMapInSlices([], work)).toEqual([]);
});

test('others have their turn after each slice of the time, and none is given where the work is short', async () => {
  const taking = (ms: number) => () => {
    now += ms;
    return [];
  };
  expect(await ticksDuring(() => flatMapInSlices(Array(12).fill(0), taking(0.25)))).toBe(3);
  expect(await ticksDuring(() => flatMapInSlices(Array(12).fill(0), taking(2)))).toBe(12);
  expect(await ticksDuring(() => flatMapInSlices(Array(12).fill(0), taking(0)))).toBe(0);
});

test('what the work throws is thrown', async () => {
  const work = (): never => {
    throw new Error('of the third');
  };
  await expect(flatMapInSlices([1], work)).rejects.toThrow('of the third');
});
