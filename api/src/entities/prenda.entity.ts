import { formularioDePrenda, type OrigenDeBien } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { IntegerColumn, OptionColumn, TextColumn } from '../columns/columns';
import { fichaDe } from './ficha';
import { Pagare } from './pagare.entity';

/** The pledge of a note (LEG-564): one a note, saved as a whole until the note is approved. Its bar code derives from the note's number. */
@Entity({ name: 'prenda', schema: 'legal', comment: 'Prenda que garantiza un pagaré' })
@Unique(['pagareId'])
@Index(['vehiculoPlaca'])
@Index(['vehiculoChasis'])
export class Prenda extends fichaDe(formularioDePrenda) {
  @ForeignKey(() => Pagare)
  @IntegerColumn()
  pagareId: number;

  /** Source of the good when it was saved; null = typed. */
  @OptionColumn(5, ['orden', 'medio'], { nullable: true, comment: 'De dónde salieron los datos del bien' })
  origenBien: OrigenDeBien | null;

  /** Fields of the good that were typed, separated by commas. */
  @TextColumn('comentario', {
    nullable: true,
    comment: 'Campos escritos a mano, que difieren de la solicitud',
    de: 'titular',
  })
  escritos: string | null;
}
