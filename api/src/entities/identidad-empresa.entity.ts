import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, UtcColumn } from '../columns/columns';
import { Usuario } from './usuario.entity';

/**
 * A user's account at the company's provider. OpenID Connect guarantees that issuer and subject name one person forever; a user name may be
 * reassigned to somebody else.
 */
@Entity({
  name: 'identidad_empresa',
  schema: 'seguridad',
  comment: 'Cuenta de la empresa (OpenID Connect) con la que ingresa un usuario',
})
@Unique(['usuarioId'])
@Unique(['emisor', 'sujeto'])
export class IdentidadEmpresa {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @CodeColumn(300, 'ausente', { comment: 'Emisor (iss) de la cuenta' })
  emisor: string;

  @CodeColumn(255, 'ausente', { comment: 'Clave de la cuenta en su emisor (sub), que ningún nombre cambia' })
  sujeto: string;

  @UtcColumn({ comment: 'Cuándo ingresó con ella la primera vez' })
  creadaEn: Date;
}
