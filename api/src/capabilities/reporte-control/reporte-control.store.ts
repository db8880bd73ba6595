import type { Organismo } from '@adjudica/domain';
import type { DataSource, EntityManager } from 'typeorm';
import { readOne } from '../../db/engine/read';
import { CachedList, type ListRequest, type Page } from '../../db/lists/page';
import { Archivo } from '../../entities/archivo.entity';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { ReporteControl } from '../../entities/reporte-control.entity';
import { nombreUnido, unirUsuario } from '../usuario';

/** A report with its last file. */
export interface ReporteRow {
  id: number;
  organismo: Organismo;
  periodo: string;
  numeroVersion: number;
  motivo: string | null;
  sha256: string;
  hechos: string;
  emitidoEn: unknown;
  nombre: string;
  emitidoPor: string;
}

export class ReporteControlStore {
  private readonly pages: CachedList<ReporteRow>;

  constructor(private readonly dataSource: DataSource) {
    this.pages = new CachedList(dataSource, {
      alias: 'reporte',
      values: ['organismo'],
      build: (manager, { filter: { organismo } }) => {
        const rows = reportes(manager);
        if (organismo !== undefined) rows.andWhere('reporte.organismo = :organismo', { organismo });
        return { rows };
      },
    });
  }

  async list(request: ListRequest): Promise<Page<ReporteRow>> {
    const page = await this.pages.page(request, null);
    return { ...page, rows: page.rows.map(conAutor) };
  }

  async byId(id: number, manager: EntityManager = this.dataSource.manager): Promise<ReporteRow | null> {
    const row = await readOne<ReporteRow>(reportes(manager).where('reporte.id = :id', { id }));
    return row && conAutor(row);
  }

  /** `null` = no file was made of this period. */
  async findId(organismo: Organismo, periodo: string): Promise<number | null> {
    const row = await this.dataSource.manager.findOneBy(ReporteControl, { organismo, periodo });
    return row?.id ?? null;
  }

  /** The record of a period, made where there is none. Returns its id. */
  async ensure(manager: EntityManager, organismo: Organismo, periodo: string): Promise<number> {
    const row = await manager.findOneBy(ReporteControl, { organismo, periodo });
    if (row !== null) return row.id;
    const { identifiers } = await manager.insert(ReporteControl, { organismo, periodo });
    return identifiers[0]?.['id'] as number;
  }
}

function reportes(manager: EntityManager) {
  const query = manager.createQueryBuilder().from(ReporteControl, 'reporte');
  const ultima = query
    .subQuery()
    .select('MAX(otraVersion.numeroVersion)')
    .from(DocumentoEmitido, 'otraVersion')
    .where('otraVersion.reporteId = reporte.id')
    .getQuery();
  query
    .innerJoin(DocumentoEmitido, 'emitido', `emitido.reporteId = reporte.id AND emitido.numeroVersion = ${ultima}`)
    .innerJoin(Archivo, 'archivo', 'archivo.id = emitido.archivoId')
    .select(['id', 'organismo', 'periodo'].map((columna) => `reporte.${columna} AS ${columna}`))
    .addSelect(
      ['numeroVersion', 'motivo', 'sha256', 'hechos', 'emitidoEn'].map((columna) => `emitido.${columna} AS ${columna}`),
    )
    .addSelect('archivo.nombre', 'nombre');
  return unirUsuario(query, 'autor', 'emitido.emitidoPor');
}

const conAutor = (row: ReporteRow): ReporteRow => ({
  ...row,
  emitidoPor: nombreUnido({ ...row }, 'autor') ?? 'Sistema',
});
