import { type EstadoDeCarta, estadosDeCarta, type TipoIdentificacion, tiposDeIdentificacion } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  LongTextColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  TimeColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Adjudicacion } from './adjudicacion.entity';
import { Producto } from './catalogo.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** A plan whose good is to be handed over: a vehicle after the approval of its payment, a house after that of its contract. One an award. */
@Entity({ name: 'carta_salida', schema: 'compra', comment: 'Carta de salida de un plan, hasta su entrega' })
@Unique(['adjudicacionId'])
@Index(['planId'])
@Index(['personaId'])
@Index(['creadaEn'])
@Index(['generadaEn'])
@Index(['estado', 'creadaEn'])
@Index(['productoCodigo', 'creadaEn'])
export class CartaSalida {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn()
  adjudicacionId: number;

  /** Holder when the row was created. */
  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @ForeignKey(() => Producto, 'codigo')
  @CodeColumn(2, 'igual')
  productoCodigo: string;

  /** 'pendiente', 'generada', 'realizada'. */
  @StateColumn(estadosDeCarta, { audited: true })
  estado: EstadoDeCarta;

  @UtcColumn()
  creadaEn: Date;

  /** Rich text of the last letter, kept when it is rejected; null = none yet. */
  @LongTextColumn({ nullable: true, de: 'titular' })
  texto: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  generadaPor: number | null;

  @UtcColumn({ nullable: true })
  generadaEn: Date | null;

  /** Reason of the last rejection; null = the last letter was not rejected. */
  @TextColumn('comentario', { nullable: true, comment: 'Por qué se rechazó', de: 'titular', audited: true })
  motivoRechazo: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  rechazadaPor: number | null;

  @UtcColumn({ nullable: true })
  rechazadaEn: Date | null;

  /** Day of the delivery. */
  @DateColumn({ nullable: true, comment: 'Día de la entrega del bien', audited: true })
  fechaEntrega: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  entregadaPor: number | null;

  @UtcColumn({ nullable: true })
  entregadaEn: Date | null;

  /** Appointment for the delivery; null = none. */
  @DateColumn({ nullable: true, comment: 'Día de la cita para la entrega', audited: true })
  citaDia: string | null;

  @TimeColumn({ nullable: true, comment: 'Hora de la cita, HH:MM', audited: true })
  citaHora: string | null;

  @TextColumn('direccion', { nullable: true, comment: 'Lugar de la cita', de: 'titular', audited: true })
  citaLugar: string | null;

  /** Who receives the good in the holder's place; null = the holder, or his attorney. */
  @OptionColumn(1, tiposDeIdentificacion, { nullable: true, comment: 'Tipo de identificación de quien recibe el bien' })
  recibeTipo: TipoIdentificacion | null;

  @CodeColumn(20, 'identificacion', {
    nullable: true,
    comment: 'Identificación de quien recibe el bien por el titular',
    audited: true,
  })
  recibeIdentificacion: string | null;

  @TextColumn('nombre', { nullable: true, comment: 'Quién recibe el bien por el titular', audited: true })
  recibeNombre: string | null;

  @VersionColumn()
  version: number;
}
