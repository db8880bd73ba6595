import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, MoneyColumn, TextColumn, VersionColumn } from '../columns/columns';
import { Grupo } from './grupo.entity';

/** A slot of a group. idCodigo = {producto}-{grupo}-{puesto}; codigo = the slot (puesto) within the group. */
@Entity({ name: 'plan_ahorro', schema: 'planes' })
@Unique(['idCodigo'])
@Unique(['grupoId', 'codigo'])
export class Plan {
  @IdColumn()
  id: number;

  @CodeColumn(24)
  idCodigo: string;

  @ForeignKey(() => Grupo)
  @IntegerColumn()
  grupoId: number;

  @CodeColumn(10)
  codigo: string;

  @MoneyColumn({ min: 0.01 })
  monto: number;

  @MoneyColumn({ min: 0.01 })
  valorCuota: number;

  @IntegerColumn({ min: 0 })
  cuotasPagadas: number;

  @IntegerColumn({ min: 0 })
  cuotasVencidas: number;

  @MoneyColumn({ signed: true })
  saldo: number;

  @CodeColumn(1)
  estadoPlan: string;

  @TextColumn('nombre', { nullable: true })
  vendedor: string | null;

  @TextColumn('nombre', { nullable: true })
  supervisor: string | null;

  @TextColumn(80, { nullable: true })
  ciudad: string | null;

  @VersionColumn()
  version: number;
}
