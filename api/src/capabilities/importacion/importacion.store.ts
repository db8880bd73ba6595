import type { EstadoDeImportacion } from '@adjudica/domain';
import { type DataSource, type EntityManager } from 'typeorm';
import { among, readWhole, statementOf, textOf } from '../../db/engine/read';
import { type ListRequest, type Page, pageOf } from '../../db/lists/page';
import { insertMany } from '../../db/transaction/bulk';
import { updateWhere } from '../../db/transaction/guarded';
import { Importacion } from '../../entities/importacion.entity';
import { ImportacionError } from '../../entities/importacion-error.entity';
import { ImportacionFila } from '../../entities/importacion-fila.entity';
import { Usuario } from '../../entities/usuario.entity';
import { yieldToEventLoop } from '../../workers/time-slices';
import type { ErrorDeImportacion } from './importacion.dto';
import type { ImportacionRow, ResumenDeImportacion } from './importacion.view';
import { delTramo, ejecutar, sinTipo, type Tramo, tabla } from './sql';

const OWN = [
  'id',
  'tipo',
  'nombreArchivo',
  'estado',
  'leidas',
  'creadas',
  'cambiadas',
  'iguales',
  'rechazadas',
  'resumen',
  'creadaEn',
  'aplicadaEn',
  'version',
];

type Cambio = Partial<
  Pick<Importacion, 'leidas' | 'creadas' | 'cambiadas' | 'iguales' | 'rechazadas' | 'aplicadaEn'>
> & { resumen?: ResumenDeImportacion };

/** Cell of a staged row that Excel hides. */
export const OCULTA = 'filaOculta';

/** Lines per query. */
const POR_CONSULTA = 200;

export class ImportacionStore {
  constructor(private readonly dataSource: DataSource) {}

