import { formularioDeFinanzas } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import { IntegerColumn, MoneyColumn } from '../columns/columns';
import { fichaDe } from './ficha';
import { Solicitud } from './solicitud.entity';

/** Financial statement of an applicant. Stored totals always equal the sum of their parts (invariant 34). */
@Entity({ name: 'finanzas', schema: 'expediente', comment: 'Estado financiero declarado en una solicitud' })
@Unique(['solicitudId'])
export class Finanzas extends fichaDe(formularioDeFinanzas) {
  @ForeignKey(() => Solicitud)
  @IntegerColumn()
  solicitudId: number;

  @MoneyColumn({ comment: 'Suma de los activos' })
  totalActivo: number;

  @MoneyColumn({ comment: 'Suma de los pasivos' })
  totalPasivo: number;

  @MoneyColumn({ signed: true, comment: 'Activos menos pasivos' })
  totalPatrimonio: number;

  @MoneyColumn({ comment: 'Suma de los ingresos del mes' })
  totalIngresos: number;

  @MoneyColumn({ comment: 'Suma de los egresos del mes' })
  totalEgresos: number;

  @MoneyColumn({ signed: true, comment: 'Ingresos menos egresos' })
  totalIngresosEgresos: number;
}
