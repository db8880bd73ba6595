import { formularioDeFinanzas } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import { IntegerColumn, MoneyColumn } from '../columns/columns';
import { fichaDe } from './ficha';
import { Solicitud } from './solicitud.entity';

/** Financial statement of the person of an application. Totals are stored with their parts and always equal to them (invariant 34). */
@Entity({ name: 'finanzas', schema: 'expediente' })
@Unique(['solicitudId'])
export class Finanzas extends fichaDe(formularioDeFinanzas) {
  @ForeignKey(() => Solicitud)
  @IntegerColumn()
  solicitudId: number;

  @MoneyColumn()
  totalActivo: number;

  @MoneyColumn()
  totalPasivo: number;

  @MoneyColumn({ signed: true })
  totalPatrimonio: number;

  @MoneyColumn()
  totalIngresos: number;

  @MoneyColumn()
  totalEgresos: number;

  @MoneyColumn({ signed: true })
  totalIngresosEgresos: number;
}
