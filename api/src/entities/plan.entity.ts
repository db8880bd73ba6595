import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, MoneyColumn, TextColumn, VersionColumn } from '../db/columns';
import { Grupo } from './grupo.entity';

/** A slot of a group. idCodigo = {producto}-{grupo}-{puesto}; codigo = the slot (puesto) within the group. */
@Entity({ name: 'plan', schema: 'cliente' })
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

  @MoneyColumn()
  monto: number;

  @MoneyColumn()
  valorCuota: number;

  @IntegerColumn()
  cuotasPagadas: number;

  @IntegerColumn()
  cuotasVencidas: number;

  @MoneyColumn()
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
