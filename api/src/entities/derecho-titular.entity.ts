import {
  type DatoRectificable,
  datosRectificables,
  type EstadoDeDerecho,
  estadosDeDerecho,
  type TipoDeDerecho,
  tiposDeDerecho,
} from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Persona } from './persona.entity';
import { Usuario } from './usuario.entity';

/** What a person asked about his data, and what he was answered (LOPDP). Spouses, keepers and references are no `persona`, and may ask too. */
@Entity({ name: 'derecho_titular', schema: 'cliente' })
@Index(['personaId'])
@Index(['identificacion'])
@Index(['estado', 'ingreso'])
export class DerechoTitular {
  @IdColumn()
  id: number;

  @CodeColumn(20)
  identificacion: string;

  /** As the person was called when he asked. */
  @TextColumn(300)
  nombre: string;

  @ForeignKey(() => Persona)
  @IntegerColumn({ nullable: true })
  personaId: number | null;

  @OptionColumn(20, tiposDeDerecho)
  tipo: TipoDeDerecho;

  /** What he asks, in his words. */
  @TextColumn('comentario')
  pedido: string;

  /** Day on which it came in. */
  @DateColumn()
  ingreso: string;

  /** Last day of the legal term, by the setting of the day on which it was entered. */
  @DateColumn()
  vence: string;

  /** How it was made sure who asks. */
  @TextColumn('comentario')
  comprobacion: string;

  @StateColumn(estadosDeDerecho)
  estado: EstadoDeDerecho;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  @UtcColumn()
  creadoEn: Date;

  /** When all that is held was exported last, and the SHA-256 of what was handed out. */
  @UtcColumn({ nullable: true })
  exportadaEn: Date | null;

  @CodeColumn(64, { nullable: true })
  sha256: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  decididaPor: number | null;

  @UtcColumn({ nullable: true })
  decididaEn: Date | null;

  /** What he was answered, or why it was denied. */
  @TextColumn('comentario', { nullable: true })
  respuesta: string | null;

  /** Of a rectification: which datum, what it said, what is right instead, and the proof. */
  @OptionColumn(20, datosRectificables, { nullable: true })
  dato: DatoRectificable | null;

  @TextColumn('correo', { nullable: true })
  valorAnterior: string | null;

  @TextColumn('correo', { nullable: true })
  valor: string | null;

  @TextColumn('comentario', { nullable: true })
  prueba: string | null;

  /** Of one that blocked his data: who freed them again, when, and why. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  levantadaPor: number | null;

  @UtcColumn({ nullable: true })
  levantadaEn: Date | null;

  @TextColumn('comentario', { nullable: true })
  motivoLevantamiento: string | null;

  @VersionColumn()
  version: number;
}
