/**
 * Reporter of jest: which rows of the specification the tests that passed prove, by the IDs at the head of their titles. It leaves them in
 * ROWS_FOLDER, one file a run of jest, for `npm run requisitos`; a run of some files alone notes nothing.
 */
const { mkdirSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { fileOf } = require('./suites.cjs');

/** 'SHA-256' looks like an ID and is none. */
const ID = '(?!SHA-)[A-Z]{3}-\\d{3}(?!\\w)';
const HEAD = new RegExp(`^${ID}(?:[ ,]+${ID})*`);
const idsOf = (title) => HEAD.exec(title)?.[0].split(/[ ,]+/) ?? [];

module.exports = class {
  onRunComplete(_contexts, { testResults }) {
    const tests = testResults.flatMap(({ testFilePath, testResults: results }) =>
      results
        .filter(({ status }) => status === 'passed')
        .flatMap(({ ancestorTitles, title }) =>
          [...ancestorTitles, title].map((text) => ({
            file: fileOf(testFilePath, ancestorTitles),
            title: text,
            ids: idsOf(text),
          })),
        )
        .filter(({ ids }) => ids.length > 0),
    );
    const folder = process.env.ROWS_FOLDER;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(tests));
  }
};
