import type { EntityMetadata } from 'typeorm';
import type { ForeignKeyMetadata } from 'typeorm/metadata/ForeignKeyMetadata';

/** Foreign keys without an index that no general rule excuses, and why. A new foreign key gets an index, or a line here (foreign-keys.test.ts). */
export const withoutIndex: Readonly<Record<string, readonly string[]>> = {
  'Who did it; what is listed by user has an index.': [
    'decision_de_caso.usuarioId',
    'documento_decision.usuarioId',
    'evento.usuarioId',
    'excepcion_riesgo.usuarioId',
  ],
  'Beside the plan or the folder of the same row, by which it is always found first.': [
    'documento.personaId',
    'evento.personaId',
    'excepcion_riesgo.personaId',
    'ficha_bien.personaId',
    'participante.personaId',
    'riesgo_plan.personaId',
    'solicitud.personaId',
  ],
  'Reports are looked for by cédula, which has its index.': ['consulta_buro.personaId', 'consulta_buro.planId'],
  'Tasks are read by plan and put under their event in the program.': ['tarea.eventoId'],
};

type Table = Pick<EntityMetadata, 'indices'>;

/**
 * References to the acting user (users are never deleted and nothing is searched by author), codes of catalogues (not deleted while used, and no
 * list filters by one code), and columns in a unique index.
 */
export function isExcused(
  { indices }: Table,
  { columns, referencedEntityMetadata: target }: ForeignKeyMetadata,
): boolean {
  const [column] = columns;
  return (
    (target.tableName === 'usuario' && column?.databaseName.endsWith('Por') === true) ||
    target.schema === 'catalogo' ||
    indices.some((index) => index.isUnique && index.where !== undefined && index.columns[0] === column)
  );
}
