import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  BoolColumn,
  CodeColumn,
  IdColumn,
  IntegerColumn,
  LongTextColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Usuario } from './usuario.entity';

/** Named filter, order and columns of a list: private, or shared with all who may read the list. */
@Entity({ name: 'vista_guardada', schema: 'sistema', comment: 'Vista guardada de una lista: filtro, orden y columnas' })
@Unique(['lista', 'usuarioId', 'nombre'])
@Index(['usuarioId'])
export class VistaGuardada {
  @IdColumn()
  id: number;

  /** Key of `listasConVistas`. */
  @CodeColumn(40, 'igual')
  lista: string;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @TextColumn('textoCorto')
  nombre: string;

  @BoolColumn({ comment: 'Si la ven los demás' })
  compartida: boolean;

  /** As JSON: filter, order, hidden columns. */
  @LongTextColumn({ comment: 'Filtro, orden y columnas, en JSON', clase: 'igual' })
  contenido: string;

  @UtcColumn()
  guardadaEn: Date;

  @VersionColumn()
  version: number;
}

/** The initial view of a list: one for each user and list. */
@Entity({ name: 'vista_inicial', schema: 'sistema', comment: 'Vista con la que un usuario abre una lista' })
@Unique(['usuarioId', 'lista'])
@Index(['vistaId'])
export class VistaInicial {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @CodeColumn(40, 'igual')
  lista: string;

  @ForeignKey(() => VistaGuardada)
  @IntegerColumn()
  vistaId: number;
}
