import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, TextColumn, UtcColumn } from '../db/columns';
import { Usuario } from './usuario.entity';

/** A notice to one user, shown in the drawer (newest 20). */
@Entity({ name: 'notificacion', schema: 'sistema' })
@Index(['usuarioId', 'creadaEn'])
// unread ones, which every open screen counts
@Index(['usuarioId', 'leidaEn'])
export class Notificacion {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @TextColumn('titulo')
  titulo: string;

  @TextColumn('comentario')
  texto: string;

  /** What it is about, and so where it leads (domain, `asuntos.ts`). */
  @CodeColumn(30, { nullable: true })
  recurso: string | null;

  @TextColumn(80, { nullable: true })
  clave: string | null;

  /** Screen without the prefix of the role, where it is about no record. */
  @TextColumn(200, { nullable: true })
  enlace: string | null;

  @UtcColumn()
  creadaEn: Date;

  @UtcColumn({ nullable: true })
  leidaEn: Date | null;
}
