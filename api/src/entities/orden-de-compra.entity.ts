import {
  type EstadoDeOrden,
  estadosDeOrden,
  estadosDeVehiculo,
  formularioDeOrden,
  type Rol,
  tiposDeCarta,
} from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  AlphabeticalIndex,
  BoolColumn,
  CodeColumn,
  DigitsColumn,
  IdColumn,
  IntegerColumn,
  KeyIntegerColumn,
  MoneyColumn,
  OptionColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { columnsOf } from '../columns/record';
import { Adjudicacion } from './adjudicacion.entity';
import { Concesionario, EjecutivoConcesionario } from './concesionario.entity';
import { MedioAprobacion } from './medio-aprobacion.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/**
 * A purchase order (ORD-552): the good bought for a client with one to four awarded plans, and the dealer's payment. Client, vehicle, dealer and
 * amounts are copied at its creation. An approval has one live order at most (invariant 15).
 */
@Entity({
  name: 'orden_de_compra',
  schema: 'compra',
  comment: 'Orden de compra a un concesionario, con los datos de cuando se hizo',
})
@ForeignKey(() => Concesionario, ['concesionarioId'], ['id'])
@ForeignKey(() => EjecutivoConcesionario, ['vendedorId'], ['id'])
@ForeignKey(() => EjecutivoConcesionario, ['jefeVentasId'], ['id'])
@ForeignKey(() => EjecutivoConcesionario, ['contableId'], ['id'])
@Index(['medioId'], { unique: true, where: `"estado" <> 'anulada'` })
@Index(['medioId', 'creadoEn'])
@Index(['personaId'])
@Index(['estado'])
@Index(['cedula'])
@AlphabeticalIndex('IX_orden_de_compra_nombreCliente', ['nombreCliente'])
@Index(['creadoEn'])
@Index(['pagoConcesionario'])
@Index(['concesionarioId'])
@Index(['vendedorId'])
@Index(['jefeVentasId'])
@Index(['contableId'])
export class OrdenDeCompra extends columnsOf(formularioDeOrden) {
  /** Its number, from a counter without gaps, never reused (invariant 40). */
  @KeyIntegerColumn({ comment: 'Número de la orden' })
  id: number;

  @ForeignKey(() => MedioAprobacion)
  @IntegerColumn()
  medioId: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @StateColumn(estadosDeOrden, { audited: true })
  estado: EstadoDeOrden;

  /** ORD-512 */
  @OptionColumn(3, tiposDeCarta, { comment: 'Categoría de la carta' })
  categoriaCarta: string;

  @CodeColumn(20, 'identificacion', { de: 'titular', audited: true })
  cedula: string;

  @TextColumn(300, { de: 'titular' })
  nombreCliente: string;

  @TextColumn(200, { nullable: true, de: 'titular' })
  direccion: string | null;

  @CodeColumn(20, 'telefono', { nullable: true, de: 'titular' })
  telefono: string | null;

  @TextColumn(60, { clase: 'igual', audited: true })
  marca: string;

  @TextColumn(80, { clase: 'igual', audited: true })
  modelo: string;

  @TextColumn('textoCorto', { nullable: true, comment: 'Tipo de vehículo', clase: 'igual' })
  tipoVehiculo: string | null;

  @OptionColumn(5, estadosDeVehiculo)
  estadoBien: string;

  @IntegerColumn({ audited: true })
  anio: number;

  @TextColumn(40, { nullable: true, comment: 'Color', clase: 'igual' })
  color: string | null;

  @TextColumn(30, { nullable: true, comment: 'Número de motor', clase: 'identificacion', de: 'titular', audited: true })
  motor: string | null;

  @TextColumn(30, {
    nullable: true,
    comment: 'Número de chasis',
    clase: 'identificacion',
    de: 'titular',
    audited: true,
  })
  chasis: string | null;

  @TextColumn(10, { nullable: true, comment: 'Placa', clase: 'identificacion', de: 'titular', audited: true })
  placa: string | null;

  /** Name, RUC and executives of the dealer at that time; null = no dealer. */
  @TextColumn('nombre', { nullable: true, comment: 'Nombre del concesionario entonces', de: 'titular', audited: true })
  nombreConcesionario: string | null;

  @DigitsColumn(13, { nullable: true, comment: 'RUC del concesionario entonces', de: 'titular', audited: true })
  rucConcesionario: string | null;

  @TextColumn('nombre', { nullable: true })
  vendedor: string | null;

  @TextColumn('nombre', { nullable: true, comment: 'Jefe de ventas del concesionario entonces' })
  jefeVentas: string | null;

  @TextColumn('nombre', { nullable: true, comment: 'Contable del concesionario entonces' })
  contable: string | null;

  @MoneyColumn({ comment: 'Valor del vehículo', audited: true })
  valorVehiculo: number;

  @MoneyColumn({ comment: 'Valor de los planes', audited: true })
  valorPlan: number;

  @MoneyColumn({ comment: 'Comisión', audited: true })
  valorComision: number;

  @MoneyColumn({ comment: 'Lo que el bien cuesta más que los planes', audited: true })
  diferenciaPrecio: number;

  /** Base of its payment (invariant 18). */
  @MoneyColumn({ comment: 'Lo que se paga al concesionario', audited: true })
  pagoConcesionario: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  /** The creator's role at that time: orders created by Jefatura may be approved by a manager. */
  @TextColumn('textoCorto', { nullable: true, clase: 'igual' })
  rolCreador: Rol | null;

  @UtcColumn()
  creadoEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  aprobadaPor: number | null;

  @UtcColumn({ nullable: true })
  aprobadaEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  anuladaPor: number | null;

  @UtcColumn({ nullable: true })
  anuladaEn: Date | null;

  /** Reason of the annulment. */
  @TextColumn('comentario', { nullable: true, de: 'titular', audited: true })
  motivo: string | null;

  @VersionColumn()
  version: number;
}

/** The plans of an order (ORD-536, invariant 12). `vigente`: the order is not annulled; a plan is in one such order at most. */
@Entity({ name: 'orden_plan', schema: 'compra', comment: 'Plan de una orden de compra' })
@Unique(['ordenId', 'posicion'])
@Unique(['ordenId', 'planId'])
@Index(['planId'], { unique: true, where: '"vigente" = 1' })
@Index(['planId', 'ordenId'])
@Index(['adjudicacionId'])
export class OrdenPlan {
  @IdColumn()
  id: number;

  @ForeignKey(() => OrdenDeCompra)
  @IntegerColumn()
  ordenId: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn()
  adjudicacionId: number;

  /** 1 to 4, in the order of the approval. */
  @IntegerColumn({ min: 1, max: 4, comment: 'Lugar entre los planes de la orden, de 1 a 4' })
  posicion: number;

  /** Amount of the plan when the order was created. */
  @MoneyColumn({ comment: 'Monto del plan cuando se hizo la orden' })
  monto: number;

  @BoolColumn()
  vigente: boolean;
}
