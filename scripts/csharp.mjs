// npm run csharp: the C# of docs/integrar.md as it stands there: NSwag draws the client from the document, Mono compiles and runs it against the API.
// Needs Mono (Debian's mono-complete) and a registry of npm packages, where it gets NSwag. 2: Mono is missing.
import { ensureBuild, ensureNode, ensurePackages, run, say, succeeds } from './lib/setup.mjs';

if (!['mono', 'mcs'].every((program) => succeeds(program, ['--version']))) {
  say('Falta Mono:\n  sudo apt-get install --no-install-recommends mono-complete');
  process.exit(2);
}
ensurePackages();
ensureNode();
ensureBuild(['domain']);
run(
  'node',
  [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
    '--maxWorkers=1',
    '--verbose',
    '--testNamePattern=in C#',
    '--runTestsByPath',
    'api/src/http/integrar.long.test.ts',
  ],
  { env: { PRUEBA_CSHARP: '1', TEST_ALL: '1' } },
);
