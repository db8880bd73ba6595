import {
  type BloqueDeContrato,
  type EstadoDeBloque,
  type EstadoDeContrato,
  estadosDeContrato,
  formularioDeContrato,
  idsDeBloque,
} from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { columnsOf } from '../columns/record';
import { Adjudicacion } from './adjudicacion.entity';
import { Producto } from './catalogo.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** A contract (LEG-566, LEG-589): its header and the state of the whole. One an award; its seven texts are its blocks. */
@Entity({ name: 'contrato', schema: 'legal', comment: 'Contrato de un plan' })
@Unique(['adjudicacionId'])
@Index(['planId'])
@Index(['personaId'])
@Index(['creadoEn'])
@Index(['aprobadoEn'])
@Index(['estado', 'creadoEn'])
@Index(['productoCodigo', 'creadoEn'])
export class Contrato extends columnsOf(formularioDeContrato) {
  /** Its number: what its bar code holds. */
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn()
  adjudicacionId: number;

  /** Who held the plan when it was made. */
  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @ForeignKey(() => Producto, 'codigo')
  @CodeColumn(2, 'igual')
  productoCodigo: string;

  @StateColumn(estadosDeContrato, { audited: true })
  estado: EstadoDeContrato;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  @UtcColumn()
  creadoEn: Date;

  /** Who wrote the header as it stands, if not who made it. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  editadoPor: number | null;

  @UtcColumn({ nullable: true })
  editadoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  enviadoPor: number | null;

  /** null = not sent since it was made, rejected or changed. */
  @UtcColumn({ nullable: true })
  enviadoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  aprobadoPor: number | null;

  @UtcColumn({ nullable: true })
  aprobadoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  rechazadoPor: number | null;

  @UtcColumn({ nullable: true })
  rechazadoEn: Date | null;

  /** Why it was not approved the last time. */
  @TextColumn('comentario', { nullable: true, de: 'titular', audited: true })
  motivo: string | null;

  @VersionColumn()
  version: number;
}

/** One of the seven blocks of a contract that was generated (LEG-566…569). Which of its texts stands, says `numero`. */
@Entity({ name: 'contrato_bloque', schema: 'legal', comment: 'Bloque de un contrato, y su decisión' })
@Unique(['contratoId', 'bloque'])
export class ContratoBloque {
  @IdColumn()
  id: number;

  @ForeignKey(() => Contrato)
  @IntegerColumn()
  contratoId: number;

  @OptionColumn(20, idsDeBloque)
  bloque: BloqueDeContrato;

  @StateColumn(estadosDeContrato)
  estado: EstadoDeBloque;

  /** 1 = as it was generated; one more with every edit. */
  @IntegerColumn({ comment: 'Número de su texto vigente' })
  numero: number;

  /** Why it was rejected; null = it was not, or was written anew. */
  @TextColumn('comentario', { nullable: true, de: 'titular' })
  motivo: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  decididoPor: number | null;

  @UtcColumn({ nullable: true })
  decididoEn: Date | null;

  @VersionColumn()
  version: number;
}

/** A text of a block, as somebody left it: written once, so that any two can be compared. */
@Entity({
  name: 'contrato_texto',
  schema: 'legal',
  comment: 'Texto de un bloque de contrato, una fila por cada vez que se escribió',
})
@Unique(['bloqueId', 'numero'])
export class ContratoTexto {
  @IdColumn()
  id: number;

  @ForeignKey(() => ContratoBloque)
  @IntegerColumn()
  bloqueId: number;

  @IntegerColumn({ comment: 'Cuál de los textos del bloque, desde 1' })
  numero: number;

  /** Rich text. */
  @LongTextColumn({ comment: 'Texto con los valores puestos' })
  texto: string;

  /** The format that stood beside the text when it was saved, and which version of it. */
  @CodeColumn(20, 'igual', { comment: 'Código del formato del que salió' })
  formatoCodigo: string;

  @IntegerColumn({ comment: 'Versión del formato del que salió' })
  formatoNumero: number;

  /** Merge field → value, of those that the format names, when it was saved. */
  @JsonColumn({ comment: 'Valores de los campos de combinación, en JSON' })
  valores: object;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  escritoPor: number | null;

  @UtcColumn()
  escritoEn: Date;
}
