import { dropServerDatabases } from '../db/server/server';
import { forgetPrepared, TEST_PREFIX } from './sqlserver';

/** Before and after a run on a server: no test leaves anything there, and nothing of an earlier version of the schema is reused. */
export default async function dropTestDatabases(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error('npm run test:sqlserver needs DATABASE_URL=mssql://…');
  forgetPrepared(url);
  await dropServerDatabases(url, (name) => name.startsWith(TEST_PREFIX));
}
