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
 * A purchase order (ORD-552): what is bought for a client with one to four awarded plans, and what its dealer is paid. Client, vehicle, dealer
 * and amounts stand here as they were when it was made. Of an approval there is one live order at most (invariant 15).
 */
@Entity({ name: 'orden_de_compra', schema: 'compra' })
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
  /** Its number: drawn from its counter, without gaps, never used again (invariant 40). */
  @KeyIntegerColumn()
  id: number;

  @ForeignKey(() => MedioAprobacion)
  @IntegerColumn()
  medioId: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @StateColumn(estadosDeOrden)
  estado: EstadoDeOrden;

  /** ORD-512 */
  @OptionColumn(3, tiposDeCarta)
  categoriaCarta: string;

  @CodeColumn(20)
  cedula: string;

  @TextColumn(300)
  nombreCliente: string;

  @TextColumn(200, { nullable: true })
  direccion: string | null;

  @CodeColumn(20, { nullable: true })
  telefono: string | null;

  @TextColumn(60)
  marca: string;

  @TextColumn(80)
  modelo: string;

  @TextColumn('textoCorto', { nullable: true })
  tipoVehiculo: string | null;

  @OptionColumn(5, estadosDeVehiculo)
  estadoBien: string;

  @IntegerColumn()
  anio: number;

  @TextColumn(40, { nullable: true })
  color: string | null;

  @TextColumn(30, { nullable: true })
  motor: string | null;

  @TextColumn(30, { nullable: true })
  chasis: string | null;

  @TextColumn(10, { nullable: true })
  placa: string | null;

  /** Name, RUC and executives of the dealer as they were; null = it has none. */
  @TextColumn('nombre', { nullable: true })
  nombreConcesionario: string | null;

  @DigitsColumn(13, { nullable: true })
  rucConcesionario: string | null;

  @TextColumn('nombre', { nullable: true })
  vendedor: string | null;

  @TextColumn('nombre', { nullable: true })
  jefeVentas: string | null;

  @TextColumn('nombre', { nullable: true })
  contable: string | null;

  @MoneyColumn()
  valorVehiculo: number;

  @MoneyColumn()
  valorPlan: number;

  @MoneyColumn()
  valorComision: number;

  @MoneyColumn()
  diferenciaPrecio: number;

  /** What its payment is of (invariant 18). */
  @MoneyColumn()
  pagoConcesionario: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  /** His role then: what Jefatura made, a manager may approve. */
  @TextColumn('textoCorto', { nullable: true })
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

  /** Why it was annulled. */
  @TextColumn('comentario', { nullable: true })
  motivo: string | null;

  @VersionColumn()
  version: number;
}

/** The plans of an order (ORD-536, invariant 12). `vigente`: the order is not annulled; a plan stands in one such order at most. */
@Entity({ name: 'orden_plan', schema: 'compra' })
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
  @IntegerColumn({ min: 1, max: 4 })
  posicion: number;

  /** Amount of the plan when the order was made. */
  @MoneyColumn()
  monto: number;

  @BoolColumn()
  vigente: boolean;
}
