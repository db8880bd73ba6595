import { Entity, Index } from 'typeorm';
import { BigIdColumn, CodeColumn, IntegerColumn, LongTextColumn, UtcColumn } from '../columns/columns';

/** One change of state: who, what, before, after. Append-only; huella = own hash, cadena = chained by the sealer in commit order. */
@Entity({
  name: 'auditoria',
  schema: 'seguridad',
  comment: 'Cambio de estado: quién, cuándo, qué, antes y después; solo se añade y se sella',
})
@Index(['posicion'], { unique: true, where: '"posicion" IS NOT NULL' })
// unsealed rows: a handful among millions, queried every second
@Index(['id', 'instante'], { where: '"posicion" IS NULL' })
@Index(['recurso', 'recursoId'])
// changes since an instant (db/lists/list-filters.ts), from the index alone
@Index(['recurso', 'instante', 'recursoId'])
@Index(['instante'])
@Index(['usuario'])
@Index(['accion'])
@Index(['recursoId'])
export class Auditoria {
  @BigIdColumn()
  id: number;

  @UtcColumn()
  instante: Date;

  @IntegerColumn({ nullable: true })
  usuarioId: number | null;

  @CodeColumn(40, 'usuario', { comment: 'Usuario que lo hizo, como se llamaba entonces' })
  usuario: string;

  @CodeColumn(40, 'igual', { comment: 'Acto' })
  accion: string;

  @CodeColumn(40, 'igual')
  recurso: string;

  @CodeColumn(60, 'clave', { de: 'titular' })
  recursoId: string;

  @LongTextColumn({ nullable: true, comment: 'Estado anterior, en JSON', clase: 'json' })
  antes: string | null;

  @LongTextColumn({ nullable: true, comment: 'Estado posterior, en JSON', clase: 'json' })
  despues: string | null;

  @CodeColumn(40, 'igual', { nullable: true })
  solicitud: string | null;

  @CodeColumn(64, 'huella', { comment: 'Sello del contenido de la fila (HMAC-SHA-256)' })
  huella: string;

  @IntegerColumn({ nullable: true, comment: 'Lugar en la cadena; vacío mientras espera su sello' })
  posicion: number | null;

  @CodeColumn(64, 'igual', { nullable: true })
  cadena: string | null;
}
