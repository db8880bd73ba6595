import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { among, readMany } from '../../db/engine/read';
import { Archivo } from '../../entities/archivo.entity';
import { ConstanciaCopia } from '../../entities/constancia.entity';
import { EntregaDeModelo } from '../../entities/contrato.entity';
import { CopiaFirmada } from '../../entities/copia-firmada.entity';
import { Documento, DocumentoVersion } from '../../entities/documento.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';

export class ArchivoStore {
  constructor(private readonly dataSource: DataSource) {}

  async insert(manager: EntityManager, row: Omit<Archivo, 'id'>): Promise<number> {
    const result = await manager.insert(Archivo, row);
    return result.identifiers[0]?.['id'] as number;
  }

  byId(id: number): Promise<Archivo | null> {
    return this.dataSource.manager.findOneBy(Archivo, { id });
  }

  /** Date of the newest row; null = no rows. */
  async lastWrittenAt(): Promise<Date | null> {
    const [row] = await this.dataSource.manager.find(Archivo, { order: { id: 'DESC' }, take: 1 });
    return row?.creadoEn ?? null;
  }

  /** Ids of issued documents' files whose row has another hash than the document. */
  async findHashMismatches(): Promise<Set<number>> {
    const query = this.dataSource.manager
      .createQueryBuilder()
      .from(DocumentoEmitido, 'd')
      .innerJoin(Archivo, 'f', 'f.id = d.archivoId')
      .select('f.id', 'id')
      .where('f.sha256 <> d.sha256');
    return new Set((await readMany<{ id: number }>(query)).map(({ id }) => id));
  }

  /** In pages, by id. */
  pageAfter(id: number, cuantos: number): Promise<Archivo[]> {
    return this.dataSource.manager.find(Archivo, { where: { id: MoreThan(id) }, order: { id: 'ASC' }, take: cuantos });
  }

  /** Deletes those of these rows that nothing references. @returns their storage keys. */
  async deleteUnreferenced(manager: EntityManager, ids: readonly number[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const query = manager.createQueryBuilder().from(Archivo, 'f').select('f.id', 'id').addSelect('f.clave', 'clave');
    query.where('f.id IN (:...ids)', { ids });
    const named = [
      query.subQuery().from(Documento, 'd').where('d.archivoId = f.id'),
      query.subQuery().from(DocumentoVersion, 'v').where('v.archivoId = f.id'),
      query.subQuery().from(DocumentoEmitido, 'e').where('e.archivoId = f.id'),
      query.subQuery().from(CopiaFirmada, 'k').where('k.archivoId = f.id'),
      query.subQuery().from(ConstanciaCopia, 'c').where('c.extractoId = f.id'),
      query.subQuery().from(EntregaDeModelo, 'm').where('m.archivoId = f.id'),
      query.subQuery().from(EntregaDeModelo, 'r').where('r.reciboId = f.id'),
    ];
    for (const one of named) query.andWhere(`NOT EXISTS ${one.select('1').getQuery()}`);
    const rows = await readMany<{ id: number; clave: string }>(query);
    if (rows.length > 0) await manager.delete(Archivo, { id: among(rows.map(({ id }) => id)) });
    return rows.map(({ clave }) => clave);
  }

  /** Which of these keys belong to a row. */
  async findKnown(keys: readonly string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set();
    const rows = await this.dataSource.manager.find(Archivo, {
      select: { clave: true },
      where: { clave: among([...keys]) },
    });
    return new Set(rows.map(({ clave }) => clave));
  }
}
