import { Entity } from 'typeorm';
import { CodeColumn, KeyIntegerColumn, UtcColumn } from '../columns/columns';

/** One row: which process removes what is past its time, and until when the others leave it alone. */
@Entity({ name: 'retencion', schema: 'sistema' })
export class Retencion {
  @KeyIntegerColumn()
  id: number;

  /** null = nobody. */
  @CodeColumn(36, { nullable: true })
  proceso: string | null;

  @UtcColumn({ nullable: true })
  hasta: Date | null;

  /** When one ended that removed all it found. */
  @UtcColumn({ nullable: true })
  ultima: Date | null;
}
