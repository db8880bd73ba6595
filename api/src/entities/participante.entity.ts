import { adjudicaciones, estadosDeParticipante } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  BigIdColumn,
  CodeColumn,
  IntegerColumn,
  MoneyColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  VersionColumn,
} from '../columns/columns';
import { Asamblea } from './asamblea.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';

/** Snapshot of one plan at one assembly, with the marks (award, sequence, offered instalments), saved at once as drafts. */
@Entity({
  name: 'participante',
  schema: 'asamblea',
  comment: 'Plan que está en una asamblea, como estaba cuando se creó la fecha',
})
@Unique(['asambleaId', 'planId'])
@Index(['asambleaId', 'codigo'])
@Index(['planId'])
export class Participante {
  @BigIdColumn()
  id: number;

  @ForeignKey(() => Asamblea)
  @IntegerColumn()
  asambleaId: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @CodeColumn(24, 'igual')
  idCodigo: string;

  @CodeColumn(10, 'igual', { comment: 'Puesto dentro del grupo' })
  codigo: string;

  @TextColumn(300, { de: 'titular' })
  nombreCliente: string;

  @CodeColumn(20, 'identificacion', { de: 'titular' })
  cedula: string;

  @MoneyColumn()
  valorCuota: number;

  @IntegerColumn({ min: 0, comment: 'Cuotas vencidas entonces' })
  cuotaVencidas: number;

  @StateColumn(estadosDeParticipante)
  estado: string;

  /** State at the creation of the assembly, to which the switch can return while there is no award. */
  @StateColumn(estadosDeParticipante, { comment: 'Estado con el que entró a la asamblea' })
  estadoInicial: string;

  @OptionColumn(10, adjudicaciones)
  adjudicadoPor: string;

  @IntegerColumn({ min: 0, comment: 'Número de la asamblea que lo adjudicó antes; 0: ninguna' })
  asambleaAdjudica: number;

  @IntegerColumn({ min: 0, comment: 'Cuotas que ofreció' })
  cantidadOferta: number;

  @IntegerColumn({ min: 0, comment: 'Lugar entre las ofertas; 0: sin oferta' })
  prioridadOferta: number;

  @VersionColumn()
  version: number;
}
