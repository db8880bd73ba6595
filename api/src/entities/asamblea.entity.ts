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
@Entity({ name: 'asamblea', schema: 'asamblea', comment: 'Asamblea de un grupo, numerada dentro de él' })
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
  @CodeColumn(2, 'igual')
  productoCodigo: string;

  @IntegerColumn({ min: 1, comment: 'Número de la asamblea en su grupo' })
  numeroAsamblea: number;

  @DateColumn()
  fecha: string;

  @TimeColumn({ comment: 'Hora, HH:MM' })
  hora: string;

  @TextColumn(60, { comment: 'Lugar de la asamblea' })
  lugar: string;

  @TextColumn('nombre', { comment: 'Notario de la asamblea' })
  notario: string;

  @TextColumn('testigo', { nullable: true, comment: 'Primer testigo' })
  testigo1: string | null;

  @TextColumn('testigo', { nullable: true, comment: 'Segundo testigo' })
  testigo2: string | null;

  @TextColumn('testigo', { nullable: true, comment: 'Tercer testigo' })
  testigo3: string | null;

  @TextColumn('nombre', { nullable: true, comment: 'Quien representa a la empresa, por su nombre en el catálogo' })
  representante: string | null;

  @TextColumn('textoCorto', { nullable: true, comment: 'Número de la notaría', clase: 'igual' })
  notariaNumero: string | null;

  @TextColumn('textoCorto', { nullable: true, comment: 'Cantón de la notaría', clase: 'igual' })
  notariaCanton: string | null;

  @TextColumn('nombre', { nullable: true, comment: 'Fecha y medio de la convocatoria' })
  convocatoria: string | null;

  @TextColumn('comentario', { nullable: true, comment: 'Orden del día' })
  ordenDelDia: string | null;

  @CodeColumn(20, 'igual', { audited: true })
  estado: string;

  @IntegerColumn({ comment: 'Cuántas veces cambió la lista de participantes' })
  versionParticipantes: number;

  @VersionColumn()
  version: number;
}
