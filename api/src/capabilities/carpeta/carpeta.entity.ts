import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, UtcColumn, VersionColumn } from '../../db/columns';
import { Adjudicacion } from '../adjudicacion/adjudicacion.entity';
import { Plan } from '../plan/plan.entity';

/** The credit folder of an awarded plan, opened by the minutes; idDepartamento empty = nobody has received it yet. */
@Entity({ name: 'carpeta', schema: 'cliente' })
@Unique(['adjudicacionId'])
@Index(['planId'])
export class Carpeta {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn()
  adjudicacionId: number;

  @CodeColumn(3, { nullable: true })
  idDepartamento: string | null;

  @UtcColumn()
  abiertaEn: Date;

  @VersionColumn()
  version: number;
}
