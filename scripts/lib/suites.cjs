/**
 * `npm test` groups test files into suites, because jest loads the application anew for each file it runs, and that is a third of what a short file
 * costs. A file keeps a `describe` of its own in the suite, so that its hooks stay its own. Files marked `long` run alone.
 */
const { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join, resolve } = require('node:path');

const FILES_OF_A_SUITE = 20;
const root = resolve(__dirname, '../..');
const folder = join(root, 'coverage', 'suites');

/** A project of jest as `npm test` runs it: its suites, written anew, and the files that run alone. */
exports.inSuites = (project) => {
  const own = join(folder, project.displayName);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  const files = globSync(`${project.rootDir}/src/**/*.test.{ts,tsx}`, { cwd: root }).sort();
  const alone = files.filter(runsAlone);
  const together = files.filter((file) => !alone.includes(file));
  for (let start = 0; start < together.length; start += FILES_OF_A_SUITE)
    writeSuite(join(own, `${start / FILES_OF_A_SUITE + 1}.test.ts`), together.slice(start, start + FILES_OF_A_SUITE));
  return {
    ...project,
    roots: ['<rootDir>/src', own],
    testMatch: [join(own, '*.test.ts'), ...alone.map((file) => join(root, file))],
  };
};

/** Its suite would have what it puts in a module's place or sets before any is loaded; a snapshot is looked for beside the file that runs. */
const ALONE = /^(?:jest\.mock\(|process\.env\.)|\.toMatchSnapshot\(/m;
const runsAlone = (file) => file.includes('.long.test.') || ALONE.test(readFileSync(join(root, file), 'utf8'));

function writeSuite(suite, files) {
  const parts = files.map((file) => {
    const name = JSON.stringify(file.replaceAll('\\', '/'));
    return `describe(${name}, () => {\n  require(${JSON.stringify(join(root, file))});\n});\n`;
  });
  writeFileSync(suite, parts.join(''));
}

/** The test file that a result of jest belongs to, also when it ran in a suite; relative, with slashes. */
exports.fileOf = (testFilePath, ancestorTitles) =>
  testFilePath.startsWith(folder) ? ancestorTitles[0] : testFilePath.slice(root.length + 1).replaceAll('\\', '/');
