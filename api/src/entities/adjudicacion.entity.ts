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
// a withdrawn award is given on once (invariant 9)
@Index(['reemplazaA'], { unique: true, where: '"reemplazaA" IS NOT NULL' })
@Index(['asambleaId'])
@Index(['fecha'])
// the executive's list and the head's: product, month, and their counts, from the index alone
@Index(['ejecutivoId', 'productoCodigo', 'fecha', 'estado'])
@Index(['ejecutivoId', 'fecha', 'estado'])
@Index(['productoCodigo', 'fecha', 'estado'])
// searches: by plan, withdrawn awards too, and by person
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

  /** Of its assembly. */
  @ForeignKey(() => Producto, 'codigo')
  @CodeColumn(2, 'igual')
  productoCodigo: string;

  @OptionColumn(10, formasDeAdjudicacion)
  adjudicadoPor: string;

  /** How it came in (ADJ-010): 'ASAMBLEA', 'REASIGNACION', 'IMPORTACION'. */
  @OptionColumn(12, viasDeIngreso, { comment: 'Cómo entró: asamblea, reasignación o importación' })
  viaIngreso: string;

  /**
   * Who looks after it now, or did when it was withdrawn; null = nobody. Nothing that was issued: it follows the plan's assignments
   * (`AsignacionStore`), so that a list of one executive reads one index.
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
