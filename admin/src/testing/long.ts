/** A test of `npm run test:all` alone: `npm test` proves its row by a shorter one. */
export const long: jest.It = process.env.TEST_ALL === undefined ? test.skip : test;

/** Cases of a table: `npm test` proves the first of them, which stand for the others. */
export const firstOf = <T>(cases: readonly T[], count = 1): readonly T[] =>
  process.env.TEST_ALL === undefined ? cases.slice(0, count) : cases;
