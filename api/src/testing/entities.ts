import { DataSource, type EntityMetadata } from 'typeorm';
import { isSqlServer } from '../config/engine';
import { dataSourceOptions } from '../db/data-source';

class Described extends DataSource {
  async describe(): Promise<EntityMetadata[]> {
    await this.buildMetadatas();
    return this.entityMetadatas;
  }
}

/** Entity metadata of this run's engine, without opening a database. */
export const describeEntities = (): Promise<EntityMetadata[]> =>
  new Described(
    dataSourceOptions({ url: isSqlServer ? 'mssql://nadie:nada@localhost:1/nada' : ':memory:' }),
  ).describe();
