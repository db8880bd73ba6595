import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  TextColumn,
  TimeColumn,
  VersionColumn,
} from '../columns/columns';
import { Producto } from './catalogo.entity';
import { Grupo } from './grupo.entity';

/** An assembly of a group, created by 'Nueva fecha'. estado: empty = open, 'C' = closed by its minutes (ASA-021, ASA-022). */
@Entity({ name: 'asamblea', schema: 'asamblea' })
@Unique(['grupoId', 'numeroAsamblea'])
@Index(['productoCodigo', 'fecha'])
@Index(['fecha'])
export class Asamblea {
  @IdColumn()
  id: number;

  @ForeignKey(() => Grupo)
  @IntegerColumn()
  grupoId: number;

  @ForeignKey(() => Producto, 'codigo')
  @CodeColumn(2)
  productoCodigo: string;

  @IntegerColumn({ min: 1 })
  numeroAsamblea: number;

  @DateColumn()
  fecha: string;

  @TimeColumn()
  hora: string;

  @TextColumn(60)
  lugar: string;

  @TextColumn('nombre')
  notario: string;

  @TextColumn('testigo', { nullable: true })
  testigo1: string | null;

  @TextColumn('testigo', { nullable: true })
  testigo2: string | null;

  @TextColumn('testigo', { nullable: true })
  testigo3: string | null;

  @CodeColumn(20)
  estado: string;

  @IntegerColumn()
  versionParticipantes: number;

  @VersionColumn()
  version: number;
}
