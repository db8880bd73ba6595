import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, TextColumn, UtcColumn } from '../db/columns';
import { Archivo } from './archivo.entity';
import { Asamblea } from './asamblea.entity';
import { Usuario } from './usuario.entity';

/** Minutes as issued: one row per version, never edited. The number of an acta is its assembly's. */
@Entity({ name: 'acta', schema: 'asamblea' })
@Unique(['asambleaId', 'numeroVersion'])
export class Acta {
  @IdColumn()
  id: number;

  @ForeignKey(() => Asamblea)
  @IntegerColumn()
  asambleaId: number;

  @IntegerColumn()
  numeroVersion: number;

  @ForeignKey(() => Archivo)
  @IntegerColumn()
  archivoId: number;

  @CodeColumn(64)
  huella: string;

  @TextColumn('comentario', { nullable: true })
  motivo: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  generadaPor: number | null;

  @UtcColumn()
  generadaEn: Date;
}
