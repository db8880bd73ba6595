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
@Entity({ name: 'importacion', schema: 'sistema' })
export class Importacion {
  @IdColumn()
  id: number;

  @OptionColumn(30, Object.keys(importaciones))
  tipo: string;

  @TextColumn('nombreDeArchivo')
  nombreArchivo: string;

  @CodeColumn(64)
  sha256: string;

  @StateColumn(Object.keys(nombresDeImportacion))
  estado: string;

  @IntegerColumn()
  leidas: number;

  @IntegerColumn()
  creadas: number;

  @IntegerColumn()
  cambiadas: number;

  @IntegerColumn()
  iguales: number;

  @IntegerColumn()
  rechazadas: number;

  @JsonColumn({ nullable: true })
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
