import { dropServerDatabases } from '../db/server/server';
import { forgetPrepared, TEST_PREFIX } from './sqlserver';

/** Before and after a run on a server: drops test databases, so that no test leaves any and no earlier schema is reused. */
export default async function dropTestDatabases(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error('npm run test:sqlserver needs DATABASE_URL=mssql://…');
  forgetPrepared(url);
  await dropServerDatabases(url, (name) => name.startsWith(TEST_PREFIX));
}
