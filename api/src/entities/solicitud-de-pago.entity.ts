import { type EstadoDePago, estadosDePago, formularioDePago, type Rol } from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import {
  DigitsColumn,
  IntegerColumn,
  JsonColumn,
  KeyIntegerColumn,
  MoneyColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { columnsOf } from '../columns/record';
import { OrdenDeCompra } from './orden-de-compra.entity';
import { Usuario } from './usuario.entity';

/** A document as it was when the payment was judged: which file, and what was said of it. */
export interface DocumentoJuzgado {
  readonly documentoId: number;
  /** Number of its file. */
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
 * A payment order (PAG-524): what the dealer of a purchase order is paid, with the documents that were there. Of an order there is one live
 * payment at most, over all that the order pays (invariant 18). Client, plans and vehicle are those that the order keeps.
 */
@Entity({ name: 'solicitud_de_pago', schema: 'compra', comment: 'Orden de pago de una orden de compra' })
@Index(['ordenId'], { unique: true, where: `"estado" <> 'anulado'` })
@Index(['ordenId', 'id'])
@Index(['estado'])
@Index(['creadoEn'])
@Index(['aprobadoEn'])
@Index(['valor'])
export class SolicitudDePago extends columnsOf(formularioDePago) {
  /** Its number: drawn from its counter, without gaps, never used again (invariant 40). */
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

  /** The dealer, or whom an order without one names. */
  @TextColumn('nombre', { comment: 'A quién se paga', de: 'titular' })
  beneficiario: string;

  @DigitsColumn(13, { nullable: true, comment: 'RUC de a quién se paga', de: 'titular' })
  rucBeneficiario: string | null;

  /** Name of who asked for it, as it was. */
  @TextColumn(200, { comment: 'Quién la pide' })
  solicitante: string;

  /** What the checklist showed when it was saved, and once approved, when it was approved. */
  @JsonColumn({ comment: 'Documentos de la lista de control, en JSON', clase: 'texto', de: 'titular' })
  documentos: DocumentoJuzgado[];

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  /** His role then: what Jefatura made, a manager may approve. */
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

  /** Why it was annulled. */
  @TextColumn('comentario', { nullable: true, de: 'titular', audited: true })
  motivo: string | null;

  @VersionColumn()
  version: number;
}
