// The API's suite, unchanged and whole, on the server that DATABASE_URL names (npm run test:sqlserver).
process.env.TEST_ALL = '1';
const { projects } = require('./jest.config.cjs');

const api = projects.find(({ displayName }) => displayName === 'api');
module.exports = {
  maxWorkers: 2,
  testTimeout: 600_000,
  globalSetup: '<rootDir>/api/src/testing/sqlserver-run.ts',
  globalTeardown: '<rootDir>/api/src/testing/sqlserver-run.ts',
  transform: api.transform,
  projects: [{ ...api, displayName: 'api sobre SQL Server' }],
};
