import { databaseExists, dropServerDatabase, onServer } from '../db/server';
import { TEST_PREFIX } from './sqlserver';

const MOST_WORKERS = 8;
const MOST_APPLICATIONS = 50;

/** Before and after a run on a server: no test leaves anything there, and nothing of an earlier version of the schema is reused. */
export default async function dropTestDatabases(): Promise<void> {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error('npm run test:sqlserver needs DATABASE_URL=mssql://…');
  await onServer(url, async (server) => {
    for (let worker = 1; worker <= MOST_WORKERS; worker++) {
      for (let number = 1; number <= MOST_APPLICATIONS; number++) {
        const name = `${TEST_PREFIX}${worker}_${number}`;
        if (await databaseExists(server, name)) await dropServerDatabase(server, name);
        else break;
      }
    }
  });
}
