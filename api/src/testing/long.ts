/** A test of `npm run test:all` alone: a shorter one proves its row in `npm test`. */
export const long: jest.It = process.env.TEST_ALL === undefined ? test.skip : test;
