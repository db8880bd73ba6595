const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', decorators: true, tsx: jsx },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];
const common = { moduleNameMapper: { '^@adjudica/domain$': '<rootDir>/../domain/src/index.ts' } };

module.exports = {
  maxWorkers: 2,
  projects: [
    { displayName: 'domain', rootDir: 'domain', testEnvironment: 'node', transform: { '^.+\\.ts$': swc(false) }, modulePathIgnorePatterns: ['<rootDir>/dist'] },
    { ...common, displayName: 'api', rootDir: 'api', testEnvironment: 'node', roots: ['<rootDir>/src'], transform: { '^.+\\.ts$': swc(false) }, testTimeout: 60000 },
  ],
};
