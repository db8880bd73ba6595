import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn } from '../db/columns';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** The executive who looks after a plan, month by month ('YYYY-MM'). */
@Entity({ name: 'asignacion_ejecutivo', schema: 'cliente' })
@Unique(['planId', 'mes'])
@Index(['usuarioId', 'mes'])
export class AsignacionEjecutivo {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @CodeColumn(7)
  mes: string;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;
}
