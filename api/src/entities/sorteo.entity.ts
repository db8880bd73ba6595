import { fuentesDeAzar } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  LongTextColumn,
  OptionColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Asamblea } from './asamblea.entity';
import { Usuario } from './usuario.entity';

/** The draw of an assembly, step by step: its source published, its number typed twice, its order. */
@Entity({ name: 'sorteo', schema: 'asamblea' })
@Unique(['asambleaId'])
export class Sorteo {
  @IdColumn()
  id: number;

  @ForeignKey(() => Asamblea)
  @IntegerColumn()
  asambleaId: number;

  @OptionColumn(10, fuentesDeAzar)
  fuente: string;

  /** Day of the result. */
  @DateColumn()
  fecha: string;

  @TextColumn('nombre', { nullable: true })
  referencia: string | null;

  /** Why this source took the place of another one; the audit has that one. */
  @TextColumn('comentario', { nullable: true })
  motivo: string | null;

  @UtcColumn()
  publicadoEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  publicadoPor: number | null;

  @CodeColumn(128, { nullable: true })
  numero: string | null;

  @UtcColumn({ nullable: true })
  escritoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  escritoPor: number | null;

  @UtcColumn({ nullable: true })
  confirmadoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  confirmadoPor: number | null;

  @CodeColumn(64, { nullable: true })
  semilla: string | null;

  /** Plans as they were drawn, one a line. */
  @LongTextColumn({ nullable: true })
  orden: string | null;

  /** Why the minutes award other plans than those drawn. */
  @TextColumn('comentario', { nullable: true })
  diferencia: string | null;

  @VersionColumn()
  version: number;
}
