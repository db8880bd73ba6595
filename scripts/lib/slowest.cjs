/** Reporter of jest: the files that took longest, once a run has ended. */
const { relative } = require('node:path');

const SHOWN = 10;

module.exports = class {
  onRunComplete(_contexts, { testResults }) {
    const files = testResults
      .map(({ testFilePath, perfStats }) => ({ file: relative(process.cwd(), testFilePath), ms: perfStats.runtime }))
      .sort((a, b) => b.ms - a.ms)
      .slice(0, SHOWN);
    if (testResults.length <= SHOWN) return;
    process.stdout.write('\nLos archivos más lentos:\n');
    for (const { file, ms } of files) process.stdout.write(`${(ms / 1000).toFixed(1).padStart(7)} s  ${file}\n`);
  }
};
