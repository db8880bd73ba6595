import { startTestApp } from '../../testing/test-app';
import { assertDatabaseFits, preflightFaults } from './preflight';

const fit = {
  version: 'Microsoft SQL Server 2022',
  collation: 'Modern_Spanish_100_CI_AI_SC',
  rowVersions: true,
  compatibility: 160,
};

test('another collation, readers that would wait and the behaviour of an older server are refused, each with the way out; as the script makes it, it fits', () => {
  expect(preflightFaults(fit)).toEqual([]);
  expect(preflightFaults({ ...fit, compatibility: 150 })).toEqual([]);
  expect(
    preflightFaults({ ...fit, collation: 'Latin1_General_CI_AS', rowVersions: false, compatibility: 140 }),
  ).toEqual([
    expect.stringContaining('intercalación Latin1_General_CI_AS y hace falta Modern_Spanish_100_CI_AI_SC'),
    expect.stringContaining('SET READ_COMMITTED_SNAPSHOT ON'),
    expect.stringContaining('COMPATIBILITY_LEVEL = 150'),
  ]);
});

test('a TDS server that is not Microsoft’s has no such options', () => {
  expect(
    preflightFaults({
      ...fit,
      version: 'Babelfish for PostgreSQL',
      collation: null,
      rowVersions: false,
      compatibility: 120,
    }),
  ).toEqual([]);
});

test('the database of this run is asked, and fits', async () => {
  const t = await startTestApp();
  await expect(assertDatabaseFits(t.application.dataSource)).resolves.toBeUndefined();
  await t.close();
});
