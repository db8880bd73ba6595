import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { CodeColumn, DateColumn, IdColumn, IntegerColumn, MoneyColumn, VersionColumn } from '../columns/columns';
import { Producto } from './catalogo.entity';

/** A group of a product: the term and amount of its plans. */
@Entity({ name: 'grupo', schema: 'planes', comment: 'Grupo de planes de un producto con las mismas asambleas' })
@Unique(['productoCodigo', 'grupo'])
@Index(['grupo'])
export class Grupo {
  @IdColumn()
  id: number;

  @ForeignKey(() => Producto, 'codigo')
  @CodeColumn(2, 'igual')
  productoCodigo: string;

  @CodeColumn(10, 'igual', { comment: 'Código del grupo' })
  grupo: string;

  @IntegerColumn({ min: 1, max: 480, comment: 'Plazo del grupo en meses' })
  mesesPlan: number;

  @MoneyColumn({ min: 0.01, comment: 'Monto de sus planes' })
  monto: number;

  @MoneyColumn({ min: 0.01 })
  valorCuota: number;

  @DateColumn({ nullable: true, comment: 'Día en que empezó' })
  fechaInicio: string | null;

  @VersionColumn()
  version: number;
}
