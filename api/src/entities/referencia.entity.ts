import { estadosDeReferencia, tablaDeReferencia, tiposDeReferencia } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import { IdColumn, IntegerColumn, OptionColumn, StateColumn, UtcColumn, VersionColumn } from '../columns/columns';
import { columnsOf } from '../columns/record';
import { Banco } from './catalogo.entity';
import { Solicitud } from './solicitud.entity';
import { Usuario } from './usuario.entity';

/** Personal, commercial or bank reference of an application (EST-540…542); columns of other types are NULL. */
@Entity({
  name: 'referencia',
  schema: 'expediente',
  comment: 'Referencia personal, comercial o bancaria de una solicitud',
})
@Unique(['solicitudId', 'tipo', 'linea'])
@ForeignKey(() => Banco, ['bancoCodigo'], ['codigo'])
export class Referencia extends columnsOf({ tabla: tablaDeReferencia }, 'open') {
  @IdColumn()
  id: number;

  @ForeignKey(() => Solicitud)
  @IntegerColumn()
  solicitudId: number;

  /** R personal, C commercial, B bank. */
  @OptionColumn(1, tiposDeReferencia)
  tipo: string;

  /** Position within its type; 1 to 3 for personal ones, so that a fourth is impossible (EST-553). */
  @IntegerColumn()
  linea: number;

  /** P pending, C confirmed. */
  @StateColumn(estadosDeReferencia)
  estado: string;

  @UtcColumn()
  registradaEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  registradaPor: number | null;

  @UtcColumn({ nullable: true })
  confirmadaEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  confirmadaPor: number | null;

  @VersionColumn()
  version: number;
}
