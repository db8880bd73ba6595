import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ChangeSource } from '../../db/lists/list-filters';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Documento } from '../../entities/documento.entity';

type Query = SelectQueryBuilder<ObjectLiteral>;

const deDocumento = { rows: (query: Query) => query.select('xt.planId').from(Documento, 'xt'), by: 'id' };
const deAsamblea = { rows: (query: Query) => query.select('xt.id').from(Adjudicacion, 'xt'), by: 'asambleaId' };

/**
 * Where it stands that a folder (`c`) changed as the lists show it: by an act on itself, on a document of its plan or on their list, on its risk,
 * on its award, or by the minutes that opened it. Everything by columns of the folder, so that each is found through an index of it.
 */
export const CAMBIOS_DE_CARPETA: readonly ChangeSource[] = [
  { resource: 'carpeta', key: 'c.id' },
  { resource: 'documento', key: 'c.planId', through: deDocumento },
  { resource: 'documento', plan: 'c.planId' },
  { resource: 'riesgo', plan: 'c.planId' },
  { resource: 'adjudicacion', key: 'c.adjudicacionId' },
  { resource: 'asamblea', key: 'c.adjudicacionId', through: deAsamblea },
];
