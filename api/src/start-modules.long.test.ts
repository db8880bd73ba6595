import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { LOADS_MUCH_MS } from './testing/limits';

jest.setTimeout(LOADS_MUCH_MS);

/** What only some requests need is loaded by the first of them: idle memory and the time of a start are mostly modules. */
const WITH_FIRST_USE = [
  '@aws-sdk',
  '@smithy',
  '@cantoo/pdf-lib',
  'puppeteer',
  'puppeteer-core',
  'nodemailer',
  'handlebars',
  'sharp',
  'mssql',
  'tedious',
  'write-excel-file',
  'read-excel-file',
  'yauzl',
  'saxes',
  'yazl',
  'csv-parse',
  'sanitize-html',
  'docx',
  'htmlparser2',
  'swagger-ui-express',
];

/** Ours apart, which grow with what the program can do. Raised by whoever adds a library that every request needs, with the reason. */
const MOST = 990;

const PROGRAM = `
  require(${JSON.stringify(join(__dirname, 'app'))});
  require(${JSON.stringify(join(__dirname, 'compose'))});
  const names = Object.keys(require.cache).flatMap((file) => /.*node_modules[\\\\/]((?:@[^\\\\/]+[\\\\/])?[^\\\\/]+)/.exec(file)?.[1] ?? []);
  process.stdout.write(JSON.stringify(names));
`;

test('what a start loads of libraries stays bounded, and has nothing that waits for its first use', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['-r', join(__dirname, 'testing', 'register.cjs'), '-e', PROGRAM],
    { env: { PATH: process.env.PATH, NODE_ENV: 'test' }, maxBuffer: 10_000_000 },
  );
  // the compiler of the tests' own sources is none of the program's
  const loaded = (JSON.parse(stdout) as string[]).filter((name) => !name.startsWith('@swc'));
  const early = WITH_FIRST_USE.filter((name) =>
    loaded.some((module) => module === name || module.startsWith(`${name}/`)),
  );
  expect(early).toEqual([]);
  expect(loaded.length).toBeGreaterThan(500);
  expect(loaded.length).toBeLessThanOrEqual(MOST);
});
