import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BigIdColumn, CodeColumn, DateColumn, IntegerColumn, MoneyColumn, TextColumn } from '../columns/columns';
import { Plan } from './plan.entity';

/** A line of a plan's account: debit or credit. Balance, paid and overdue instalments come from these and the schedule. */
@Entity({ name: 'movimiento', schema: 'planes' })
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

  @CodeColumn(10)
  tipoDocumento: string;

  @CodeColumn(10)
  serieDocumento: string;

  @CodeColumn(20)
  numeroDocumento: string;

  /** 'CONTRATO', 'PAGO CUOTA', 'OFERTA', 'INSCRIPCION', or another of the company's. */
  @CodeColumn(20)
  tipoMovimiento: string;

  @TextColumn(200, { nullable: true })
  referencia: string | null;

  @MoneyColumn()
  valorDebito: number;

  @MoneyColumn()
  valorCredito: number;
}
