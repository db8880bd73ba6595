import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, TextColumn, UtcColumn, VersionColumn } from '../db/columns';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** Keeper of the good of a plan (EST-534): one per plan, whoever applies for it. */
@Entity({ name: 'depositario', schema: 'cliente' })
@Unique(['planId'])
export class Depositario {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @CodeColumn(10)
  identificacion: string;

  @TextColumn('nombre')
  nombres: string;

  @TextColumn('nombre')
  apellidos: string;

  @CodeColumn(10)
  telefono: string;

  @TextColumn('correo')
  correo: string;

  @TextColumn('direccion')
  direccion: string;

  @UtcColumn()
  guardadaEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  guardadaPor: number | null;

  @VersionColumn()
  version: number;
}
