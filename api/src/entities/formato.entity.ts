import { type BloqueDeContrato, cicloDeFormato, type EstadoDeFormato, idsDeBloque } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  LongTextColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Usuario } from './usuario.entity';

/**
 * One version of the text of a clause. Once approved, its text and conditions never change: another version ends it. A condition is a list of
 * accepted values, with commas; empty = any.
 */
@Entity({ name: 'formato', schema: 'catalogo', comment: 'Formato de una cláusula de contrato, una fila por versión' })
@Unique(['codigo', 'numero'])
@Index(['codigo'], { unique: true, where: "estado = 'borrador'" })
@Index(['bloque', 'estado'])
export class Formato {
  @IdColumn()
  id: number;

  @OptionColumn(20, idsDeBloque)
  bloque: BloqueDeContrato;

  /** Of the format, in all its versions. */
  @CodeColumn(20, 'igual')
  codigo: string;

  /** Of the version, from 1. */
  @IntegerColumn()
  numero: number;

  @TextColumn('nombre', { clase: 'igual' })
  nombre: string;

  @CodeColumn(20, 'igual')
  producto: string;

  @CodeColumn(20, 'igual')
  estadoCivil: string;

  @CodeColumn(20, 'igual', { comment: 'Separación de bienes' })
  separacionBienes: string;

  @CodeColumn(20, 'igual')
  garantia: string;

  @CodeColumn(20, 'igual', { comment: 'Si rige con garante' })
  garante: string;

  @CodeColumn(20, 'igual')
  estadoBien: string;

  @CodeColumn(20, 'igual', { comment: 'Si el plan todavía debe' })
  saldo: string;

  /** Rich text with merge fields. */
  @LongTextColumn({ comment: 'Texto con campos de combinación', clase: 'igual' })
  texto: string;

  /** Reason of the version. */
  @TextColumn('comentario', { clase: 'igual' })
  motivo: string;

  /** 'borrador', 'aprobado', 'descartado'. */
  @StateColumn(cicloDeFormato.estados)
  estado: EstadoDeFormato;

  @DateColumn()
  vigenteDesde: string;

  /** Its last day; null = open-ended. */
  @DateColumn({ nullable: true, comment: 'Último día en que rige; vacío: sin fin' })
  vigenteHasta: string | null;

  /** The version whose approval ended it. */
  @ForeignKey(() => Formato)
  @IntegerColumn({ nullable: true })
  reemplazoId: number | null;

  /** Null = delivered with the program. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  /** Last author, and when. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  escritoPor: number | null;

  @UtcColumn()
  escritoEn: Date;

  /** Who approved or discarded it. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  decididoPor: number | null;

  @UtcColumn({ nullable: true })
  decididoEn: Date | null;

  /** Reason of the discard. */
  @TextColumn('comentario', { nullable: true, comment: 'Por qué se descartó', clase: 'igual' })
  motivoDescarte: string | null;

  @VersionColumn()
  version: number;
}
