import 'reflect-metadata';
import { openDatabase } from '../db/data-source';
import { rawQuery } from './sql';

/** Child of `writeFromAnotherProcess`. */
async function main(): Promise<void> {
  const dataSource = await openDatabase({ url: process.env.DATABASE_URL ?? '' });
  await rawQuery(dataSource, process.env.SQL ?? '');
  await dataSource.destroy();
}

void main();
