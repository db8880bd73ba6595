import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, TextColumn, UtcColumn } from '../columns/columns';
import { Usuario } from './usuario.entity';

/** A stored file: write-once key, length and SHA-256. The bytes are written and verified before this row. */
@Entity({
  name: 'archivo',
  schema: 'sistema',
  comment: 'Archivo del almacén: clave, longitud y huella; el contenido no está en la base',
})
@Unique(['clave'])
@Index(['sha256'])
export class Archivo {
  @IdColumn()
  id: number;

  @CodeColumn(120, 'igual', { comment: 'Clave del archivo en el almacén' })
  clave: string;

  @TextColumn('nombreDeArchivo', { comment: 'Nombre del archivo', de: 'titular' })
  nombre: string;

  @CodeColumn(100, 'igual', { comment: 'Tipo MIME del contenido' })
  tipo: string;

  @IntegerColumn({ comment: 'Longitud en bytes' })
  longitud: number;

  @CodeColumn(64, 'huella', { comment: 'Huella SHA-256 del contenido guardado', de: 'titular' })
  sha256: string;

  /** Of the bytes received, where they differ from the stored ones: a photo stripped of its metadata. */
  @CodeColumn(64, 'huella', {
    nullable: true,
    comment: 'Huella SHA-256 de como se recibió, donde se guardó otra cosa',
    de: 'titular',
  })
  sha256Recibido: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  @UtcColumn()
  creadoEn: Date;
}
