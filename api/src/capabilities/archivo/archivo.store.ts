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
      .from(DocumentoEmitido, 'emitido')
      .innerJoin(Archivo, 'archivo', 'archivo.id = emitido.archivoId')
      .select('archivo.id', 'id')
      .where('archivo.sha256 <> emitido.sha256');
    return new Set((await readMany<{ id: number }>(query)).map(({ id }) => id));
  }

  /** In pages, by id. */
  pageAfter(id: number, cuantos: number): Promise<Archivo[]> {
    return this.dataSource.manager.find(Archivo, { where: { id: MoreThan(id) }, order: { id: 'ASC' }, take: cuantos });
  }

  /** Deletes those of these rows that nothing references. @returns their storage keys. */
  async deleteUnreferenced(manager: EntityManager, ids: readonly number[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const query = manager
      .createQueryBuilder()
      .from(Archivo, 'archivo')
      .select('archivo.id', 'id')
      .addSelect('archivo.clave', 'clave');
    query.where('archivo.id IN (:...ids)', { ids });
    const named = [
      query.subQuery().from(Documento, 'documento').where('documento.archivoId = archivo.id'),
      query.subQuery().from(DocumentoVersion, 'documentoVersion').where('documentoVersion.archivoId = archivo.id'),
      query.subQuery().from(DocumentoEmitido, 'emitido').where('emitido.archivoId = archivo.id'),
      query.subQuery().from(CopiaFirmada, 'copiaFirmada').where('copiaFirmada.archivoId = archivo.id'),
      query.subQuery().from(ConstanciaCopia, 'constanciaCopia').where('constanciaCopia.extractoId = archivo.id'),
      query.subQuery().from(EntregaDeModelo, 'modelo').where('modelo.archivoId = archivo.id'),
      query.subQuery().from(EntregaDeModelo, 'recibido').where('recibido.reciboId = archivo.id'),
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
