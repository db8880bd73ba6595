import { type Fecha, type TipoDeAcceso, tiposDeAcceso, type VentanaDeAcceso, ventanasDeAcceso } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import { DateColumn, IdColumn, IntegerColumn, OptionColumn, UtcColumn } from '../columns/columns';
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

  @OptionColumn(20, tiposDeAcceso)
  tipo: TipoDeAcceso;

  @DateColumn()
  fecha: Fecha;

  @OptionColumn(10, Object.keys(ventanasDeAcceso))
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
