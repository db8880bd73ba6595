import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BoolColumn,
  CodeColumn,
  IdColumn,
  IntegerColumn,
  OptionColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Carpeta } from './carpeta.entity';
import { Persona } from './persona.entity';
import { Usuario } from './usuario.entity';

/** The parameters of the risk matrix as data (docs/parametros-riesgo.md). */
@Entity({ name: 'parametro_riesgo', schema: 'catalogo', comment: 'Parámetro de riesgo y su valor' })
@Unique(['codigo'])
export class ParametroRiesgo {
  @IdColumn()
  id: number;

  /** 'VALOR1' …, in capitals. */
  @CodeColumn(20, 'igual')
  codigo: string;

  @TextColumn(120, { clase: 'igual' })
  nombre: string;

  @TextColumn(300, { nullable: true, comment: 'Detalle', clase: 'igual' })
  detalle: string | null;

  @IntegerColumn({ comment: 'Puntos que suma' })
  valor: number;

  @IntegerColumn()
  orden: number;

  /** Name of its rule (domain/riesgo/reglas.ts); null = risk marks it. */
  @CodeColumn(40, 'igual', { nullable: true, comment: 'Regla con que se marca solo' })
  regla: string | null;

  /** Part of the guarantee check '283'. */
  @BoolColumn()
  garantia: boolean;

  @BoolColumn()
  activo: boolean;
}

/**
 * Risk of a plan: one row a folder, so that a plan awarded again starts anew. Score and `conBien` are stored with their evaluations, in the same
 * transaction. After a cession nothing of it counts: it belongs to the person it names.
 */
@Entity({ name: 'riesgo_plan', schema: 'riesgo', comment: 'Evaluación de riesgo de una persona de una carpeta' })
@Unique(['carpetaId'])
export class RiesgoPlan {
  @IdColumn()
  id: number;

  @ForeignKey(() => Carpeta)
  @IntegerColumn()
  carpetaId: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  /** null = not calculated. */
  @IntegerColumn({ nullable: true, comment: 'Suma de los puntos; vacío: sin calcular' })
  puntaje: number | null;

  /** Whether a row of the guarantee check is met (EST-523). */
  @BoolColumn({ comment: 'Si se evaluó con el bien' })
  conBien: boolean;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  calculadoPor: number | null;

  @UtcColumn({ nullable: true })
  calculadoEn: Date | null;

  @BoolColumn({ comment: 'Si se revisaron las garantías' })
  garantiasConfirmadas: boolean;

  /** Of the last confirmation, or of the act that undid it. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true, comment: 'Usuario que revisó las garantías' })
  garantiasPor: number | null;

  @UtcColumn({ nullable: true, comment: 'Instante (UTC) en que se revisaron las garantías' })
  garantiasEn: Date | null;

  /** Author and instant of the present version; null = before this was kept. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  actualizadoPor: number | null;

  @UtcColumn({ nullable: true })
  actualizadoEn: Date | null;

  @VersionColumn()
  version: number;
}

/** A parameter as last evaluated or marked, with its points at that time. */
@Entity({ name: 'evaluacion_riesgo', schema: 'riesgo', comment: 'Parámetro de riesgo evaluado de una persona' })
@Unique(['riesgoId', 'parametroId'])
export class EvaluacionRiesgo {
  @IdColumn()
  id: number;

  @ForeignKey(() => RiesgoPlan)
  @IntegerColumn()
  riesgoId: number;

  @ForeignKey(() => ParametroRiesgo)
  @IntegerColumn()
  parametroId: number;

  @IntegerColumn({ comment: 'Puntos del parámetro entonces' })
  valor: number;

  /** false = out of use since the last calculation: kept for its mark, not counted. */
  @BoolColumn()
  aplica: boolean;

  @BoolColumn({ comment: 'Si lo cumple' })
  cumple: boolean;

  /** 'regla', 'manual'; null = unknown. */
  @OptionColumn(10, ['regla', 'manual'], { nullable: true, comment: 'De dónde salió la marca: la regla o una persona' })
  origen: string | null;

  @TextColumn(200, { nullable: true, comment: 'Qué se miró', de: 'titular' })
  mirado: string | null;

  @TextColumn(200, { nullable: true, comment: 'Qué valor se encontró', de: 'titular' })
  encontrado: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  marcadoPor: number | null;

  @UtcColumn({ nullable: true })
  marcadoEn: Date | null;

  /** Reason of the mark; null = no mark, or from before this was kept. */
  @TextColumn(300, { nullable: true, de: 'titular' })
  motivo: string | null;

  /** State before the mark, in words. */
  @TextColumn(60, { nullable: true, comment: 'Marca que había antes', clase: 'igual' })
  marcaAntes: string | null;
}

/** RIE-003: one for each folder and holder, never withdrawn. */
@Entity({ name: 'excepcion_riesgo', schema: 'riesgo', comment: 'Permiso para pasar por debajo del puntaje exigido' })
@Unique(['carpetaId', 'personaId'])
export class ExcepcionRiesgo {
  @IdColumn()
  id: number;

  @ForeignKey(() => Carpeta)
  @IntegerColumn()
  carpetaId: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @TextColumn('comentario', { de: 'titular' })
  observacion: string;

  /** Score at that time. */
  @IntegerColumn({ comment: 'Puntaje que tenía entonces' })
  puntaje: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @UtcColumn()
  fecha: Date;
}
