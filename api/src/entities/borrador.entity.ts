import { formulariosConBorrador } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  IntegerColumn,
  LongTextColumn,
  OptionColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Usuario } from './usuario.entity';

/** Unsaved input of a user in one section of a form: private, encrypted, kept 30 days (modelo.md). */
@Entity({
  name: 'borrador',
  schema: 'sistema',
  comment: 'Lo que un usuario escribió y aún no guardó; sellado con la clave de los datos',
})
@Unique(['usuarioId', 'formulario', 'clave', 'seccion'])
@Index(['formulario', 'clave'])
@Index(['guardadoEn'])
export class Borrador {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  /** The form: 'solicitud', 'conyuge' … */
  @OptionColumn(20, formulariosConBorrador, { comment: 'De qué formulario es' })
  formulario: string;

  /** Key of the edited record. */
  @CodeColumn(40, 'ausente', { comment: 'De qué registro es' })
  clave: string;

  @CodeColumn(40, 'ausente', { comment: 'Sección del formulario' })
  seccion: string;

  /** Encrypted (crypto/cipher.ts). */
  @LongTextColumn({ comment: 'Lo escrito, sellado con la clave de los datos' })
  contenido: string;

  /** Version of the record when typing began. */
  @IntegerColumn({ comment: 'Versión del registro de la que partió' })
  versionBase: number;

  @UtcColumn()
  guardadoEn: Date;

  @VersionColumn()
  version: number;
}
