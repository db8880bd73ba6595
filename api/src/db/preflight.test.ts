import { startTestApp } from '../testing/test-app';
import { assertDatabaseFits, preflightFaults } from './preflight';

const fit = { version: 'Microsoft SQL Server 2022', collation: 'Modern_Spanish_CI_AI', rowVersions: true };

test('another collation and readers that would wait are refused, each with the way out; as the script makes it, it fits', () => {
  expect(preflightFaults(fit)).toEqual([]);
  expect(preflightFaults({ ...fit, collation: 'Latin1_General_CI_AS', rowVersions: false })).toEqual([
    expect.stringContaining('intercalación Latin1_General_CI_AS y hace falta Modern_Spanish_CI_AI'),
    expect.stringContaining('SET READ_COMMITTED_SNAPSHOT ON'),
  ]);
});

test('a TDS server that is not Microsoft’s has no such options', () => {
  expect(preflightFaults({ version: 'Babelfish for PostgreSQL', collation: null, rowVersions: false })).toEqual([]);
});

test('the database of this run is asked, and fits', async () => {
  const t = await startTestApp();
  await expect(assertDatabaseFits(t.application.dataSource)).resolves.toBeUndefined();
  await t.close();
});
