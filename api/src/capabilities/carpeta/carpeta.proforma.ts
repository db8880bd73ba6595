import { tiposDeEvento } from '@adjudica/domain';
import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { DocumentoEmitido } from '../../entities/documento-emitido.entity';
import { Evento } from '../../entities/evento.entity';

/** Forms printed with an application and saved separately; references with their state. */
const ANEXOS = [
  tiposDeEvento.conyuge,
  tiposDeEvento.finanzas,
  tiposDeEvento.referencia,
  tiposDeEvento.referenciaConfirmada,
]
  .map((tipo) => `'${tipo}'`)
  .join();

/**
 * 1 = the newest document has the form's present version, and nothing printed with it was saved later. Order of writing decides, which the folder's
 * lock makes that of the acts (two acts may share an instant). Reads the events of one plan.
 */
export function documentoVigente(manager: EntityManager, alias: string): string {
  const de = (tabla: EntityTarget<ObjectLiteral>, como: string, select: string, where: string): string =>
    manager.createQueryBuilder().subQuery().select(select).from(tabla, como).where(where).getQuery();
  const deLaPersona = (como: string): string =>
    `${como}.planId = ${alias}.planId AND ${como}.personaId = ${alias}.personaId`;
  const impresa = de(
    DocumentoEmitido,
    'd',
    'MAX(d.registroVersion)',
    `d.solicitudId = ${alias}.id AND d.tipo = 'solicitud'`,
  );
  const generada = de(
    Evento,
    'g',
    'COALESCE(MAX(g.id), 0)',
    `${deLaPersona('g')} AND g.tipo = '${tiposDeEvento.solicitudGenerada}'`,
  );
  const despues = de(Evento, 'e', '1', `${deLaPersona('e')} AND e.tipo IN (${ANEXOS}) AND e.id > ${generada}`);
  return `CASE WHEN ${alias}.estadoSol <> '' AND ${alias}.version = ${impresa} AND NOT EXISTS ${despues} THEN 1 ELSE 0 END`;
}
