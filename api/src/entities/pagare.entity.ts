import { type EstadoDePagare, estadosDePagare, formularioDePersonas } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  AlphabeticalIndex,
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  KeyIntegerColumn,
  MoneyColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { columnsOf } from '../columns/record';
import { Adjudicacion } from './adjudicacion.entity';
import { Ciudad } from './catalogo.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/**
 * The promissory note of a plan (LEG-562) for the debt at its award. One a plan (invariant 22), annulled ones aside; a replacement keeps the number and
 * adds a schedule. Persons are empty until first saved.
 */
@Entity({ name: 'pagare', schema: 'legal', comment: 'Pagaré de un plan' })
@Index(['planId'], { unique: true, where: `"estado" <> 'X'` })
@Index(['planId', 'id'])
@Index(['adjudicacionId'])
@Index(['reemplazaA'])
@Index(['personaId'])
@Index(['estado'])
@Index(['cedulaCliente'])
@AlphabeticalIndex('IX_pagare_nombresCliente', ['nombresCliente'])
@Index(['monto'])
@Index(['fechaEmision'])
export class Pagare extends columnsOf(formularioDePersonas, 'open') {
  /** Its number, from a counter without gaps, never reused (invariant 40). */
  @KeyIntegerColumn({ comment: 'Número del pagaré' })
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn()
  adjudicacionId: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @StateColumn(estadosDePagare, { audited: true })
  estado: EstadoDePagare;

  /** The schedule in force: 1 = the first. */
  @IntegerColumn({ min: 1, comment: 'Cuál de sus emisiones está vigente, desde 1', audited: true })
  emision: number;

  @CodeColumn(20, 'identificacion', { comment: 'Identificación del cliente entonces', de: 'titular' })
  cedulaCliente: string;

  @TextColumn(250, { comment: 'Nombre del cliente entonces', de: 'titular' })
  nombresCliente: string;

  @ForeignKey(() => Ciudad, 'codigo')
  @CodeColumn(6, 'igual')
  lugarEmision: string;

  @DateColumn({ comment: 'Día de emisión' })
  fechaEmision: string;

  /** Due dates of the first and of the last instalment. */
  @DateColumn({ comment: 'Vencimiento de la primera cuota', audited: true })
  fechaInicial: string;

  @DateColumn({ comment: 'Vencimiento de la última cuota' })
  fechaFinal: string;

  /** Instalments, value of each, and their product. */
  @IntegerColumn({ min: 1, comment: 'Número de cuotas', audited: true })
  plazo: number;

  @MoneyColumn({ comment: 'Valor de cada cuota' })
  valorDividendo: number;

  @MoneyColumn({ comment: 'Número de cuotas por valor de cada una', audited: true })
  monto: number;

  /** Author of the schedule in force. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  generadoPor: number | null;

  @UtcColumn()
  generadoEn: Date;

  /** Last author of the persons; empty = none yet (mode N). */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  actualizadoPor: number | null;

  @UtcColumn({ nullable: true })
  actualizadoEn: Date | null;

  /** Sender and instant of the present version. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  enviadoPor: number | null;

  @UtcColumn({ nullable: true })
  enviadoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  decididoPor: number | null;

  @UtcColumn({ nullable: true })
  decididoEn: Date | null;

  /** Reason of the rejection. */
  @TextColumn('comentario', { nullable: true, de: 'titular', audited: true })
  motivo: string | null;

  /** The annulled note that it replaces. */
  @ForeignKey(() => Pagare)
  @IntegerColumn({ nullable: true, comment: 'Pagaré anulado al que reemplaza' })
  reemplazaA: number | null;

  /** The request to annul it, empty again when it is refused; its reason. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  anulacionPedidaPor: number | null;

  @UtcColumn({ nullable: true, comment: 'Cuándo se pidió la anulación' })
  anulacionPedidaEn: Date | null;

  @TextColumn('comentario', { nullable: true, comment: 'Por qué se anula', de: 'titular', audited: true })
  motivoAnulacion: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  anuladoPor: number | null;

  @UtcColumn({ nullable: true })
  anuladoEn: Date | null;

  @VersionColumn()
  version: number;
}

/** An instalment of a schedule of a note (LEG-563); replaced schedules are kept. */
@Entity({ name: 'pagare_cuota', schema: 'legal', comment: 'Cuota de una emisión de un pagaré' })
@Unique(['pagareId', 'emision', 'numero'])
export class PagareCuota {
  @IdColumn()
  id: number;

  @ForeignKey(() => Pagare)
  @IntegerColumn()
  pagareId: number;

  @IntegerColumn({ min: 1, comment: 'De qué emisión del pagaré es' })
  emision: number;

  /** From 1. */
  @IntegerColumn({ min: 1, comment: 'Cuál de las cuotas, desde 1' })
  numero: number;

  @DateColumn({ comment: 'Día en que vence' })
  fechaVencimiento: string;

  @MoneyColumn()
  valor: number;
}
