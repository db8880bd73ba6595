import { Entity, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, LongTextColumn, UtcColumn } from '../columns/columns';

/** One Idempotency-Key of one user: one effect, one stored answer, visible to that user alone. */
@Entity({
  name: 'idempotencia',
  schema: 'seguridad',
  comment: 'Respuesta guardada de una orden, para quien la repite; sellada con la clave de los datos',
})
@Unique(['usuarioId', 'clave'])
@Index(['creadaEn'])
export class Idempotencia {
  @IdColumn()
  id: number;

  @IntegerColumn()
  usuarioId: number;

  @CodeColumn(100, 'ausente', { comment: 'Clave de la orden (Idempotency-Key)' })
  clave: string;

  @CodeColumn(200, 'ausente', { comment: 'Operación de la orden' })
  ruta: string;

  @CodeColumn(64, 'ausente', { comment: 'Huella SHA-256 del cuerpo de la orden' })
  huellaCuerpo: string;

  @IntegerColumn({ nullable: true, comment: 'Código HTTP de la respuesta; vacío: en curso' })
  respuestaEstado: number | null;

  @LongTextColumn({ nullable: true })
  respuesta: string | null;

  @UtcColumn()
  creadaEn: Date;
}
