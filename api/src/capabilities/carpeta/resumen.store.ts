import { type ResumenDeDocumentos, resumenDeDocumentos } from '@adjudica/domain';
import { type EntityManager, IsNull } from 'typeorm';
import { boolOf, boolOrNull } from '../../columns/columns';
import { among, readMany } from '../../db/engine/read';
import { Carpeta } from '../../entities/carpeta.entity';
import { Documento } from '../../entities/documento.entity';

/** Bound of one IN list. */
const MAX_PLANS = 500;

/**
 * Recounts a plan's documents into the folder's summary, in the caller's transaction, which locks the folder. The folder's version stays, because the
 * folder itself does not change.
 */
export async function summarizeDocumentos(
  manager: EntityManager,
  carpetaId: number,
  planId: number,
): Promise<ResumenDeDocumentos> {
  const query = manager
    .createQueryBuilder()
    .from(Documento, 'documento')
    .select('documento.aplica', 'aplica')
    .addSelect('documento.obligatorio', 'obligatorio')
    .addSelect('documento.versionArchivo', 'versionArchivo')
    .addSelect('documento.estado', 'estado')
    .where('documento.planId = :planId AND documento.reemplazadaEn IS NULL', { planId });
  const rows = await readMany<Record<string, unknown>>(query);
  const resumen = resumenDeDocumentos(
    rows.map((row) => ({
      aplica: boolOf(row.aplica),
      obligatorio: boolOf(row.obligatorio),
      conArchivo: Number(row.versionArchivo) > 0,
      estado: boolOrNull(row.estado),
    })),
  );
  await manager.update(
    Carpeta,
    { id: carpetaId },
    {
      documentosTotal: resumen.total,
      documentosListos: resumen.listos,
      estadoDocumentos: resumen.estado,
    },
  );
  return resumen;
}

/** For newly opened folders: a plan awarded before still has its documents. */
export async function summarizeOpened(manager: EntityManager, planIds: readonly number[]): Promise<void> {
  for (let from = 0; from < planIds.length; from += MAX_PLANS) {
    const planes = planIds.slice(from, from + MAX_PLANS);
    const conLista = await manager.find(Documento, {
      select: { planId: true },
      where: { planId: among(planes), reemplazadaEn: IsNull() },
    });
    for (const planId of new Set(conLista.map((documento) => documento.planId))) {
      const carpeta = await manager.findOne(Carpeta, {
        select: { id: true },
        where: { planId },
        order: { id: 'DESC' },
      });
      if (carpeta !== null) await summarizeDocumentos(manager, carpeta.id, planId);
    }
  }
}
