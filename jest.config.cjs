const { inSuites } = require('./scripts/lib/suites.cjs');

const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: jsx },
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];
/** `npm test` leaves what only `npm run test:all` runs: files and tests marked `long`. */
const testPathIgnorePatterns = process.env.TEST_ALL ? ['/node_modules/'] : ['/node_modules/', '\\.long\\.test\\.tsx?$'];
const common = {
  testPathIgnorePatterns,
  moduleNameMapper: { '^@adjudica/domain$': '<rootDir>/../domain/src/index.ts' },
};

const config = {
  maxWorkers: 2,
  reporters: ['default', ...(process.env.ROWS_FOLDER ? ['<rootDir>/scripts/lib/rows.cjs'] : [])],
  // Each file leaves some of its modules behind: a worker that holds much of that is slow, and too slow to end in time.
  workerIdleMemoryLimit: '800MB',
  // jest ignores it within a project
  testTimeout: 60000,
  projects: [
    {
      testPathIgnorePatterns,
      displayName: 'domain',
      rootDir: 'domain',
      testEnvironment: 'node',
      transform: { '^.+\\.ts$': swc(false) },
      modulePathIgnorePatterns: ['<rootDir>/dist'],
    },
    {
      ...common,
      displayName: 'api',
      rootDir: 'api',
      testEnvironment: 'node',
      roots: ['<rootDir>/src'],
      globalSetup: '<rootDir>/src/testing/run-setup.cjs',
      globalTeardown: '<rootDir>/src/testing/run-teardown.cjs',
      transform: { '^.+\\.ts$': swc(false) },
      testTimeout: 60000,
    },
    {
      testPathIgnorePatterns,
      displayName: 'admin',
      rootDir: 'admin',
      roots: ['<rootDir>/src'],
      testEnvironment: '<rootDir>/src/testing/environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      transform: { '^.+\\.tsx?$': swc(true), '/node_modules/.+\\.m?js$': swc(false) },
      // Packages that ship only ES modules; everything else of the admin has a CommonJS build.
      transformIgnorePatterns: [
        '/node_modules/(?!(query-string|decode-uri-component|split-on-first|filter-obj|react-hotkeys-hook)/)',
      ],
      moduleNameMapper: {
        ...common.moduleNameMapper,
        '\\.css$|\\?url$': '<rootDir>/src/testing/empty.cjs',
        '(^\\.|/pdf)/PdfPages$': '<rootDir>/src/testing/PdfPages.tsx',
      },
    },
  ],
};

/** Set by `npm test` without a name. */
const suites = process.env.TEST_SUITES !== undefined;
module.exports = suites ? { ...config, projects: config.projects.map(inSuites) } : config;
