import { Entity, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, LongTextColumn, UtcColumn } from '../columns/columns';

/** One Idempotency-Key of one user: one effect, one stored answer, visible to its owner alone. */
@Entity({ name: 'idempotencia', schema: 'seguridad' })
@Unique(['usuarioId', 'clave'])
@Index(['creadaEn'])
export class Idempotencia {
  @IdColumn()
  id: number;

  @IntegerColumn()
  usuarioId: number;

  @CodeColumn(100)
  clave: string;

  @CodeColumn(200)
  ruta: string;

  @CodeColumn(64)
  huellaCuerpo: string;

  @IntegerColumn({ nullable: true })
  respuestaEstado: number | null;

  @LongTextColumn({ nullable: true })
  respuesta: string | null;

  @UtcColumn()
  creadaEn: Date;
}
