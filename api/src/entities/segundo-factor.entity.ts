import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, LongTextColumn, UtcColumn } from '../columns/columns';
import { Usuario } from './usuario.entity';

/** The authenticator of a user (RFC 6238), required once confirmed. */
@Entity({
  name: 'segundo_factor',
  schema: 'seguridad',
  comment: 'Autenticador de un usuario (RFC 6238): su secreto, sellado, y el último código aceptado',
})
@Unique(['usuarioId'])
export class SegundoFactor {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  /** In base32, encrypted with the data key. */
  @LongTextColumn({ comment: 'Secreto del autenticador (base32), sellado con la clave de los datos' })
  secreto: string;

  @UtcColumn({ comment: 'Cuándo se mostró el secreto' })
  creadoEn: Date;

  /** `null` = not confirmed: neither accepted nor required. */
  @UtcColumn({ nullable: true, comment: 'Cuándo mostró su primer código; vacío: todavía no se pide' })
  confirmadoEn: Date | null;

  /** 30-second step of the last accepted code: that step and earlier ones are refused. */
  @IntegerColumn({ nullable: true, comment: 'Paso de 30 segundos del último código aceptado, desde 1970' })
  ultimoPaso: number | null;
}

/** A single-use recovery code, as its hash. */
@Entity({
  name: 'codigo_recuperacion',
  schema: 'seguridad',
  comment: 'Código que abre una vez sin el autenticador; solo su huella',
})
@Unique(['usuarioId', 'huella'])
export class CodigoRecuperacion {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @CodeColumn(64, 'ausente', { comment: 'Huella SHA-256 del código' })
  huella: string;

  @UtcColumn({ nullable: true, comment: 'Cuándo se usó; vacío: sirve todavía' })
  usadoEn: Date | null;
}
