import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, UtcColumn } from '../db/columns';
import { Archivo } from './archivo.entity';
import { Solicitud } from './solicitud.entity';
import { Usuario } from './usuario.entity';

/** A printed purchase request. Append-only: a new one does not touch the earlier ones; the newest is shown. */
@Entity({ name: 'solicitud_documento', schema: 'cliente' })
@Index(['solicitudId', 'id'])
export class SolicitudDocumento {
  @IdColumn()
  id: number;

  @ForeignKey(() => Solicitud)
  @IntegerColumn()
  solicitudId: number;

  /** Version of the form that was printed: the document is in force while the form still has it. */
  @IntegerColumn()
  solicitudVersion: number;

  @ForeignKey(() => Archivo)
  @IntegerColumn()
  archivoId: number;

  /** SHA-256 of the printed facts: the same facts make no second document. */
  @CodeColumn(64)
  huella: string;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  generadoPor: number | null;

  @UtcColumn()
  generadoEn: Date;
}
