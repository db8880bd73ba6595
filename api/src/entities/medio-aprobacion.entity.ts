import { formularioDeMedio, tablaDeFicha, tablaDeUnidad } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  BoolColumn,
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  MoneyColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { columnsOf } from '../columns/record';
import { Adjudicacion } from './adjudicacion.entity';
import { Canton, Pais, Producto, Provincia } from './catalogo.entity';
import { Dispositivo } from './concesionario.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';
import { ClaseVehiculo, MarcaVehiculo, ModeloVehiculo } from './vehiculo.entity';

/** Sheet of the good (MED-526, MED-527): a vehicle for product 01, a property for 02. Each approval has its own. */
@Entity({ name: 'ficha_bien', schema: 'compra', comment: 'Ficha del bien que se aprueba: vehículo o inmueble' })
@ForeignKey(() => MarcaVehiculo, ['marcaId'], ['id'])
@ForeignKey(() => ModeloVehiculo, ['modeloId'], ['id'])
@ForeignKey(() => ClaseVehiculo, ['claseCodigo'], ['codigo'])
@ForeignKey(() => Pais, ['paisOrigen'], ['codigo'])
@ForeignKey(() => Provincia, ['provinciaCodigo'], ['codigo'])
@ForeignKey(() => Canton, ['cantonCodigo'], ['codigo'])
@Index(['placa'])
@Index(['chasis'])
@Index(['serieMotor'])
export class FichaBien extends columnsOf({ tabla: { ...tablaDeFicha, ...tablaDeUnidad } }, 'open') {
  @IdColumn()
  id: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @ForeignKey(() => Producto, 'codigo')
  @CodeColumn(2, 'igual')
  productoCodigo: string;

  /** Names as chosen: later changes of the catalogue change no sheet. */
  @TextColumn(60, { nullable: true, clase: 'igual' })
  marca: string | null;

  @TextColumn(80, { nullable: true, clase: 'igual' })
  modelo: string | null;

  @TextColumn(40, { nullable: true, comment: 'Clase', clase: 'igual' })
  clase: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  @UtcColumn()
  creadoEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  actualizadoPor: number | null;

  @UtcColumn({ nullable: true })
  actualizadoEn: Date | null;

  @VersionColumn()
  version: number;
}

/**
 * The plans of a sheet (MED-529), and so of its approval. `vigente`: the approval is pending, sent or approved; an award and its holder have one at
 * most, so that a ceded or newly awarded plan starts anew.
 */
@Entity({ name: 'ficha_plan', schema: 'compra', comment: 'Plan con el que se compra el bien de una ficha' })
@Unique(['fichaId', 'orden'])
@Unique(['fichaId', 'planId'])
@Index(['adjudicacionId', 'personaId'], { unique: true, where: '"vigente" = 1' })
@Index(['planId'])
@Index(['adjudicacionId'])
@Index(['personaId'])
export class FichaPlan {
  @IdColumn()
  id: number;

  @ForeignKey(() => FichaBien)
  @IntegerColumn()
  fichaId: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn()
  adjudicacionId: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  /** 1 to 4. */
  @IntegerColumn({ comment: 'Lugar entre los planes de la ficha, desde 1' })
  orden: number;

  @BoolColumn()
  vigente: boolean;
}

/** MED-504: a client's request with one to four awarded plans. */
@Entity({
  name: 'medio_aprobacion',
  schema: 'compra',
  comment: 'Medio de aprobación: costos y bien sobre los que riesgos acepta la compra',
})
@Unique(['fichaId'])
@Index(['reemplazaA'], { unique: true, where: '"reemplazaA" IS NOT NULL' })
@Index(['personaId'])
@Index(['estado', 'enviadoEn'])
@Index(['creadoEn'])
@Index(['productoCodigo'])
@Index(['ejecutivoId'])
@Index(['enviadoEn'])
@Index(['decididoEn'])
@Index(['valor'])
@Index(['total'])
@Index(['dispositivoId'])
export class MedioAprobacion extends columnsOf(formularioDeMedio) {
  @IdColumn()
  id: number;

  @ForeignKey(() => Persona)
  @IntegerColumn()
  personaId: number;

  @ForeignKey(() => Producto, 'codigo')
  @CodeColumn(2, 'igual')
  productoCodigo: string;

  @ForeignKey(() => FichaBien)
  @IntegerColumn()
  fichaId: number;

  /** true approved, false rejected, null = undecided (invariant 30). */
  @BoolColumn({ nullable: true })
  estado: boolean | null;

  /** null = not sent since it was created or updated. */
  @UtcColumn({ nullable: true })
  enviadoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  enviadoPor: number | null;

  @UtcColumn({ nullable: true })
  decididoEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  decididoPor: number | null;

  /** Reason of the rejection, or risk's comment on the approval. */
  @TextColumn('comentario', { nullable: true, de: 'titular' })
  motivo: string | null;

  /** Executive assigned by the head; null = the executive of its first plan. */
  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  ejecutivoId: number | null;

  @MoneyColumn({ comment: 'Total', audited: true })
  total: number;

  @MoneyColumn({ audited: true })
  diferencia: number;

  @TextColumn('nombre', { nullable: true, comment: 'Aseguradora', de: 'titular' })
  aseguradora: string | null;

  @TextColumn(40, { nullable: true, comment: 'Número de la póliza', clase: 'identificacion', de: 'titular' })
  numeroPoliza: string | null;

  @DateColumn({ nullable: true, comment: 'Primer día de la póliza' })
  polizaDesde: string | null;

  @DateColumn({ nullable: true, comment: 'Último día de la póliza' })
  polizaHasta: string | null;

  @MoneyColumn({ nullable: true, comment: 'Prima del seguro', audited: true })
  prima: number | null;

  @ForeignKey(() => Dispositivo)
  @IntegerColumn({ nullable: true })
  dispositivoId: number | null;

  /** Name when chosen. */
  @TextColumn(120, { nullable: true, comment: 'Dispositivo de rastreo entonces', de: 'titular' })
  dispositivo: string | null;

  @MoneyColumn({ nullable: true, comment: 'Valor del dispositivo', audited: true })
  valorDispositivo: number | null;

  /** Purchase order issued from it; null = none. */
  @IntegerColumn({ nullable: true, comment: 'Número de la orden de compra que nació de él' })
  idOrden: number | null;

  /** The rejected one that it replaces (MED-520). */
  @ForeignKey(() => MedioAprobacion)
  @IntegerColumn({ nullable: true })
  reemplazaA: number | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  creadoPor: number | null;

  @UtcColumn()
  creadoEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  actualizadoPor: number | null;

  @UtcColumn({ nullable: true })
  actualizadoEn: Date | null;

  @VersionColumn()
  version: number;
}
