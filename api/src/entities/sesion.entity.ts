import { Entity, ForeignKey, Index } from 'typeorm';
import { IntegerColumn, KeyCodeColumn, UtcColumn } from '../columns/columns';
import { Usuario } from './usuario.entity';

/** One login. 30 minutes idle, 8 hours at most; log-out, a new password or disabling the user revokes it at the next request. */
@Entity({ name: 'sesion', schema: 'seguridad', comment: 'Sesión de un usuario' })
@Index(['usuarioId'])
@Index(['expiraEn'])
export class Sesion {
  @KeyCodeColumn(36, 'ausente', { comment: 'Identificador de la sesión' })
  id: string;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @UtcColumn()
  creadaEn: Date;

  @UtcColumn({ comment: 'Instante (UTC) de la última actividad' })
  ultimaActividad: Date;

  @UtcColumn()
  expiraEn: Date;

  @UtcColumn({ nullable: true })
  revocadaEn: Date | null;

  /** Last authenticator code entered in it; `null` = never. */
  @UtcColumn({ nullable: true, comment: 'Cuándo se mostró en ella un código del segundo factor' })
  segundoFactorEn: Date | null;
}
