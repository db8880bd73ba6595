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
    'emitido',
    'MAX(emitido.registroVersion)',
    `emitido.solicitudId = ${alias}.id AND emitido.tipo = 'solicitud'`,
  );
  const generada = de(
    Evento,
    'generada',
    'COALESCE(MAX(generada.id), 0)',
    `${deLaPersona('generada')} AND generada.tipo = '${tiposDeEvento.solicitudGenerada}'`,
  );
  const despues = de(
    Evento,
    'posterior',
    '1',
    `${deLaPersona('posterior')} AND posterior.tipo IN (${ANEXOS}) AND posterior.id > ${generada}`,
  );
  return `CASE WHEN ${alias}.estadoSol <> '' AND ${alias}.version = ${impresa} AND NOT EXISTS ${despues} THEN 1 ELSE 0 END`;
}
