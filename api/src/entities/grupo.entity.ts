import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, DateColumn, IdColumn, IntegerColumn, MoneyColumn, VersionColumn } from '../columns/columns';
import { Producto } from './catalogo.entity';

/** A group of a product: how many months its plans run, and what they are worth. */
@Entity({ name: 'grupo', schema: 'planes' })
@Unique(['productoCodigo', 'grupo'])
@Index(['grupo'])
export class Grupo {
  @IdColumn()
  id: number;

  @ForeignKey(() => Producto, 'codigo')
  @CodeColumn(2)
  productoCodigo: string;

  @CodeColumn(10)
  grupo: string;

  @IntegerColumn({ min: 1, max: 480 })
  mesesPlan: number;

  @MoneyColumn({ min: 0.01 })
  monto: number;

  @MoneyColumn({ min: 0.01 })
  valorCuota: number;

  @DateColumn({ nullable: true })
  fechaInicio: string | null;

  @VersionColumn()
  version: number;
}
