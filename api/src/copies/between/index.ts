import { DataSource } from 'typeorm';
import { engineOf } from '../../config/engine';
import { dataSourceOptions } from '../../db/data-source';
import { type CopiedCount, copyDatabase } from './copy';
import { embeddedSide } from './embedded';
import { asReleased } from './former';
import { serverSide } from './server';
import { type CopiedTable, inOrder } from './shape';
import type { Side } from './side';

class Described extends DataSource {
  async tables(): Promise<CopiedTable[]> {
    await this.buildMetadatas();
    return inOrder(this.entityMetadatas);
  }
}

/** Tables by the entities of this process, without opening a database. */
const tablesOf = (url: string): Promise<CopiedTable[]> => new Described(dataSourceOptions({ url })).tables();

const sideOf = async (url: string, role: 'from' | 'to'): Promise<Side> =>
  engineOf(url) === 'mssql' ? serverSide(url) : asReleased(embeddedSide(url, role));

/** Copies between databases of either engine. Where one is SQL Server's, the process must run with its dialect. */
export async function copyBetween(
  from: string,
  to: string,
  told: (line: string) => void,
  as: (source: Side) => Side = (source) => source,
): Promise<CopiedCount[]> {
  const tables = await tablesOf(engineOf(to) === 'mssql' ? to : from);
  const source = await sideOf(from, 'from');
  try {
    const target = await sideOf(to, 'to');
    try {
      return await copyDatabase(as(source), target, tables, told);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export { archivoDePrueba, seudonimizada } from './seudonimos';
/** Every table of the program, with its columns. */
export const describedTables = (): Promise<CopiedTable[]> => tablesOf('');
