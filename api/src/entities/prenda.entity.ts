import { formularioDePrenda, type OrigenDeBien } from '@adjudica/domain';
import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IntegerColumn, TextColumn } from '../db/columns';
import { fichaDe } from './ficha';
import { Pagare } from './pagare.entity';

/** The pledge of a note (LEG-564): one a note, saved as a whole until the note is approved. Its bar code follows from the note's number. */
@Entity({ name: 'prenda', schema: 'cliente' })
@Unique(['pagareId'])
@Index(['vehiculoPlaca'])
@Index(['vehiculoChasis'])
@Check('CK_prenda_origenBien', `"origenBien" IS NULL OR "origenBien" IN ('orden', 'medio')`)
export class Prenda extends fichaDe(formularioDePrenda) {
  @ForeignKey(() => Pagare)
  @IntegerColumn()
  pagareId: number;

  /** Where the good was read when it was saved; null = it was typed. */
  @CodeColumn(5, { nullable: true })
  origenBien: OrigenDeBien | null;

  /** Fields of the good that were typed then, by commas. */
  @TextColumn('comentario', { nullable: true })
  escritos: string | null;
}
