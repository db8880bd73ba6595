import { type Fecha, type TipoDeAcceso, tiposDeAcceso, type VentanaDeAcceso, ventanasDeAcceso } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import { DateColumn, IdColumn, IntegerColumn, OptionColumn, UtcColumn } from '../columns/columns';
import { Usuario } from './usuario.entity';

/** A user's requests beyond the access budget: one row for each user, kind and day. */
@Entity({ name: 'acceso_inusual', schema: 'seguridad', comment: 'Exceso de lecturas de un usuario en un día' })
@Unique(['usuarioId', 'tipo', 'fecha'])
export class AccesoInusual {
  @IdColumn()
  id: number;

  @ForeignKey(() => Usuario)
  @IntegerColumn()
  usuarioId: number;

  @OptionColumn(20, tiposDeAcceso, { comment: 'De qué se leyó demasiado' })
  tipo: TipoDeAcceso;

  @DateColumn()
  fecha: Fecha;

  @OptionColumn(10, Object.keys(ventanasDeAcceso), { comment: 'Hora o día' })
  ventana: VentanaDeAcceso;

  @IntegerColumn({ comment: 'Cuántas se admiten' })
  limite: number;

  /** Let through within the last day, as last reported. */
  @IntegerColumn({ comment: 'Cuántas lecturas hubo' })
  cantidad: number;

  @IntegerColumn()
  rechazadas: number;

  @UtcColumn({ comment: 'Instante (UTC) de la primera' })
  primera: Date;

  @UtcColumn()
  ultima: Date;
}