  async list(request: ListRequest): Promise<Page<ImportacionRow>> {
    const query = this.flat(this.dataSource.manager);
    const { tipo, estado } = request.filter;
    if (tipo !== undefined) query.andWhere('importacion.tipo = :tipo', { tipo });
    if (estado !== undefined) query.andWhere('importacion.estado = :estado', { estado });
    return pageOf<ImportacionRow>(query, request, 'importacion');
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<ImportacionRow | null> {
    return (await this.flat(manager).where('importacion.id = :id', { id }).getRawOne<ImportacionRow>()) ?? null;
  }

  errors(importacionId: number, request: ListRequest): Promise<Page<ErrorDeImportacion>> {
    const query = this.dataSource
      .createQueryBuilder()
      .from(ImportacionError, 'error')
      .select(['id', 'linea', 'columna', 'mensaje', 'valor', 'registro'].map((c) => `error.${c} AS ${c}`))
      .where('error.importacionId = :importacionId', { importacionId });
    return pageOf<ErrorDeImportacion>(query, request, 'error');
  }

  async insert(
    manager: EntityManager,
    datos: Pick<Importacion, 'tipo' | 'nombreArchivo' | 'sha256' | 'creadaPor' | 'creadaEn'>,
  ): Promise<number> {
    const result = await manager.insert(Importacion, {
      ...datos,
      estado: 'VALIDANDO',
      leidas: 0,
      creadas: 0,
      cambiadas: 0,
      iguales: 0,
      rechazadas: 0,
      resumen: null,
      aplicadaEn: null,
      version: 1,
    });
    return result.identifiers[0]?.id as number;
  }

  /** Guarded by the state it leaves, and optionally by the version: 0 = it has left that state. */
  async move(
    manager: EntityManager,
    { id, version }: Pick<Importacion, 'id'> & Partial<Pick<Importacion, 'version'>>,
    de: EstadoDeImportacion,
    a: EstadoDeImportacion,
    cambio: Cambio = {},
  ): Promise<number> {
    const { resumen, ...resto } = cambio;
    return updateWhere(
      manager,
      Importacion,
      { id, estado: de, ...(version === undefined ? {} : { version }) },
      {
        ...resto,
        ...(resumen === undefined ? {} : { resumen: resumen as unknown as Record<string, never> }),
        estado: a,
        version: () => 'version + 1',
      },
    );
  }

  async progress(manager: EntityManager, id: number, leidas: number): Promise<void> {
    await manager.update(Importacion, { id }, { leidas });
  }

  async summarize(manager: EntityManager, id: number, cambio: Cambio): Promise<void> {
    const { resumen, ...resto } = cambio;
    await manager.update(
      Importacion,
      { id },
      { ...resto, ...(resumen === undefined ? {} : { resumen: resumen as unknown as Record<string, never> }) },
    );
  }

  stage(manager: EntityManager, rows: readonly Omit<ImportacionFila, 'id'>[]): Promise<void> {
    return insertMany(manager, ImportacionFila, rows);
  }

  addErrors(manager: EntityManager, rows: readonly Omit<ImportacionError, 'id'>[]): Promise<void> {
    return insertMany(manager, ImportacionError, rows);
  }

  /** Staged cells of these lines. */
  async readLineas(importacionId: number, lineas: readonly number[]): Promise<Map<number, Record<string, string>>> {
    const found = new Map<number, Record<string, string>>();
    for (let i = 0; i < lineas.length; i += POR_CONSULTA) {
      const rows = await this.dataSource.manager.find(ImportacionFila, {
        select: { linea: true, datos: true },
        where: { importacionId, linea: among(lineas.slice(i, i + POR_CONSULTA)) },
      });
      for (const { linea, datos } of rows) found.set(linea, JSON.parse(datos) as Record<string, string>);
      await yieldToEventLoop();
    }
    return found;
  }

  /** Lines that repeat the natural key of an earlier one, that line, and their number. */
  async duplicates(
    importacionId: number,
    limite: number,
  ): Promise<{ lineas: { linea: number; primera: number }[]; total: number }> {
    const repetidas = this.dataSource
      .createQueryBuilder()
      .from(
        (sub) =>
          sub
            .from(ImportacionFila, 'otra')
            .select('otra.clave', 'clave')
            .addSelect('MIN(otra.linea)', 'primera')
            .where('otra.importacionId = :importacionId')
            .groupBy('otra.clave')
            .having('COUNT(*) > 1'),
        'repetida',
      )
      .innerJoin(ImportacionFila, 'f', 'f.clave = repetida.clave AND f.importacionId = :importacionId')
      .select('f.linea', 'linea')
      .addSelect('repetida.primera', 'primera')
      .where('f.linea > repetida.primera')
      .orderBy('f.linea')
      .limit(limite)
      .setParameters({ importacionId });
    const lineas = await readWhole<{ linea: number; primera: number }>(
      this.dataSource,
      ...statementOf(this.dataSource, textOf(repetidas)),
    );
    if (lineas.length < limite) return { lineas, total: lineas.length };
    const cuenta = this.dataSource
      .createQueryBuilder()
      .from(ImportacionFila, 'f')
      .select('COUNT(*) - COUNT(DISTINCT f.clave)', 'total')
      .where('f.importacionId = :importacionId', { importacionId });
    const [contadas] = await readWhole<{ total: number }>(
      this.dataSource,
      ...statementOf(this.dataSource, textOf(cuenta)),
    );
    return { lineas, total: Number(contadas?.total) };
  }

  /** The staged rows in slices, so that no statement blocks the thread for long. */
  async slices(importacionId: number, size: number, manager = this.dataSource.manager): Promise<Tramo[]> {
    const row = await manager
      .createQueryBuilder()
      .from(ImportacionFila, 'f')
      .select('MIN(f.id)', 'primera')
      .addSelect('MAX(f.id)', 'ultima')
      .where('f.importacionId = :importacionId', { importacionId })
      .getRawOne<{ primera: number | null; ultima: number | null }>();
    const slices: Tramo[] = [];
    if (row === undefined || row.primera === null || row.ultima === null) return slices;
    for (let desde = row.primera; desde <= row.ultima; desde += size)
      slices.push({ importacionId, desde, hasta: Math.min(desde + size - 1, row.ultima) });
    return slices;
  }

  staged(filaIds: readonly number[]): Promise<{ id: number; datos: string }[]> {
    return this.dataSource
      .createQueryBuilder()
      .from(ImportacionFila, 'f')
      .select('f.id', 'id')
      .addSelect('f.datos', 'datos')
      .where('f.id IN (:...filaIds)', { filaIds: filaIds.length === 0 ? [0] : filaIds })
      .getRawMany();
  }

  async restage(manager: EntityManager, id: number, datos: string): Promise<void> {
    await manager.update(ImportacionFila, { id }, { datos });
  }

  async unstage(manager: EntityManager, tramo: Tramo): Promise<void> {
    await ejecutar(manager, tramo, `DELETE FROM ${tabla(manager, ImportacionFila)} WHERE ${delTramo('')}`);
  }

  /** Removes the hidden rows of a slice. */
  async unstageHidden(manager: EntityManager, tramo: Tramo): Promise<void> {
    await ejecutar(
      manager,
      tramo,
      `DELETE FROM ${tabla(manager, ImportacionFila)} WHERE id IN (SELECT f.id FROM ${tabla(manager, ImportacionFila)} f WHERE ${delTramo()} AND ${sinTipo(OCULTA)} = '1')`,
    );
  }

  /** Files that a stopped process left half read. */
  async abandoned(manager: EntityManager): Promise<number[]> {
    const rows = await manager.find(Importacion, { select: { id: true }, where: { estado: 'VALIDANDO' } });
    return rows.map(({ id }) => id);
  }

  /** Applied files with staged rows: the process stopped before removing them. */
  async unfinished(manager: EntityManager): Promise<number[]> {
    const filas = manager.createQueryBuilder().subQuery().select('1').from(ImportacionFila, 'f');
    const rows = await manager
      .createQueryBuilder()
      .from(Importacion, 'importacion')
      .select('importacion.id', 'id')
      .where('importacion.estado NOT IN (:...estados)', { estados: ['VALIDANDO', 'VALIDADA'] })
      .andWhere(`EXISTS ${filas.where('f.importacionId = importacion.id').getQuery()}`)
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => id);
  }

  private flat(manager: EntityManager) {
    const query = manager
      .createQueryBuilder()
      .from(Importacion, 'importacion')
      .leftJoin(Usuario, 'usuario', 'usuario.id = importacion.creadaPor')
      .select('usuario.usuario', 'creadaPor');
    for (const column of OWN) query.addSelect(`importacion.${column}`, column);
    return query;
  }
}
