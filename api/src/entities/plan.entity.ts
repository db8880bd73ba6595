import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, MoneyColumn, TextColumn, VersionColumn } from '../columns/columns';
import { Grupo } from './grupo.entity';

/** A slot of a group. idCodigo = {producto}-{grupo}-{puesto}; codigo = the slot (puesto) within the group. */
@Entity({ name: 'plan_ahorro', schema: 'planes', comment: 'Plan: un puesto de un grupo' })
@Unique(['idCodigo'])
@Unique(['grupoId', 'codigo'])
export class Plan {
  @IdColumn()
  id: number;

  @CodeColumn(24, 'igual')
  idCodigo: string;

  @ForeignKey(() => Grupo)
  @IntegerColumn()
  grupoId: number;

  @CodeColumn(10, 'igual', { comment: 'Puesto dentro del grupo' })
  codigo: string;

  @MoneyColumn({ min: 0.01, comment: 'Monto del plan' })
  monto: number;

  @MoneyColumn({ min: 0.01 })
  valorCuota: number;

  @IntegerColumn({ min: 0, comment: 'Cuotas pagadas' })
  cuotasPagadas: number;

  @IntegerColumn({ min: 0, comment: 'Cuotas vencidas' })
  cuotasVencidas: number;

  @MoneyColumn({ signed: true, comment: 'Saldo por pagar' })
  saldo: number;

  @CodeColumn(1, 'igual', { comment: 'Estado del plan' })
  estadoPlan: string;

  @TextColumn('nombre', { nullable: true })
  vendedor: string | null;

  @TextColumn('nombre', { nullable: true, comment: 'Supervisor del vendedor' })
  supervisor: string | null;

  @TextColumn(80, { nullable: true, comment: 'Ciudad', de: 'titular' })
  ciudad: string | null;

  @VersionColumn()
  version: number;
}
