import { Entity, ForeignKey, Unique } from 'typeorm';
import { IdColumn, IntegerColumn, MoneyColumn, UtcColumn, VersionColumn } from '../db/columns';
import { Solicitud } from './solicitud.entity';
import { Usuario } from './usuario.entity';

/** Financial statement of the person of an application. Totals are stored with their parts and always equal to them (invariant 34). */
@Entity({ name: 'finanzas', schema: 'cliente' })
@Unique(['solicitudId'])
export class Finanzas {
  @IdColumn()
  id: number;

  @ForeignKey(() => Solicitud)
  @IntegerColumn()
  solicitudId: number;

  @MoneyColumn()
  cajaBanco: number;

  @MoneyColumn()
  cuentasPorCobrar: number;

  @MoneyColumn()
  inventario: number;

  @MoneyColumn()
  viviendaTerreno: number;

  @MoneyColumn()
  mueblesEnseres: number;

  @MoneyColumn()
  vehiculoMaquinaria: number;

  @MoneyColumn()
  motocicleta: number;

  @MoneyColumn()
  otrosActivos: number;

  @MoneyColumn()
  cuentasPorPagar: number;

  @MoneyColumn()
  proveedores: number;

  @MoneyColumn()
  prestamoAno: number;

  @MoneyColumn()
  prestamoMasAno: number;

  @MoneyColumn()
  deudasNegocio: number;

  @MoneyColumn()
  otrasObligaciones: number;

  @MoneyColumn()
  ingresoFijo: number;

  @MoneyColumn()
  ingresoConyuge: number;

  @MoneyColumn()
  ingresoArriendo: number;

  @MoneyColumn()
  ingresoPensiones: number;

  @MoneyColumn()
  otrosIngresos: number;

  @MoneyColumn()
  egresoAlimentacion: number;

  @MoneyColumn()
  egresoEducacion: number;

  @MoneyColumn()
  egresoTransporte: number;

  @MoneyColumn()
  egresoArriendo: number;

  @MoneyColumn()
  egresoServicioBasico: number;

  @MoneyColumn()
  egresoBancarioComercial: number;

  @MoneyColumn()
  egresoSalud: number;

  @MoneyColumn()
  otrosEgresos: number;

  @MoneyColumn()
  totalActivo: number;

  @MoneyColumn()
  totalPasivo: number;

  @MoneyColumn()
  totalPatrimonio: number;

  @MoneyColumn()
  totalIngresos: number;

  @MoneyColumn()
  totalEgresos: number;

  @MoneyColumn()
  totalIngresosEgresos: number;

  @UtcColumn()
  guardadaEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  guardadaPor: number | null;

  @VersionColumn()
  version: number;
}
