import { Entity, Index } from 'typeorm';
import { CodeColumn, IdColumn, UtcColumn } from '../columns/columns';

/** A failed log-in, so that every instance counts it. The key is hashed: people type passwords into the name field. */
@Entity({
  name: 'intento_fallido',
  schema: 'seguridad',
  comment: 'Intento fallido de ingreso, para que lo cuente toda instancia; se conserva 15 minutos',
})
@Index(['clave', 'instante'])
export class IntentoFallido {
  @IdColumn()
  id: number;

  /** SHA-256 of the counted key: a name with its address, an address, or a session. */
  @CodeColumn(64, 'ausente', {
    comment: 'Contra qué cuenta (usuario y dirección, dirección, o sesión), solo su huella',
  })
  clave: string;

  /** The process where it failed, which has counted it already. */
  @CodeColumn(36, 'ausente', { comment: 'Proceso en que falló' })
  proceso: string;

  @UtcColumn()
  instante: Date;
}
