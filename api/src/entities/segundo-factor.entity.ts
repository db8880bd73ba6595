import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, LongTextColumn, UtcColumn } from '../columns/columns';
import { Usuario } from './usuario.entity';

/** The authenticator of a user (RFC 6238); asked for once it is confirmed. */
@Entity({ name: 'segundo_factor', schema: 'seguridad' })
@Unique(['usuarioId'])
export class SegundoFactor {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  /** In base32, sealed with the key of the data. */
  @LongTextColumn()
  secreto: string;

  @UtcColumn()
  creadoEn: Date;

  /** `null` = nobody has shown yet that the telephone has it: it opens nothing and stops nobody. */
  @UtcColumn({ nullable: true })
  confirmadoEn: Date | null;

  /** Step of 30 seconds of the last code that was taken: none of it or before counts again. */
  @IntegerColumn({ nullable: true })
  ultimoPaso: number | null;
}

/** What opens once without the telephone: its hash, never itself. */
@Entity({ name: 'codigo_recuperacion', schema: 'seguridad' })
@Unique(['usuarioId', 'huella'])
export class CodigoRecuperacion {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @CodeColumn(64)
  huella: string;

  @UtcColumn({ nullable: true })
  usadoEn: Date | null;
}
