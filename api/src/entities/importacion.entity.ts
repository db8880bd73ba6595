import { importaciones, nombresDeImportacion } from '@adjudica/domain';
import { Entity, ForeignKey } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  IntegerColumn,
  JsonColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Usuario } from './usuario.entity';

/** One imported file: dry run first, then applied whole or not at all, with its reconciling summary. */
@Entity({ name: 'importacion', schema: 'sistema', comment: 'Importación de un archivo, con sus cuentas' })
export class Importacion {
  @IdColumn()
  id: number;

  @OptionColumn(30, Object.keys(importaciones))
  tipo: string;

  @TextColumn('nombreDeArchivo', { comment: 'Nombre del archivo' })
  nombreArchivo: string;

  @CodeColumn(64, 'huella', { comment: 'Huella SHA-256 del archivo' })
  sha256: string;

  @StateColumn(Object.keys(nombresDeImportacion))
  estado: string;

  @IntegerColumn({ comment: 'Filas leídas' })
  leidas: number;

  @IntegerColumn({ comment: 'Filas nuevas' })
  creadas: number;

  @IntegerColumn({ comment: 'Filas que cambian' })
  cambiadas: number;

  @IntegerColumn({ comment: 'Filas que no cambian' })
  iguales: number;

  @IntegerColumn()
  rechazadas: number;

  @JsonColumn({ nullable: true, comment: 'Resumen, en JSON' })
  resumen: Record<string, unknown> | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadaPor: number | null;

  @UtcColumn()
  creadaEn: Date;

  @UtcColumn({ nullable: true })
  aplicadaEn: Date | null;

  @VersionColumn()
  version: number;
}
