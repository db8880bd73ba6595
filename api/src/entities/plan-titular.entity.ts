import { Entity, ForeignKey, Index } from 'typeorm';
import { DateColumn, IdColumn, IntegerColumn } from '../columns/columns';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';

/** Holders of a plan, dated: a cession closes one row and opens the next. No open row = a free slot, shown nowhere. */
@Entity({ name: 'plan_titular', schema: 'planes', comment: 'Titular de un plan en un tiempo; una cesión es otra fila' })
@Index(['planId'], { unique: true, where: '"hasta" IS NULL' })
@Index(['personaId'])
@Index(['planId', 'desde'])
export class PlanTitular {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @DateColumn({ comment: 'Primer día como titular' })
  desde: string;

  @DateColumn({ nullable: true, comment: 'Hasta cuándo lo fue; vacío: lo es ahora' })
  hasta: string | null;
}
