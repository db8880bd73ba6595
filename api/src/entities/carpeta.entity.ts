import { type CodigoDeDocumentacion, estadosDeDocumentos } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, OptionColumn, UtcColumn, VersionColumn } from '../columns/columns';
import { Adjudicacion } from './adjudicacion.entity';
import { Departamento } from './catalogo.entity';
import { Plan } from './plan.entity';

/** The credit folder of an awarded plan, opened by the minutes; an empty idDepartamento = not received yet. */
@Entity({
  name: 'carpeta',
  schema: 'expediente',
  comment: 'Carpeta de un plan adjudicado, con el departamento que la tiene',
})
@Unique(['adjudicacionId'])
@Index(['planId'])
// the board of a department is counted from this index alone
@Index(['idDepartamento', 'adjudicacionId', 'planId'])
@Index(['estadoDocumentos'])
export class Carpeta {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn()
  adjudicacionId: number;

  @ForeignKey(() => Departamento, 'codigo')
  @CodeColumn(3, 'igual', { nullable: true })
  idDepartamento: string | null;

  @UtcColumn()
  abiertaEn: Date;

  /** Required documents, those ready, and the code of the label: updated by `documento` with every act. */
  @IntegerColumn({ min: 0, comment: 'Documentos exigidos' })
  documentosTotal: number;

  @IntegerColumn({ min: 0, comment: 'Documentos subidos y no rechazados' })
  documentosListos: number;

  /** 'sinLista', 'vacia', 'incompleta', 'completa'. */
  @OptionColumn(10, Object.keys(estadosDeDocumentos), { comment: 'Resumen de sus documentos' })
  estadoDocumentos: CodigoDeDocumentacion;

  @VersionColumn()
  version: number;
}
