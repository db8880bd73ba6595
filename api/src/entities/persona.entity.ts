import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, DateColumn, IdColumn, TextColumn, VersionColumn } from '../db/columns';
import { Canton, Parroquia, Provincia } from './catalogo.entity';

/** Identity and contact of anybody; key = type and number of identification. */
@Entity({ name: 'persona', schema: 'cliente' })
@Unique(['tipoIdentificacion', 'identificacion'])
@Index(['identificacion'])
export class Persona {
  @IdColumn()
  id: number;

  @CodeColumn(1)
  tipoIdentificacion: string;

  @CodeColumn(20)
  identificacion: string;

  @TextColumn('nombre')
  nombres: string;

  @TextColumn(80)
  apellidoPaterno: string;

  @TextColumn(80)
  apellidoMaterno: string;

  @TextColumn('correo', { nullable: true })
  correo: string | null;

  @CodeColumn(15, { nullable: true })
  celular: string | null;

  @CodeColumn(15, { nullable: true })
  telefono: string | null;

  @TextColumn(200, { nullable: true })
  direccion: string | null;

  @ForeignKey(() => Provincia, 'codigo')
  @CodeColumn(2, { nullable: true })
  provinciaCodigo: string | null;

  @ForeignKey(() => Canton, 'codigo')
  @CodeColumn(4, { nullable: true })
  cantonCodigo: string | null;

  @ForeignKey(() => Parroquia, 'codigo')
  @CodeColumn(6, { nullable: true })
  parroquiaCodigo: string | null;

  @DateColumn({ nullable: true })
  fechaNacimiento: string | null;

  @CodeColumn(1, { nullable: true })
  estadoCivil: string | null;

  @VersionColumn()
  version: number;
}
