/** A test of `npm run test:all` alone: `npm test` proves its row by a shorter one. */
export const long: jest.It = process.env.TEST_ALL === undefined ? test.skip : test;
