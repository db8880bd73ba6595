import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ChangeSource } from '../../db/lists/list-filters';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Documento } from '../../entities/documento.entity';

type Query = SelectQueryBuilder<ObjectLiteral>;

const deDocumento = { rows: (query: Query) => query.select('xt.planId').from(Documento, 'xt'), by: 'id' };
const deAsamblea = { rows: (query: Query) => query.select('xt.id').from(Adjudicacion, 'xt'), by: 'asambleaId' };

/**
 * Where a change of a folder (`c`) as lists show it is recorded: acts on itself, on documents of its plan or on their list, on its risk, on its
 * award, or the minutes that opened it. All by columns of the folder, so that each uses an index.
 */
export const CAMBIOS_DE_CARPETA: readonly ChangeSource[] = [
  { resource: 'carpeta', key: 'c.id' },
  { resource: 'documento', key: 'c.planId', through: deDocumento },
  { resource: 'documento', plan: 'c.planId' },
  { resource: 'riesgo', plan: 'c.planId' },
  { resource: 'adjudicacion', key: 'c.adjudicacionId' },
  { resource: 'asamblea', key: 'c.adjudicacionId', through: deAsamblea },
];
