import { codigosDeDocumento } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { boolOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { Documento, TipoDocumento } from '../../entities/documento.entity';

/** Types with which a person agrees to be asked about at the credit bureau: 'autorizacionBuro', 'autorizacionBuroGarante' … */
const AUTORIZACIONES = `${codigosDeDocumento.autorizacionBuro}%`;

/** Whether this person's signed consent is among the documents of any plan, uploaded and not rejected. */
export async function tieneAutorizacionDeBuro(manager: EntityManager, identificacion: string): Promise<boolean> {
  const query = manager
    .createQueryBuilder()
    .from(Documento, 'd')
    .innerJoin(TipoDocumento, 'y', 'y.id = d.tipoId')
    .select('d.estado', 'estado')
    .where('d.identificacion = :identificacion', { identificacion })
    .andWhere('d.versionArchivo > 0 AND d.reemplazadaEn IS NULL')
    .andWhere('y.codigo LIKE :autorizaciones', { autorizaciones: AUTORIZACIONES });
  const rows = await readMany<{ estado: unknown }>(query);
  return rows.some(({ estado }) => estado === null || boolOf(estado));
}
