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

/** The draw of an assembly by step: its source published, its number typed twice, its order. */
@Entity({ name: 'sorteo', schema: 'asamblea', comment: 'Sorteo de una asamblea: fuente, número, semilla y orden' })
@Unique(['asambleaId'])
export class Sorteo {
  @IdColumn()
  id: number;

  @ForeignKey(() => Asamblea)
  @IntegerColumn()
  asambleaId: number;

  @OptionColumn(10, fuentesDeAzar, { comment: 'Fuente pública del número' })
  fuente: string;

  /** Day of the result. */
  @DateColumn()
  fecha: string;

  @TextColumn('nombre', { nullable: true, comment: 'Dónde se publica el número' })
  referencia: string | null;

  /** Reason of a change of the source; the former one is in the audit. */
  @TextColumn('comentario', { nullable: true, comment: 'Por qué se cambió de fuente' })
  motivo: string | null;

  @UtcColumn()
  publicadoEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  publicadoPor: number | null;

  @CodeColumn(128, 'clave', { nullable: true, comment: 'Número de la fuente pública' })
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

  @CodeColumn(64, 'igual', { nullable: true, comment: 'Semilla del sorteo' })
  semilla: string | null;

  /** Plans in drawn order, one per line. */
  @LongTextColumn({ nullable: true, comment: 'Orden sorteado de los planes', clase: 'igual' })
  orden: string | null;

  /** Reason for awards that differ from the draw. */
  @TextColumn('comentario', {
    nullable: true,
    comment: 'En qué difirió el número escrito la segunda vez',
    clase: 'igual',
  })
  diferencia: string | null;

  @VersionColumn()
  version: number;
}
