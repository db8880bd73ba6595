import { Entity } from 'typeorm';
import { CodeColumn, KeyIntegerColumn, UtcColumn } from '../columns/columns';

/** One row: which process removes what is past its time, and until when the others leave it alone. */
@Entity({
  name: 'retencion',
  schema: 'sistema',
  comment: 'Qué proceso quita lo que cumplió su plazo, y cuándo se hizo por última vez',
})
export class Retencion {
  @KeyIntegerColumn()
  id: number;

  /** null = nobody. */
  @CodeColumn(36, 'ausente', { nullable: true, comment: 'Proceso que lo hace; vacío: ninguno' })
  proceso: string | null;

  @UtcColumn({ nullable: true, comment: 'Hasta cuándo (UTC) nadie más lo hace' })
  hasta: Date | null;

  /** When one ended that removed all it found. */
  @UtcColumn({ nullable: true })
  ultima: Date | null;
}
