import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, UtcColumn } from '../columns/columns';
import { Usuario } from './usuario.entity';

/**
 * The account of the company with which a user logs in. OpenID Connect promises that issuer and subject name one person for ever; a user name
 * may be given to somebody else one day, who must not find himself here.
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
