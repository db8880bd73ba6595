import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BigIdColumn, CodeColumn, DateColumn, IntegerColumn, MoneyColumn, TextColumn } from '../columns/columns';
import { Plan } from './plan.entity';

/** A line of a plan's account: debit or credit. Balance, paid and overdue instalments derive from these and the schedule. */
@Entity({ name: 'movimiento', schema: 'planes', comment: 'Débito o crédito en la cuenta de un plan' })
@Unique(['planId', 'tipoDocumento', 'serieDocumento', 'numeroDocumento'])
@Index(['planId', 'fecha'])
export class Movimiento {
  @BigIdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @DateColumn()
  fecha: string;

  @CodeColumn(10, 'igual', { comment: 'Tipo de documento contable' })
  tipoDocumento: string;

  @CodeColumn(10, 'igual', { comment: 'Serie del documento contable' })
  serieDocumento: string;

  @CodeColumn(20, 'clave', { comment: 'Número del documento contable', de: 'titular' })
  numeroDocumento: string;

  /** 'CONTRATO', 'PAGO CUOTA', 'OFERTA', 'INSCRIPCION', or another type of the company's. */
  @CodeColumn(20, 'igual', { comment: 'Tipo de movimiento' })
  tipoMovimiento: string;

  @TextColumn(200, { nullable: true, de: 'titular' })
  referencia: string | null;

  @MoneyColumn({ comment: 'Débito' })
  valorDebito: number;

  @MoneyColumn({ comment: 'Crédito' })
  valorCredito: number;
}
