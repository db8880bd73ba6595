import { type DataSource, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { isSqlServer } from '../../config/engine';
import { among, readMany } from '../../db/engine/read';
import { type ClaseRetenida, contarVencidos, type Quitados, type Vencidos } from '../../db/transaction/retention';
import type { Tx } from '../../db/transaction/unit-of-work';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Carpeta } from '../../entities/carpeta.entity';
import { Contrato } from '../../entities/contrato.entity';
import { Documento, DocumentoDecision, DocumentoVersion } from '../../entities/documento.entity';
import { OrdenPlan } from '../../entities/orden-de-compra.entity';
import { Pagare } from '../../entities/pagare.entity';
import type { ArchivoService } from '../archivo';
import { summarizeDocumentos } from '../carpeta';

const POR_VEZ = 50;

interface Vencido {
  id: number;
  planId: number;
}

/**
 * Documents of plans without delivery: all awards withdrawn, the last one past the retention. The list is kept; files, versions and decisions are
 * removed. Held back: plans that ever had an order, a note or a contract.
 */
export class DocumentosVencidos implements ClaseRetenida {
  constructor(
    private readonly dataSource: DataSource,
    private readonly archivos: ArchivoService,
  ) {}

  count(antesDe: Date): Promise<Vencidos> {
    return contarVencidos(this.queryVencidos(this.dataSource.manager, antesDe), 'documento.subidoEn');
  }

  async remove({ manager }: Tx, antesDe: Date): Promise<Quitados> {
    const query = this.queryVencidos(manager, antesDe)
      .select('documento.id', 'id')
      .addSelect('documento.planId', 'planId');
    const documentos = await readMany<Vencido>(query.orderBy('documento.id', 'ASC').limit(POR_VEZ));
    if (documentos.length === 0) return { filas: 0 };
    const ids = documentos.map(({ id }) => id);
    const versiones = await manager.findBy(DocumentoVersion, { documentoId: among(ids) });
    await manager.delete(DocumentoDecision, { documentoVersionId: among(versiones.map(({ id }) => id)) });
    await manager.delete(DocumentoVersion, { documentoId: among(ids) });
    await manager
      .createQueryBuilder()
      .update(Documento)
      .set({ ...VACIO, version: () => (isSqlServer ? '[version] + 1' : '"version" + 1') })
      .where('id IN (:...ids)', { ids })
      .execute();
    for (const planId of new Set(documentos.map((documento) => documento.planId)))
      for (const { id } of await manager.findBy(Carpeta, { planId })) await summarizeDocumentos(manager, id, planId);
    const afterCommit = await this.archivos.quitarSinUso(
      manager,
      versiones.map(({ archivoId }) => archivoId),
    );
    return { filas: ids.length, detalle: { documentos: ids, archivos: versiones.length }, afterCommit };
  }

  private queryVencidos(manager: EntityManager, antesDe: Date): SelectQueryBuilder<ObjectLiteral> {
    const query = manager.createQueryBuilder().from(Documento, 'documento');
    const adjudicado = query
      .subQuery()
      .select('1')
      .from(Adjudicacion, 'adjudicacion')
      .where('adjudicacion.planId = documento.planId');
    const reciente = query
      .subQuery()
      .select('1')
      .from(Adjudicacion, 'vigente')
      .where(
        "vigente.planId = documento.planId AND (vigente.estado = 'ADJ' OR vigente.retiradoEn IS NULL OR vigente.retiradoEn >= :antesDe)",
      );
    query
      .where('documento.archivoId IS NOT NULL')
      .andWhere(`EXISTS ${adjudicado.getQuery()}`)
      .andWhere(`NOT EXISTS ${reciente.getQuery()}`, { antesDe });
    const obligan = [
      query.subQuery().from(OrdenPlan, 'ordenPlan').where('ordenPlan.planId = documento.planId'),
      query.subQuery().from(Pagare, 'pagare').where('pagare.planId = documento.planId'),
      query.subQuery().from(Contrato, 'contrato').where('contrato.planId = documento.planId'),
    ];
    for (const documento of obligan) query.andWhere(`NOT EXISTS ${documento.select('1').getQuery()}`);
    return query;
  }
}

/** As before the first upload. */
const VACIO = {
  archivoId: null,
  versionArchivo: 0,
  estado: null,
  subidoPor: null,
  subidoEn: null,
  decididoPor: null,
  decididoEn: null,
  decididoDepartamento: null,
  observaciones: null,
};
