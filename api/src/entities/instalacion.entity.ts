import { Entity } from 'typeorm';
import { CodeColumn, KeyIntegerColumn, StateColumn, TextColumn, UtcColumn } from '../columns/columns';

/** 'detenido': a restored copy moves and removes no file until an operator starts the sweep. */
export type EstadoDelBarrido = 'activo' | 'detenido';

/** One row with facts of this database, copied with every copy of it. */
@Entity({
  name: 'instalacion',
  schema: 'sistema',
  comment: 'Identidad de esta instalación, de su clave y de su barrido de archivos',
})
export class Instalacion {
  @KeyIntegerColumn()
  id: number;

  @CodeColumn(36, 'vacio', { comment: 'Identificador de la instalación' })
  identificador: string;

  @UtcColumn()
  creadaEn: Date;

  /** Fingerprint of the encryption key (crypto/cipher.ts); null until a process with a key has started. */
  @CodeColumn(64, 'vacio', { nullable: true, comment: 'Huella de la clave de los datos' })
  huellaClave: string | null;

  /** Fingerprint of the announced next key: until it is in force no server starts, and running ones stop. */
  @CodeColumn(64, 'vacio', { nullable: true, comment: 'Huella de la clave que viene, durante un cambio' })
  huellaSiguiente: string | null;

  @StateColumn(['activo', 'detenido'], { comment: 'Si el barrido de archivos está detenido' })
  barrido: EstadoDelBarrido;

  /** Why it is stopped, for the operator. */
  @TextColumn(200, { nullable: true, comment: 'Por qué está detenido el barrido' })
  motivoBarrido: string | null;

  /** The store's mark since the last sweep, and the one before: an older one reveals a restored database. */
  @CodeColumn(36, 'igual', { nullable: true, comment: 'Marca del último barrido' })
  turno: string | null;

  @CodeColumn(36, 'igual', { nullable: true, comment: 'Marca del barrido anterior' })
  turnoAnterior: string | null;
}
