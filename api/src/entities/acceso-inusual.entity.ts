import type { Fecha, TipoDeAcceso, VentanaDeAcceso } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, DateColumn, IdColumn, IntegerColumn, UtcColumn } from '../db/columns';
import { Usuario } from './usuario.entity';

/** That a user asked for more than he may read: one row for each user, kind and day. */
@Entity({ name: 'acceso_inusual', schema: 'seguridad' })
@Unique(['usuarioId', 'tipo', 'fecha'])
export class AccesoInusual {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @CodeColumn(20)
  tipo: TipoDeAcceso;

  @DateColumn()
  fecha: Fecha;

  @CodeColumn(10)
  ventana: VentanaDeAcceso;

  @IntegerColumn()
  limite: number;

  /** Let through within the last day, as it was last told. */
  @IntegerColumn()
  cantidad: number;

  @IntegerColumn()
  rechazadas: number;

  @UtcColumn()
  primera: Date;

  @UtcColumn()
  ultima: Date;
}
