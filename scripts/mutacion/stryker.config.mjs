/** What `npm run mutacion` gives Stryker beside the files. Only what the domain's tests read is copied. */
export default {
  plugins: ['./scripts/mutacion/corredor.mjs'],
  testRunner: 'domain',
  coverageAnalysis: 'perTest',
  concurrency: 1,
  ignorePatterns: [
    'admin',
    'api',
    'datos',
    'docs/ejemplos',
    'docs/manual',
    'domain/dist',
    'openapi',
    'scripts',
    'templates',
  ],
  // of tests that fail without any mutant it says which
  logLevel: 'error',
  reporters: ['json'],
  jsonReporter: { fileName: process.env.MUTACION_INFORME },
  // what goes round without coming past a mutant: it counts as alive (filas.mjs), however slow the machine is
  timeoutMS: 300_000,
};
