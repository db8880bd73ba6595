import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, UtcColumn } from '../columns/columns';
import { Usuario } from './usuario.entity';

/**
 * The account of the company with which a user logs in. OpenID Connect promises that issuer and subject name one person for ever; a user name
 * may be given to somebody else one day, who must not find himself here.
 */
@Entity({ name: 'identidad_empresa', schema: 'seguridad' })
@Unique(['usuarioId'])
@Unique(['emisor', 'sujeto'])
export class IdentidadEmpresa {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @CodeColumn(300)
  emisor: string;

  @CodeColumn(255)
  sujeto: string;

  @UtcColumn()
  creadaEn: Date;
}
