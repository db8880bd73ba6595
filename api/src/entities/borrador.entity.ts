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

/** What a user typed into one section of a form and has not saved: theirs alone, encrypted, 30 days (modelo.md). */
@Entity({ name: 'borrador', schema: 'sistema' })
@Unique(['usuarioId', 'formulario', 'clave', 'seccion'])
@Index(['formulario', 'clave'])
@Index(['guardadoEn'])
export class Borrador {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  /** Which form: 'solicitud', 'conyuge' … */
  @OptionColumn(20, formulariosConBorrador)
  formulario: string;

  /** Key of the record that the form edits. */
  @CodeColumn(40)
  clave: string;

  @CodeColumn(40)
  seccion: string;

  /** Sealed by crypto/cipher.ts; nobody reads it in the database. */
  @LongTextColumn()
  contenido: string;

  /** Version of the record from which typing began. */
  @IntegerColumn()
  versionBase: number;

  @UtcColumn()
  guardadoEn: Date;

  @VersionColumn()
  version: number;
}
