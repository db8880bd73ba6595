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

/** A data subject's request and its answer (LOPDP). Spouses, depositaries and references are no `persona`, and may ask too. */
@Entity({
  name: 'derecho_titular',
  schema: 'cliente',
  comment: 'Lo que una persona pidió sobre sus datos (LOPDP), y lo que se le respondió',
})
@Index(['personaId'])
@Index(['identificacion'])
@Index(['estado', 'ingreso'])
export class DerechoTitular {
  @IdColumn()
  id: number;

  @CodeColumn(20, 'identificacion', { comment: 'Cédula, RUC o pasaporte de quien pide', de: 'titular' })
  identificacion: string;

  /** Name at the time of the request. */
  @TextColumn(300, { comment: 'Nombre de quien pide, como era entonces', de: 'titular' })
  nombre: string;

  @ForeignKey(() => Persona)
  @IntegerColumn({ nullable: true })
  personaId: number | null;

  @OptionColumn(20, tiposDeDerecho, { comment: 'Acceso, rectificación, bloqueo o desbloqueo' })
  tipo: TipoDeDerecho;

  /** The request in the person's words. */
  @TextColumn('comentario', { comment: 'Qué pide, en sus palabras', de: 'titular' })
  pedido: string;

  /** Day of receipt. */
  @DateColumn({ comment: 'Día en que ingresó' })
  ingreso: string;

  /** Last day of the legal term, by the setting in force on the day of entry. */
  @DateColumn({ comment: 'Último día del plazo de la ley' })
  vence: string;

  /** How the identity was verified. */
  @TextColumn('comentario', { comment: 'Cómo se comprobó la identidad de quien pide', de: 'titular' })
  comprobacion: string;

  @StateColumn(estadosDeDerecho, { comment: 'Recibida, atendida, negada o, de una suspensión, levantada' })
  estado: EstadoDeDerecho;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  @UtcColumn()
  creadoEn: Date;

  /** Last export, and the SHA-256 of the exported file. */
  @UtcColumn({ nullable: true, comment: 'Cuándo (UTC) se exportaron sus datos por última vez' })
  exportadaEn: Date | null;

  @CodeColumn(64, 'huella', { nullable: true, comment: 'Huella SHA-256 del archivo que se le entregó', de: 'titular' })
  sha256: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  decididaPor: number | null;

  @UtcColumn({ nullable: true, comment: 'Cuándo (UTC) se atendió o se negó' })
  decididaEn: Date | null;

  /** The answer, or the reason of the denial. */
  @TextColumn('comentario', { nullable: true, comment: 'Qué se le respondió, o por qué se negó', de: 'titular' })
  respuesta: string | null;

  /** Of a rectification: the datum, its former value, the correct one, and the proof. */
  @OptionColumn(20, datosRectificables, { nullable: true, comment: 'Qué dato de la persona se rectifica' })
  dato: DatoRectificable | null;

  @TextColumn('correo', { nullable: true, comment: 'Lo que decía el dato antes de rectificarse', de: 'titular' })
  valorAnterior: string | null;

  @TextColumn('correo', { nullable: true, comment: 'Lo correcto según la persona', de: 'titular' })
  valor: string | null;

  @TextColumn('comentario', { nullable: true, comment: 'Con qué se probó la rectificación', de: 'titular' })
  prueba: string | null;

  /** Of a suspension: who lifted it, when, and why. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  levantadaPor: number | null;

  @UtcColumn({ nullable: true, comment: 'Cuándo (UTC) se levantó la suspensión del tratamiento' })
  levantadaEn: Date | null;

  @TextColumn('comentario', { nullable: true, comment: 'Por qué se levantó', de: 'titular' })
  motivoLevantamiento: string | null;

  @VersionColumn()
  version: number;
}
