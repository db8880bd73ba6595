import { Entity, ForeignKey, Index } from 'typeorm';
import { BigIdColumn, IntegerColumn, TextColumn } from '../columns/columns';
import { Importacion } from './importacion.entity';

/** A fault of a row: line, column, Spanish text; the value, and whose row it is. */
@Entity({ name: 'importacion_error', schema: 'sistema', comment: 'Línea rechazada de una importación' })
@Index(['importacionId', 'linea'])
export class ImportacionError {
  @BigIdColumn()
  id: number;

  @ForeignKey(() => Importacion)
  @IntegerColumn()
  importacionId: number;

  @IntegerColumn()
  linea: number;

  @TextColumn(60, { nullable: true, comment: 'Columna del archivo' })
  columna: string | null;

  @TextColumn(500, { comment: 'Qué se dijo de la línea' })
  mensaje: string;

  /** Content of the cell. */
  @TextColumn(200, { nullable: true, comment: 'Valor rechazado' })
  valor: string | null;

  /** The row's subject, as written in the file. */
  @TextColumn(200, { nullable: true, comment: 'Registro de la línea' })
  registro: string | null;
}
