import { DataSource, type EntityMetadata } from 'typeorm';
import { isSqlServer } from '../config/engine';
import { dataSourceOptions } from '../db/data-source';

class Described extends DataSource {
  async describe(): Promise<EntityMetadata[]> {
    await this.buildMetadatas();
    return this.entityMetadatas;
  }
}

/** What the entities say on the engine of this run; nothing is opened for it. */
export const describeEntities = (): Promise<EntityMetadata[]> =>
  new Described(
    dataSourceOptions({ url: isSqlServer ? 'mssql://nadie:nada@localhost:1/nada' : ':memory:' }),
  ).describe();
