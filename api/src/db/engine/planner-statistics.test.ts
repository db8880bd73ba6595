import { isSqlServer } from '../../config/engine';
import { rawQuery } from '../../testing/sql';
import { testApp } from '../../testing/test-app';
import { PlannerStatistics } from './planner-statistics';

const t = testApp();

(isSqlServer ? test.skip : test)('after a round the planner knows how many rows the tables have', async () => {
  const known = () => rawQuery(t.application.dataSource, "SELECT stat FROM sqlite_stat1 WHERE tbl = 'parroquia'");
  await expect(known()).rejects.toThrow(/no such table/);
  const statistics = t.application.background.find((work) => work instanceof PlannerStatistics);
  await statistics?.step();
  expect(await known()).not.toEqual([]);
});
