import { type PasoDelCaso, pasosDelCaso, type ReglaSabida } from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  IntegerColumn,
  JsonColumn,
  OptionColumn,
  TextColumn,
  UtcColumn,
} from '../columns/columns';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** Append-only: the rules before a step as they stood when it was taken, one row a plan of the case ('Lo que se sabía'). */
@Entity({
  name: 'decision_de_caso',
  schema: 'expediente',
  comment: 'Reglas de un paso que no se deshace, como estaban cuando se dio',
})
@Index(['planId', 'paso'])
export class DecisionDeCaso {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @OptionColumn(10, pasosDelCaso, { comment: 'Paso que se dio' })
  paso: PasoDelCaso;

  /** Of the order, the payment, the note; else the plan's code. */
  @CodeColumn(24, 'igual', { comment: 'Clave de lo que se decidió' })
  clave: string;

  @JsonColumn({ comment: 'Reglas y lo que se encontró, en JSON', clase: 'texto', de: 'titular' })
  reglas: ReglaSabida[];

  /** Why he went on although a rule was not met; null = all were. */
  @TextColumn('comentario', { nullable: true, comment: 'Por qué se siguió aunque no se cumplía', de: 'titular' })
  motivo: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  usuarioId: number | null;

  @UtcColumn()
  fecha: Date;
}
