import { formularioDeDepositario } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import { IntegerColumn } from '../columns/columns';
import { fichaDe } from './ficha';
import { Plan } from './plan.entity';

/** Depositary of a plan's good (EST-534): one per plan, whoever applies for it. */
@Entity({ name: 'depositario', schema: 'expediente', comment: 'Depositario del bien prendado de un plan' })
@Unique(['planId'])
export class Depositario extends fichaDe(formularioDeDepositario) {
  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;
}
