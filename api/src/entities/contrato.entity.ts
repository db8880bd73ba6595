import {
  type BloqueDeContrato,
  type EstadoDeBloque,
  type EstadoDeContrato,
  estadosDeContrato,
  formularioDeContrato,
  idsDeBloque,
  type MedioDeModelo,
  mediosDeModelo,
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
import { Archivo } from './archivo.entity';
import { Ciudad, Producto } from './catalogo.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** A contract (LEG-566, LEG-589): its header and overall state. One an award; its seven texts are its blocks. */
@Entity({ name: 'contrato', schema: 'legal', comment: 'Contrato de un plan' })
@Unique(['adjudicacionId'])
@Index(['planId'])
@Index(['personaId'])
@Index(['creadoEn'])
@Index(['aprobadoEn'])
@Index(['estado', 'creadoEn'])
@Index(['productoCodigo', 'creadoEn'])
@ForeignKey(() => Ciudad, ['lugarEmision'], ['codigo'])
export class Contrato extends columnsOf(formularioDeContrato) {
  /** Its number, as in its bar code. */
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn()
  adjudicacionId: number;

  /** Holder when it was created. */
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

  /** Author of the present header, if not the creator. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  editadoPor: number | null;

  @UtcColumn({ nullable: true })
  editadoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  enviadoPor: number | null;

  /** null = not sent since it was created, rejected or changed. */
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

  /** Reason of the last rejection. */
  @TextColumn('comentario', { nullable: true, de: 'titular', audited: true })
  motivo: string | null;

  @VersionColumn()
  version: number;
}

/** One of the seven blocks of a contract (LEG-566…569). `numero` is its present text. */
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

  /** 1 = as generated; each edit adds one. */
  @IntegerColumn({ comment: 'Número de su texto vigente' })
  numero: number;

  /** Reason of the rejection; null = not rejected, or edited since. */
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

/** A text of a block as saved: inserted once, so that any two can be compared. */
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

  /** Format and version beside the text when it was saved. */
  @CodeColumn(20, 'igual', { comment: 'Código del formato del que salió' })
  formatoCodigo: string;

  @IntegerColumn({ comment: 'Versión del formato del que salió' })
  formatoNumero: number;

  /** Values of the format's merge fields when it was saved. */
  @JsonColumn({ comment: 'Valores de los campos de combinación, en JSON' })
  valores: object;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  escritoPor: number | null;

  @UtcColumn()
  escritoEn: Date;
}

/** The model of a contract as the client got it before the signature: inserted once, the last one counts. */
@Entity({
  name: 'entrega_de_modelo',
  schema: 'legal',
  comment: 'Entrega al cliente del modelo de un contrato; una fila por cada vez, que no cambia',
})
@Index(['contratoId'])
@Index(['archivoId'])
@Index(['reciboId'])
export class EntregaDeModelo {
  @IdColumn()
  id: number;

  @ForeignKey(() => Contrato)
  @IntegerColumn()
  contratoId: number;

  /** Its text, printed. */
  @ForeignKey(() => Archivo)
  @IntegerColumn()
  archivoId: number;

  /** The receipt that the client signed; null = by mail. */
  @ForeignKey(() => Archivo)
  @IntegerColumn({ nullable: true })
  reciboId: number | null;

  @UtcColumn({ comment: 'Cuándo lo recibió el cliente' })
  entregadoEn: Date;

  @OptionColumn(10, mediosDeModelo, { comment: 'Cómo se le entregó' })
  medio: MedioDeModelo;

  /** null = in hand. */
  @TextColumn('correo', { nullable: true, comment: 'Correo al que se envió', clase: 'correo', de: 'titular' })
  correo: string | null;

  /** The term of its award as it was then. */
  @IntegerColumn({ min: 1, comment: 'Horas que deben pasar hasta la firma' })
  horas: number;

  /** Hash of the texts of the blocks. */
  @CodeColumn(64, 'huella', { comment: 'Huella SHA-256 de los textos entregados', de: 'titular' })
  huella: string;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  registradaPor: number | null;

  @UtcColumn()
  registradaEn: Date;
}
