import { estadosDeAdjudicacion, formasDeAdjudicacion, viasDeIngreso } from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  MoneyColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Asamblea } from './asamblea.entity';
import { Producto } from './catalogo.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** An award, written when the minutes are generated and never edited; 'Retiro' closes it (RADJ), a reassignment is a new row. */
@Entity({
  name: 'adjudicacion',
  schema: 'asamblea',
  comment: 'Adjudicación de un plan en una asamblea; un retiro la cierra y una reasignación es otra fila',
})
@Index(['planId'], { unique: true, where: '"estado" = \'ADJ\'' })
// a withdrawn award is reassigned once (invariant 9)
@Index(['reemplazaA'], { unique: true, where: '"reemplazaA" IS NOT NULL' })
@Index(['asambleaId'])
@Index(['fecha'])
// lists of executives and of the head: product, month, and their counts, from the index alone
@Index(['ejecutivoId', 'productoCodigo', 'fecha', 'estado'])
@Index(['ejecutivoId', 'fecha', 'estado'])
@Index(['productoCodigo', 'fecha', 'estado'])
// searches: by plan, including withdrawn awards, and by person
@Index(['planId', 'fecha'])
@Index(['personaId'])
@Index(['adjudicadoPor', 'fecha'])
@Index(['estado', 'fecha'])
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

  @ForeignKey(() => Producto, 'codigo')
  @CodeColumn(2, 'igual')
  productoCodigo: string;

  @OptionColumn(10, formasDeAdjudicacion)
  adjudicadoPor: string;

  /** Origin (ADJ-010): 'ASAMBLEA', 'REASIGNACION', 'IMPORTACION'. */
  @OptionColumn(12, viasDeIngreso, { comment: 'Cómo entró: asamblea, reasignación o importación' })
  viaIngreso: string;

  /**
   * Present executive, or the one at its withdrawal; null = none. Not part of the issued row: it follows the plan's assignments (`AsignacionStore`),
   * so that an executive's list reads one index.
   */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  ejecutivoId: number | null;

  @IntegerColumn({ min: 0, comment: 'Lugar entre las ofertas' })
  prioridad: number;

  @IntegerColumn({ min: 0, comment: 'Cuotas ofertadas' })
  cuotasOfertadas: number;

  @MoneyColumn()
  valorCuota: number;

  @DateColumn()
  fecha: string;

  @StateColumn(estadosDeAdjudicacion, { audited: true })
  estado: string;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn({ nullable: true })
  reemplazaA: number | null;

  @TextColumn('comentario', { nullable: true, comment: 'Por qué se retiró', de: 'titular' })
  motivoRetiro: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  retiradoPor: number | null;

  @UtcColumn({ nullable: true })
  retiradoEn: Date | null;

  @VersionColumn()
  version: number;
}
