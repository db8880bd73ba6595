import { createHmac } from 'node:crypto';

export const digestOf = (key: Buffer, kind: string, value: string): Buffer =>
  createHmac('sha256', key).update(`${kind}\0${value}`).digest();

const ROUNDS = 4;

/**
 * Maps a number to another below `size`: a permutation without fixed points, unpredictable without the key. The numbers are put in a secret order (a
 * Feistel network over their bits, repeated until the result is below `size`), and each maps to its successor.
 */
export function another(key: Buffer, kind: string, value: bigint, size: bigint): bigint {
  const half = BigInt(Math.max(1, Math.ceil((size - 1n).toString(2).length / 2)));
  const mask = (1n << half) - 1n;
  const turn = (round: number, part: bigint): bigint =>
    digestOf(key, `${kind} ${round}`, part.toString(16)).readBigUInt64BE(0) & mask;
  const forth = (at: bigint): bigint => {
    let [left, right] = [at >> half, at & mask];
    for (let round = 0; round < ROUNDS; round++) [left, right] = [right, left ^ turn(round, right)];
    return (left << half) | right;
  };
  const back = (at: bigint): bigint => {
    let [left, right] = [at >> half, at & mask];
    for (let round = ROUNDS - 1; round >= 0; round--) [left, right] = [right ^ turn(round, left), left];
    return (left << half) | right;
  };
  const walked = (step: (at: bigint) => bigint, from: bigint): bigint => {
    let at = step(from);
    while (at >= size) at = step(at);
    return at;
  };
  return walked(back, (walked(forth, value) + 1n) % size);
}
