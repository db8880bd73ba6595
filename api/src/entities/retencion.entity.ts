import { Entity } from 'typeorm';
import { CodeColumn, KeyIntegerColumn, UtcColumn } from '../columns/columns';

/** One row: the lease of the process that removes expired data. */
@Entity({
  name: 'retencion',
  schema: 'sistema',
  comment: 'Qué proceso quita lo que cumplió su plazo, y cuándo se hizo por última vez',
})
export class Retencion {
  @KeyIntegerColumn()
  id: number;

  /** null = free. */
  @CodeColumn(36, 'ausente', { nullable: true, comment: 'Proceso que lo hace; vacío: ninguno' })
  proceso: string | null;

  @UtcColumn({ nullable: true, comment: 'Hasta cuándo (UTC) nadie más lo hace' })
  hasta: Date | null;

  /** End of the last complete removal. */
  @UtcColumn({ nullable: true })
  ultima: Date | null;
}
