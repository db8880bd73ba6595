import { resultadosDeEnvio, tiposDeGarantia } from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import { BoolColumn, IdColumn, IntegerColumn, OptionColumn, TextColumn, UtcColumn } from '../columns/columns';
import { Carpeta } from './carpeta.entity';
import { Usuario } from './usuario.entity';

/** Each sending of a folder to risk and its outcome (promises 26…28): at most one open row a folder, updated once, when it is decided. */
@Entity({ name: 'carpeta_envio', schema: 'expediente', comment: 'Envío de una carpeta a riesgos, y su resultado' })
@Index(['carpetaId'], { unique: true, where: '"resultado" IS NULL' })
@Index(['carpetaId', 'id'])
@Index(['enviadaEn'])
@Index(['resueltaEn'])
export class CarpetaEnvio {
  @IdColumn()
  id: number;

  @ForeignKey(() => Carpeta)
  @IntegerColumn()
  carpetaId: number;

  @UtcColumn()
  enviadaEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  enviadaPor: number | null;

  /** Whether nothing was missing when it was sent; else the number of missing items. */
  @BoolColumn({ comment: 'Si no le faltaba nada' })
  completa: boolean;

  @IntegerColumn({ comment: 'Cuántas cosas le faltaban' })
  faltantes: number;

  /** 'Aprobado', 'Rechazado'; null = undecided. */
  @OptionColumn(10, resultadosDeEnvio, {
    nullable: true,
    comment: 'Resultado: aprobada o devuelta; vacío: sin resolver',
  })
  resultado: string | null;

  /** 'F' or 'C', when approved. */
  @OptionColumn(1, Object.keys(tiposDeGarantia), {
    nullable: true,
    comment: 'Garantía: F fideicomiso, C prenda comercial',
  })
  tipoGarantia: string | null;

  /** Comment of the approval, or reason of the return. */
  @TextColumn('comentario', { nullable: true, comment: 'Comentario de quien resolvió', de: 'titular' })
  comentario: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  resueltaPor: number | null;

  @UtcColumn({ nullable: true })
  resueltaEn: Date | null;
}
