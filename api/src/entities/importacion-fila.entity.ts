import { Entity, ForeignKey, Index } from 'typeorm';
import { BigIdColumn, IntegerColumn, LongTextColumn, TextColumn } from '../columns/columns';
import { Importacion } from './importacion.entity';

/** Staging: one valid row of a file by its natural key, before it is applied by set statements. */
@Entity({ name: 'importacion_fila', schema: 'sistema', comment: 'Línea de un archivo que se está importando' })
@Index(['importacionId', 'clave'])
export class ImportacionFila {
  @BigIdColumn()
  id: number;

  @ForeignKey(() => Importacion)
  @IntegerColumn()
  importacionId: number;

  @IntegerColumn()
  linea: number;

  @TextColumn(120, { comment: 'Clave natural de la línea' })
  clave: string;

  @LongTextColumn({ comment: 'Línea leída, en JSON' })
  datos: string;

  /** State of the target found by the review, compared before anything is written. */
  @LongTextColumn({ nullable: true, comment: 'Línea revisada, en JSON' })
  revisado: string | null;
}
