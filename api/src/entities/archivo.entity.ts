import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, TextColumn, UtcColumn } from '../columns/columns';
import { Usuario } from './usuario.entity';

/** A stored file: write-once key, length and SHA-256. The bytes are written and verified before this row. */
@Entity({ name: 'archivo', schema: 'sistema' })
@Unique(['clave'])
export class Archivo {
  @IdColumn()
  id: number;

  @CodeColumn(120)
  clave: string;

  @TextColumn('nombreDeArchivo')
  nombre: string;

  @CodeColumn(100)
  tipo: string;

  @IntegerColumn()
  longitud: number;

  @CodeColumn(64)
  sha256: string;

  /** Of what was received, where that is not what is stored: a photo without what its camera noted. */
  @CodeColumn(64, { nullable: true })
  sha256Recibido: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  @UtcColumn()
  creadoEn: Date;
}
