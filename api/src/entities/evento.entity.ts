import { tiposDeEvento } from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import { BigIdColumn, CodeColumn, IntegerColumn, OptionColumn, TextColumn, UtcColumn } from '../columns/columns';
import { Departamento } from './catalogo.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** Append-only: what happened to a plan, by whom, when. Source of history, tasks, journey and dashboards. */
@Entity({ name: 'evento', schema: 'expediente', comment: 'Hecho de la historia de un plan; solo se añade' })
@Index(['planId', 'fecha'])
// the dashboard: deliveries and steps of a month, with their plans
@Index(['tipo', 'fecha', 'planId'])
export class Evento {
  @BigIdColumn()
  id: number;

  @OptionColumn(30, Object.values(tiposDeEvento), { comment: 'Tipo de evento' })
  tipo: string;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Persona)
  @IntegerColumn({ nullable: true })
  personaId: number | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  usuarioId: number | null;

  @ForeignKey(() => Departamento, 'codigo')
  @CodeColumn(3, 'igual', { nullable: true })
  idDepartamento: string | null;

  @UtcColumn()
  fecha: Date;

  @TextColumn('comentario', { nullable: true, de: 'titular' })
  observacion: string | null;
}
