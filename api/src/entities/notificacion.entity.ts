import { Entity, ForeignKey, Index } from 'typeorm';
import { IdColumn, IntegerColumn, TextColumn, UtcColumn } from '../db/columns';
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

  @TextColumn(200, { nullable: true })
  enlace: string | null;

  @UtcColumn()
  creadaEn: Date;

  @UtcColumn({ nullable: true })
  leidaEn: Date | null;
}
