import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import type { ChangeSource } from '../../db/lists/list-filters';
import { Adjudicacion } from '../../entities/adjudicacion.entity';
import { Documento } from '../../entities/documento.entity';

type Query = SelectQueryBuilder<ObjectLiteral>;

const deDocumento = {
  rows: (query: Query) => query.select('documento.planId').from(Documento, 'documento'),
  by: 'documento.id',
};
const deAsamblea = {
  rows: (query: Query) => query.select('adjudicacion.id').from(Adjudicacion, 'adjudicacion'),
  by: 'adjudicacion.asambleaId',
};

/**
 * Where a change of a folder as lists show it is recorded: acts on itself, on documents of its plan or on their list, on its risk, on its
 * award, or the minutes that opened it. All by columns of the folder, so that each uses an index.
 */
export const CAMBIOS_DE_CARPETA: readonly ChangeSource[] = [
  { resource: 'carpeta', key: 'carpeta.id' },
  { resource: 'documento', key: 'carpeta.planId', through: deDocumento },
  { resource: 'documento', plan: 'carpeta.planId' },
  { resource: 'riesgo', plan: 'carpeta.planId' },
  { resource: 'adjudicacion', key: 'carpeta.adjudicacionId' },
  { resource: 'asamblea', key: 'carpeta.adjudicacionId', through: deAsamblea },
];
