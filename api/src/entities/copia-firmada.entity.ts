import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, DateColumn, IdColumn, IntegerColumn, TextColumn, UtcColumn } from '../columns/columns';
import { Archivo } from './archivo.entity';
import { Ciudad } from './catalogo.entity';
import { DocumentoEmitido } from './documento-emitido.entity';
import { Usuario } from './usuario.entity';

/** The scan of an issued paper as it was signed: one row for each, the last in force. */
@Entity({
  name: 'copia_firmada',
  schema: 'legal',
  comment: 'Copia firmada de un documento emitido; una fila por archivo, que no cambia',
})
@Unique(['documentoId', 'numero'])
@Index(['archivoId'])
export class CopiaFirmada {
  @IdColumn()
  id: number;

  @ForeignKey(() => DocumentoEmitido)
  @IntegerColumn()
  documentoId: number;

  /** From 1; the last is in force. */
  @IntegerColumn({ min: 1, comment: 'Cuál de sus copias, desde 1; la última es la vigente' })
  numero: number;

  @ForeignKey(() => Archivo)
  @IntegerColumn()
  archivoId: number;

  @DateColumn({ comment: 'Día en que se firmó', audited: true })
  fecha: string;

  @ForeignKey(() => Ciudad, 'codigo')
  @CodeColumn(6, 'igual', { comment: 'Ciudad en que se firmó' })
  ciudad: string;

  /** Why it replaces the one before. */
  @TextColumn('comentario', {
    nullable: true,
    comment: 'Por qué reemplaza a la anterior',
    de: 'titular',
    audited: true,
  })
  motivo: string | null;

  /** Names of who has yet to sign, separated by semicolons; null = nobody. */
  @TextColumn(1000, {
    nullable: true,
    comment: 'Quiénes faltan por firmarla electrónicamente; vacía = nadie',
    de: 'titular',
  })
  faltan: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  subidaPor: number | null;

  @UtcColumn()
  subidaEn: Date;
}
