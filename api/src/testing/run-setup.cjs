const { existsSync, mkdtempSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');

/** A folder that all test files of a run share, with the database from which theirs are copied (test-app.ts). */
module.exports = () => {
  process.env.ADJUDICA_PRUEBAS = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'adjudica-pruebas-'));
};
