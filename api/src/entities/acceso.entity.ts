import { Entity, Index } from 'typeorm';
import { BigIdColumn, CodeColumn, IntegerColumn, UtcColumn } from '../columns/columns';

/** Who read which client, document or export (need to know). Written from a buffer, never with the data itself. */
@Entity({
  name: 'acceso',
  schema: 'seguridad',
  comment: 'Lectura de un cliente, un documento o una exportación: quién, cuándo y qué',
})
@Index(['recurso', 'recursoId'])
@Index(['usuarioId', 'instante'])
// removal by retention
@Index(['instante'])
export class Acceso {
  @BigIdColumn()
  id: number;

  @UtcColumn()
  instante: Date;

  @IntegerColumn()
  usuarioId: number;

  @CodeColumn(80, 'igual', { comment: 'Qué operación leyó' })
  operacion: string;

  @CodeColumn(40, 'igual')
  recurso: string;

  @CodeColumn(60, 'clave', { de: 'titular' })
  recursoId: string;

  @CodeColumn(40, 'igual', { nullable: true })
  solicitud: string | null;
}
