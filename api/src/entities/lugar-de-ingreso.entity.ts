import { Entity, Index } from 'typeorm';
import { KeyCodeColumn, UtcColumn } from '../columns/columns';

/** An address from which a user has logged in: failures of others there do not slow him down. */
@Entity({
  name: 'lugar_de_ingreso',
  schema: 'seguridad',
  comment: 'Que alguien ingresó desde una dirección; se conserva 30 días',
})
@Index(['ultimo'])
export class LugarDeIngreso {
  /** SHA-256 of the address and the name. */
  @KeyCodeColumn(64, 'ausente', { comment: 'Dirección y usuario, solo su huella' })
  clave: string;

  @UtcColumn({ comment: 'Instante (UTC) del último ingreso desde ahí' })
  ultimo: Date;
}
