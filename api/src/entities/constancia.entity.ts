import { mediosDeCopia } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
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

/** Evidence of an assembly from its opening on: the frozen list of participants, and later additions to the record. */
@Entity({
  name: 'constancia',
  schema: 'asamblea',
  comment: 'Constancia de una asamblea: la lista congelada de participantes y su huella',
})
@Unique(['asambleaId'])
export class Constancia {
  @IdColumn()
  id: number;

  @ForeignKey(() => Asamblea)
  @IntegerColumn()
  asambleaId: number;

  /** In its canonical form (`constancia/reglas.ts`); never changed. */
  @LongTextColumn()
  lista: string;

  /** SHA-256 of `lista`. */
  @CodeColumn(64, 'huella', { comment: 'Huella SHA-256 de la lista congelada' })
  listaSha256: string;

  /** Quorum when the list was frozen: participating plans, plans with a holder. */
  @IntegerColumn({ comment: 'Planes que participan' })
  participantes: number;

  @IntegerColumn({ comment: 'Planes con titular' })
  planes: number;

  @UtcColumn()
  instaladaEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  instaladaPor: number | null;

  /** Address of the stream. */
  @TextColumn(300, { nullable: true })
  enlace: string | null;

  @VersionColumn()
  version: number;
}

/** A copy of the record handed to somebody; inserted, never changed. */
@Entity({ name: 'constancia_copia', schema: 'asamblea', comment: 'Copia entregada de una constancia' })
@Index(['constanciaId'])
export class ConstanciaCopia {
  @IdColumn()
  id: number;

  @ForeignKey(() => Constancia)
  @IntegerColumn()
  constanciaId: number;

  @TextColumn('nombre', { comment: 'A quién se entregó' })
  entregadaA: string;

  @OptionColumn(10, mediosDeCopia, { comment: 'Por qué medio' })
  medio: string;

  @DateColumn()
  fecha: string;

  @TextColumn('comentario', { nullable: true, comment: 'Nota' })
  nota: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  registradaPor: number | null;

  @UtcColumn()
  registradaEn: Date;
}
