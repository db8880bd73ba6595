import { codigosDeDocumento } from '@adjudica/domain';
import type { EntityManager } from 'typeorm';
import { boolOf } from '../../columns/columns';
import { readMany } from '../../db/engine/read';
import { Documento, TipoDocumento } from '../../entities/documento.entity';

/** Types by which a person consents to a bureau query: 'autorizacionBuro', 'autorizacionBuroGarante' … */
const AUTORIZACIONES = `${codigosDeDocumento.autorizacionBuro}%`;

/** Whether any plan has this person's signed consent, uploaded and not rejected. */
export async function tieneAutorizacionDeBuro(manager: EntityManager, identificacion: string): Promise<boolean> {
  const query = manager
    .createQueryBuilder()
    .from(Documento, 'documento')
    .innerJoin(TipoDocumento, 'tipoDocumento', 'tipoDocumento.id = documento.tipoId')
    .select('documento.estado', 'estado')
    .where('documento.identificacion = :identificacion', { identificacion })
    .andWhere('documento.versionArchivo > 0 AND documento.reemplazadaEn IS NULL')
    .andWhere('tipoDocumento.codigo LIKE :autorizaciones', { autorizaciones: AUTORIZACIONES });
  const rows = await readMany<{ estado: unknown }>(query);
  return rows.some(({ estado }) => estado === null || boolOf(estado));
}
