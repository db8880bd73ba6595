import {
  type EstadoDePago,
  estadosDePago,
  formularioDePago,
  type Rol,
  tiposDeCuenta,
  tiposDeIdentificacion,
} from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  DigitsColumn,
  DigitsUpToColumn,
  IntegerColumn,
  JsonColumn,
  KeyIntegerColumn,
  MoneyColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { columnsOf } from '../columns/record';
import { OrdenDeCompra } from './orden-de-compra.entity';
import { Usuario } from './usuario.entity';

/** A document when the payment was judged: its file and its state. */
export interface DocumentoJuzgado {
  readonly documentoId: number;
  readonly archivo: number;
  readonly plan: string;
  readonly tipo: string;
  readonly nombre: string;
  readonly estado: string;
  readonly subidoEn: string | null;
  readonly tipoArchivo: string | null;
  readonly nombreDescarga: string | null;
}

/**
 * A payment order (PAG-524): the payment to the dealer of a purchase order, with its documents at that time. An order has one live payment at most,
 * for its whole amount (invariant 18). Client, plans and vehicle are the order's.
 */
@Entity({ name: 'solicitud_de_pago', schema: 'compra', comment: 'Orden de pago de una orden de compra' })
@Index(['ordenId'], { unique: true, where: `"estado" <> 'anulado'` })
@Index(['ordenId', 'id'])
@Index(['estado'])
@Index(['creadoEn'])
@Index(['aprobadoEn'])
@Index(['valor'])
export class SolicitudDePago extends columnsOf(formularioDePago) {
  /** Its number, from a counter without gaps, never reused (invariant 40). */
  @KeyIntegerColumn()
  id: number;

  @ForeignKey(() => OrdenDeCompra)
  @IntegerColumn()
  ordenId: number;

  @StateColumn(estadosDePago, { audited: true })
  estado: EstadoDePago;

  /** The dealer payment of the order. */
  @MoneyColumn({ comment: 'Lo que se paga al concesionario', audited: true })
  valor: number;

  /** The dealer, or the payee of an order without one. */
  @TextColumn('nombre', { comment: 'A quién se paga', de: 'titular' })
  beneficiario: string;

  @DigitsColumn(13, { nullable: true, comment: 'RUC de a quién se paga', de: 'titular' })
  rucBeneficiario: string | null;

  /** Of a private person. */
  @OptionColumn(1, tiposDeIdentificacion, { nullable: true, comment: 'Tipo de identificación de a quién se paga' })
  tipoIdentificacionBeneficiario: string | null;

  @CodeColumn(20, 'identificacion', {
    nullable: true,
    comment: 'Identificación de la persona a quien se paga',
    audited: true,
  })
  identificacionBeneficiario: string | null;

  @TextColumn(60, { nullable: true, clase: 'igual', comment: 'Banco de la cuenta a la que se paga', audited: true })
  bancoBeneficiario: string | null;

  @OptionColumn(10, tiposDeCuenta, { nullable: true, comment: 'Tipo de la cuenta a la que se paga' })
  tipoCuentaBeneficiario: string | null;

  @DigitsUpToColumn(20, { nullable: true, comment: 'Número de la cuenta a la que se paga', audited: true })
  numeroCuentaBeneficiario: string | null;

  /** Name of the requester at that time. */
  @TextColumn(200, { comment: 'Quién la pide' })
  solicitante: string;

  /** The checklist when it was saved or, once approved, at the approval. */
  @JsonColumn({ comment: 'Documentos de la lista de control, en JSON', clase: 'texto', de: 'titular' })
  documentos: DocumentoJuzgado[];

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  /** The creator's role at that time: payments created by Jefatura may be approved by a manager. */
  @TextColumn('textoCorto', { nullable: true, clase: 'igual' })
  rolCreador: Rol | null;

  @UtcColumn()
  creadoEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  aprobadoPor: number | null;

  @UtcColumn({ nullable: true })
  aprobadoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  anuladoPor: number | null;

  @UtcColumn({ nullable: true })
  anuladoEn: Date | null;

  /** Reason of the annulment. */
  @TextColumn('comentario', { nullable: true, de: 'titular', audited: true })
  motivo: string | null;

  /** Day on which the money left; null = not registered. */
  @DateColumn({ nullable: true, comment: 'Día de la transferencia', audited: true })
  transferidaEl: string | null;

  @TextColumn(40, { nullable: true, comment: 'Referencia del banco', clase: 'igual', audited: true })
  transferenciaReferencia: string | null;

  @VersionColumn()
  version: number;
}
