import { Entity, ForeignKey, Index } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  MoneyColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../../db/columns';
import { Asamblea } from '../asamblea/asamblea.entity';
import { Persona } from '../persona/persona.entity';
import { Plan } from '../plan/plan.entity';
import { Usuario } from '../usuario/usuario.entity';

/** An award, written when the minutes are generated and never edited; 'Retiro' closes it (RADJ), a reassignment is a new row. */
@Entity({ name: 'adjudicacion', schema: 'asamblea' })
@Index(['planId'], { unique: true, where: '"estado" = \'ADJ\'' })
// a withdrawn award is given on once (invariant 9)
@Index(['reemplazaA'], { unique: true, where: '"reemplazaA" IS NOT NULL' })
@Index(['asambleaId'])
@Index(['fecha'])
export class Adjudicacion {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @ForeignKey(() => Asamblea)
  @IntegerColumn()
  asambleaId: number;

  @CodeColumn(10)
  adjudicadoPor: string;

  @IntegerColumn()
  prioridad: number;

  @IntegerColumn()
  cuotasOfertadas: number;

  @MoneyColumn()
  valorCuota: number;

  @DateColumn()
  fecha: string;

  @StateColumn()
  estado: string;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn({ nullable: true })
  reemplazaA: number | null;

  @TextColumn(500, { nullable: true })
  motivoRetiro: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  retiradoPor: number | null;

  @UtcColumn({ nullable: true })
  retiradoEn: Date | null;

  @VersionColumn()
  version: number;
}
