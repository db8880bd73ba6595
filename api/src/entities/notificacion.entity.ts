import { Entity, ForeignKey, Index } from 'typeorm';
import { BigIdColumn, CodeColumn, IntegerColumn, TextColumn, UtcColumn } from '../columns/columns';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** A notice to one user, shown in the drawer (newest 20). */
@Entity({ name: 'notificacion', schema: 'sistema', comment: 'Aviso a un usuario' })
@Index(['usuarioId', 'creadaEn'])
// unread notices, counted by every open screen
@Index(['usuarioId', 'leidaEn', 'atendidaEn'])
@Index(['planId', 'trabajo'])
export class Notificacion {
  @BigIdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @TextColumn('titulo', { comment: 'Título' })
  titulo: string;

  @TextColumn('comentario', { comment: 'Texto del aviso' })
  texto: string;

  /** Its subject, which decides its link (domain, `asuntos.ts`). */
  @CodeColumn(40, 'igual', { nullable: true })
  recurso: string | null;

  @TextColumn(80, { nullable: true, comment: 'Clave del registro del que trata', clase: 'clave' })
  clave: string | null;

  /** Screen without the prefix of the role, for notices without a record. */
  @TextColumn(200, { nullable: true })
  enlace: string | null;

  @UtcColumn()
  creadaEn: Date;

  @UtcColumn({ nullable: true })
  leidaEn: Date | null;

  /** The task that it asks for (domain, `notificacion/reglas.ts`): kind and plan; null = information only. */
  @ForeignKey(() => Plan)
  @IntegerColumn({ nullable: true })
  planId: number | null;

  @CodeColumn(30, 'igual', { nullable: true, comment: 'Trabajo pendiente que el aviso señala' })
  trabajo: string | null;

  /** When that task ended or was reassigned. */
  @UtcColumn({ nullable: true })
  atendidaEn: Date | null;
}
