import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { IdColumn, IntegerColumn, MonthColumn } from '../columns/columns';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** The executive of a plan by month ('YYYY-MM'). */
@Entity({ name: 'asignacion_ejecutivo', schema: 'planes', comment: 'Ejecutivo asignado a un plan en un mes' })
@Unique(['planId', 'mes'])
@Index(['usuarioId', 'mes'])
export class AsignacionEjecutivo {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @MonthColumn({ comment: 'Mes, AAAA-MM' })
  mes: string;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;
}
