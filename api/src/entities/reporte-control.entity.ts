import {
  type ArchivoDeReporte,
  archivosDeReporte,
  type CampoDeReporte,
  type EstadoDeOperacionInusual,
  estadosDeOperacionInusual,
  type Organismo,
  organismos,
} from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  JsonColumn,
  MoneyColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Persona } from './persona.entity';
import { Usuario } from './usuario.entity';

/** What a control body asks for, from a day on; not changed once a file was made with it. */
@Entity({
  name: 'formato_reporte',
  schema: 'catalogo',
  comment: 'Columnas que pide un organismo de control, desde un día',
})
@Unique(['organismo', 'desde'])
export class FormatoReporte {
  @IdColumn()
  id: number;

  @OptionColumn(10, organismos, { comment: 'Organismo de control' })
  organismo: Organismo;

  @DateColumn({ comment: 'Primer día de los períodos a los que se aplica' })
  desde: string;

  @OptionColumn(5, archivosDeReporte, { comment: 'Clase de archivo' })
  archivo: ArchivoDeReporte;

  /** UAFE alone. */
  @MoneyColumn({ nullable: true, min: 0.01, comment: 'Pagos de una persona en el mes, desde los que se reporta' })
  umbral: number | null;

  @TextColumn('nombre', { comment: 'Resolución o instructivo que lo pide', clase: 'igual' })
  sustento: string;

  @JsonColumn({ comment: 'Columnas del archivo, en JSON', clase: 'igual' })
  campos: readonly CampoDeReporte[];

  /** null = it may still be changed. */
  @UtcColumn({ nullable: true, comment: 'Cuándo (UTC) se generó con él el primer archivo' })
  usadoEn: Date | null;

  @UtcColumn()
  guardadaEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  guardadaPor: number | null;

  @VersionColumn()
  version: number;
}

/** The report of a body and a period; its files are issued documents. */
@Entity({ name: 'reporte_control', schema: 'sistema', comment: 'Reporte a un organismo de control, de un período' })
@Unique(['organismo', 'periodo'])
export class ReporteControl {
  @IdColumn()
  id: number;

  @OptionColumn(10, organismos, { comment: 'Organismo de control' })
  organismo: Organismo;

  @CodeColumn(7, 'igual', { comment: 'Año, o año y mes' })
  periodo: string;
}

/** An operation that somebody found unusual, and what was decided. The law forbids to tell the client: it stands in no history. */
@Entity({
  name: 'operacion_inusual',
  schema: 'cliente',
  comment: 'Operación que alguien encontró inusual, y lo que se decidió',
})
@Index(['personaId'])
@Index(['estado', 'fecha'])
export class OperacionInusual {
  @IdColumn()
  id: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @DateColumn({ comment: 'Cuándo ocurrió' })
  fecha: string;

  @MoneyColumn({ nullable: true, min: 0.01, comment: 'Monto, si lo hubo' })
  monto: number | null;

  @TextColumn('comentario', { comment: 'Por qué es inusual' })
  motivo: string;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadaPor: number | null;

  @UtcColumn()
  creadaEn: Date;

  @StateColumn(estadosDeOperacionInusual, { audited: true, comment: 'Por decidir, reportada o archivada' })
  estado: EstadoDeOperacionInusual;

  @TextColumn('comentario', { nullable: true, comment: 'Por qué se decidió así' })
  decision: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  decididaPor: number | null;

  @UtcColumn({ nullable: true, comment: 'Cuándo (UTC) se decidió' })
  decididaEn: Date | null;

  @VersionColumn()
  version: number;
}
