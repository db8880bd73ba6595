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
@Entity({ name: 'parametro_riesgo', schema: 'catalogo' })
@Unique(['codigo'])
export class ParametroRiesgo {
  @IdColumn()
  id: number;

  /** 'VALOR1' …, in capitals. */
  @CodeColumn(20)
  codigo: string;

  @TextColumn(120)
  nombre: string;

  @TextColumn(300, { nullable: true })
  detalle: string | null;

  /** Points when it is met. */
  @IntegerColumn()
  valor: number;

  @IntegerColumn()
  orden: number;

  /** Name of its rule (domain/riesgo/reglas.ts); null = risk marks it. */
  @CodeColumn(40, { nullable: true })
  regla: string | null;

  /** A row of the guarantee check '283'. */
  @BoolColumn()
  garantia: boolean;

  @BoolColumn()
  activo: boolean;
}

/**
 * Risk of a plan: one row a folder, so that a plan that is awarded once more starts anew. Score and `conBien` are kept here with the
 * evaluations that make them, in the same transaction. After a cession nothing of it counts: it is of the person it names.
 */
@Entity({ name: 'riesgo_plan', schema: 'riesgo' })
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
  @IntegerColumn({ nullable: true })
  puntaje: number | null;

  /** A row of the guarantee check is met (EST-523). */
  @BoolColumn()
  conBien: boolean;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  calculadoPor: number | null;

  @UtcColumn({ nullable: true })
  calculadoEn: Date | null;

  @BoolColumn()
  garantiasConfirmadas: boolean;

  /** Of the last confirmation, or of the act that undid it. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  garantiasPor: number | null;

  @UtcColumn({ nullable: true })
  garantiasEn: Date | null;

  /** Whose act raised the version last, and when; null = before this was kept. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  actualizadoPor: number | null;

  @UtcColumn({ nullable: true })
  actualizadoEn: Date | null;

  @VersionColumn()
  version: number;
}

/** How a parameter stood when it was last evaluated or marked, with its points of that time. */
@Entity({ name: 'evaluacion_riesgo', schema: 'riesgo' })
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

  @IntegerColumn()
  valor: number;

  /** false = out of use since the last calculation: kept for its mark, counted no more. */
  @BoolColumn()
  aplica: boolean;

  @BoolColumn()
  cumple: boolean;

  /** 'regla', 'manual'; null = nobody said. */
  @OptionColumn(10, ['regla', 'manual'], { nullable: true })
  origen: string | null;

  @TextColumn(200, { nullable: true })
  mirado: string | null;

  @TextColumn(200, { nullable: true })
  encontrado: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  marcadoPor: number | null;

  @UtcColumn({ nullable: true })
  marcadoEn: Date | null;

  /** Why it was marked; null = no mark, or one from before this was kept. */
  @TextColumn(300, { nullable: true })
  motivo: string | null;

  /** How it stood before the mark, in words. */
  @TextColumn(60, { nullable: true })
  marcaAntes: string | null;
}

/** RIE-003: one for each folder and holder, never taken back. */
@Entity({ name: 'excepcion_riesgo', schema: 'riesgo' })
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

  @TextColumn('comentario')
  observacion: string;

  /** Score when it was given. */
  @IntegerColumn()
  puntaje: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @UtcColumn()
  fecha: Date;
}
