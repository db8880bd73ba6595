const swc = [
  '@swc/jest',
  { jsc: { target: 'es2023', parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } },
];

/** Journeys: a real browser against the real API, one after the other (two cores). */
module.exports = {
  displayName: 'recorridos',
  rootDir: __dirname,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.e2e.ts'],
  globalSetup: '<rootDir>/fixtures/global-setup.ts',
  globalTeardown: '<rootDir>/fixtures/global-teardown.ts',
  transform: { '^.+\\.ts$': swc },
  testTimeout: 180_000,
};
