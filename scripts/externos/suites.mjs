import { globSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { environment, root } from '../lib/setup.mjs';
import { finish } from './procesos.mjs';

const ofApi = (...files) => files.map((file) => `api/src/${file}.test.ts`);

/**
 * Test files that go against a real server where the environment names one. `real`: they say in the names of these tests that they do; without it
 * every application of the file keeps its files there (api/src/testing/test-app.ts).
 */
export const suites = [
  {
    server: 'Swift',
    variable: 'PRUEBA_S3',
    real: 'a real S3',
    files: ofApi('storage/storage.long', 'http/stored-files.long'),
  },
  {
    server: 'Swift',
    variable: 'PRUEBA_S3',
    files: ofApi(
      'capabilities/archivo/barredor.long',
      'capabilities/documento/documento',
      'capabilities/documento/subida.kill.long',
    ),
  },
  {
    server: 'Postfix',
    variable: 'PRUEBA_SMTP',
    real: 'a real',
    files: ofApi('mail/mail', 'outbox/outbox.smtp.long'),
  },
];
/** They know the variable to leave something out: copies of a folder of files are no matter of a store. */
const WITHOUT = ofApi('commands/copies.long');

/** What of the list above is no longer true; the check of the project asks too. */
export function faultsOfSuites(source = suites) {
  const files = globSync('api/src/**/*.test.ts', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  const text = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const listed = source.flatMap((suite) => suite.files);
  const knows = /PRUEBA_S3|PRUEBA_SMTP|realMail/;
  return [
    ...listed.filter((file) => !text.has(file)).map((file) => `${file} no existe`),
    ...source
      .filter(({ real }) => real !== undefined)
      .flatMap((suite) => suite.files.map((file) => [file, suite.real]))
      .filter(([file, real]) => text.has(file) && !text.get(file).includes(`'${real}`))
      .map(([file, real]) => `${file} no nombra «${real}»`),
    ...files
      .filter((file) => knows.test(text.get(file)) && ![...listed, ...WITHOUT].includes(file))
      .map((file) => `${file} admite un servidor real y no está en scripts/externos/suites.mjs`),
  ];
}

/** Runs a file, its report in `folder`; tells how many of its tests went against the real server, and every reason why that does not count. */
export async function runSuite({ real }, file, { folder, env }) {
  const report = join(folder, 'informe.json');
  const jest = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js'];
  const options = ['--maxWorkers=1', '--silent', '--json', `--outputFile=${report}`, '--runTestsByPath', file];
  rmSync(report, { force: true });
  const { err } = await finish('node', [...jest, ...options], {
    cwd: root,
    env: environment({ ADJUDICA_PRUEBAS: undefined, NODE_ENV: 'test', TEST_ALL: '1', ...env }),
  });
  let results;
  try {
    ({ testResults: results } = JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return { ran: 0, faults: [err.slice(-1000)] };
  }
  const tests = results.flatMap(({ assertionResults }) => assertionResults);
  const ours = tests.filter(({ fullName, status }) => status === 'passed' && fullName.includes(real ?? ''));
  const faults = [
    ...results
      .filter(({ name }) => relative(root, name).replaceAll('\\', '/') !== file)
      .map(({ name }) => `corrió ${name}`),
    ...results.flatMap(({ message, assertionResults }) => (assertionResults.length === 0 ? [message] : [])),
    ...tests.filter(({ status }) => status !== 'passed').map(({ fullName, status }) => `${status}: ${fullName}`),
    ...(ours.length === 0 ? ['ninguna prueba fue contra el servidor'] : []),
  ];
  return { ran: ours.length, faults };
}
