import { resultadosDeEnvio, tiposDeGarantia } from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import { BoolColumn, IdColumn, IntegerColumn, OptionColumn, TextColumn, UtcColumn } from '../columns/columns';
import { Carpeta } from './carpeta.entity';
import { Usuario } from './usuario.entity';

/** Each sending of a folder to risk and how it ended (promises 26…28): one open row a folder at most, written once more when it is decided. */
@Entity({ name: 'carpeta_envio', schema: 'expediente' })
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

  /** Nothing was missing when it was sent; otherwise how many things were. */
  @BoolColumn()
  completa: boolean;

  @IntegerColumn()
  faltantes: number;

  /** 'Aprobado', 'Rechazado'; null = risk has not decided. */
  @OptionColumn(10, resultadosDeEnvio, { nullable: true })
  resultado: string | null;

  /** 'F' or 'C', when approved. */
  @OptionColumn(1, Object.keys(tiposDeGarantia), { nullable: true })
  tipoGarantia: string | null;

  /** Comment of the approval, or reason of the return. */
  @TextColumn('comentario', { nullable: true })
  comentario: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  resueltaPor: number | null;

  @UtcColumn({ nullable: true })
  resueltaEn: Date | null;
}
