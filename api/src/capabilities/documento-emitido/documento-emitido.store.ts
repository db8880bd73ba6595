import type { DataSource, EntityManager, SelectQueryBuilder } from 'typeorm';
import { attestedFile, provenOf } from '../../audit/contents';
import { isoOf } from '../../columns/columns';
import { readMany, readOne } from '../../db/engine/read';
import { Archivo } from '../../entities/archivo.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { hashDeEscritos } from '../../pdf';
import { nombreUnido, unirUsuario } from '../usuario';
import type { ColumnaDeRegistro, TipoDeEmitido } from './emitible';

/** One version of an issued document with its file, without the facts, which are large. */
export interface EmitidoRow
  extends Pick<
    DocumentoEmitido,
    'id' | 'numeroVersion' | 'registroVersion' | 'motivo' | 'archivoId' | 'sha256' | 'paginas' | 'huella'
  > {
  nombre: string;
  longitud: number;
  /** From the file's row; another value than `sha256` = one of the two rows was changed. */
  sha256DeArchivo: string;
  /** Displayed name. */
  emitidoPor: string;
  /** ISO. */
  emitidoEn: string;
}

/** A document: its type, and its record. */
export interface CualDocumento {
  readonly tipo: string;
  readonly columna: ColumnaDeRegistro;
  readonly registroId: number;
}

const OWN = ['id', 'numeroVersion', 'registroVersion', 'motivo', 'archivoId', 'sha256', 'paginas', 'huella'] as const;

/** Append-only. */
export class DocumentoEmitidoStore {
  constructor(private readonly dataSource: DataSource) {}

  /** 0 = none issued. */
  async findLastVersion(cual: CualDocumento, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const query = this.queryOf(cual, manager).select('MAX(emitido.numeroVersion)', 'ultima');
    return (await readOne<{ ultima: number | null }>(query))?.ultima ?? 0;
  }

  /** The newest version with its facts; null = none issued. */
  findLast(
    { tipo, columna, registroId }: CualDocumento,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Pick<DocumentoEmitido, 'sha256' | 'hechos'> | null> {
    return manager.findOne(DocumentoEmitido, {
      select: { sha256: true, hechos: true },
      where: { tipo, [columna]: registroId },
      order: { numeroVersion: 'DESC' },
    });
  }

  /** Every version, newest first; with `numeroVersion` only that one. */
  async listVersiones(
    cual: CualDocumento,
    numeroVersion?: number,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<EmitidoRow[]> {
    const query = this.queryOf(cual, manager)
      .innerJoin(Archivo, 'archivo', 'archivo.id = emitido.archivoId')
      .select('emitido.emitidoEn', 'emitidoEn')
      .addSelect('archivo.sha256', 'sha256DeArchivo')
      .addSelect('archivo.nombre', 'nombre')
      .addSelect('archivo.longitud', 'longitud')
      .orderBy('emitido.numeroVersion', 'DESC');
    for (const column of OWN) query.addSelect(`emitido.${column}`, column);
    if (numeroVersion !== undefined) query.andWhere('emitido.numeroVersion = :numeroVersion', { numeroVersion });
    const rows = await readMany<EmitidoRow>(unirUsuario(query, 'autor', 'emitido.emitidoPor'));
    return rows.map((row) => ({
      ...row,
      emitidoPor: nombreUnido({ ...row }, 'autor') ?? 'Sistema',
      emitidoEn: isoOf(row.emitidoEn) as string,
    }));
  }

  /**
   * Which part of a version was tampered with: its facts, or its record and file, which the audit row of its emission names. `claves`: how that row
   * may name the record. null = none, as far as the audit proves.
   */
  async findTampering(
    { tipo }: Pick<TipoDeEmitido, 'tipo'>,
    { id, sha256 }: Pick<EmitidoRow, 'id' | 'sha256'>,
    claves: readonly (string | number | undefined)[],
  ): Promise<'facts' | 'emission' | null> {
    const { manager } = this.dataSource;
    const { huella, hechos, emitidoEn } = await manager.findOneByOrFail(DocumentoEmitido, { id });
    const { afterPosition, since } = await provenOf(this.dataSource);
    if (since !== null && String(isoOf(emitidoEn)) <= since) return null;
    if (hechos !== null && hashDeEscritos(tipo, hechos) !== huella) return 'facts';
    const nombrado = claves.flatMap((clave) => (clave === undefined ? [] : [String(clave)]));
    const attested = await attestedFile(manager, { afterPosition }, { tipo, emitidoEn, sha256 }, nombrado);
    return attested === false ? 'emission' : null;
  }

  async insert(
    manager: EntityManager,
    { columna, registroId, ...row }: CualDocumento & Omit<DocumentoEmitido, 'id' | ColumnaDeRegistro>,
  ): Promise<number> {
    const result = await manager.insert(DocumentoEmitido, { ...row, [columna]: registroId });
    return result.identifiers[0]?.['id'] as number;
  }

  private queryOf({ tipo, columna, registroId }: CualDocumento, manager: EntityManager): SelectQueryBuilder<object> {
    return manager
      .createQueryBuilder()
      .from(DocumentoEmitido, 'emitido')
      .where(`emitido.${columna} = :registroId AND emitido.tipo = :tipo`, { registroId, tipo });
  }
}
