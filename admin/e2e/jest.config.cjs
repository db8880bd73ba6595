const { availableParallelism } = require('node:os');

const swc = [
  '@swc/jest',
  { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
];

/** Of `npm test`: the whole tour, and what a reader, a telephone and either theme find. The others run in `npm run test:all`. */
const SHORT = ['recorrido', 'accesibilidad'];

/**
 * Journeys: a real browser against the real API, each file with an application and a browser of its own. They mostly wait for one another's answers,
 * so that two at a time take little more than one; more would make the waits of a small machine long.
 */
module.exports = {
  displayName: 'recorridos',
  maxWorkers: Math.min(2, availableParallelism()),
  rootDir: __dirname,
  reporters: ['default', ...(process.env.ROWS_FOLDER ? ['<rootDir>/../../scripts/lib/rows.cjs'] : [])],
  testEnvironment: '<rootDir>/fixtures/entorno.cjs',
  testMatch: process.env.TEST_ALL ? ['<rootDir>/*.e2e.ts'] : SHORT.map((name) => `<rootDir>/${name}.e2e.ts`),
  globalSetup: '<rootDir>/fixtures/global-setup.ts',
  globalTeardown: '<rootDir>/fixtures/global-teardown.ts',
  transform: { '^.+\\.ts$': swc },
  testTimeout: 180_000,
};
