import { Entity } from 'typeorm';
import { CodeColumn, KeyIntegerColumn, StateColumn, TextColumn, UtcColumn } from '../columns/columns';

/** 'detenido': a restored copy moves and removes no file until an operator says so. */
export type EstadoDelBarrido = 'activo' | 'detenido';

/** One row: what a database knows of itself. A copy of the database is a copy of it too. */
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

  /** Fingerprint of the key that seals (crypto/cipher.ts); null until a process that holds one has started. */
  @CodeColumn(64, 'vacio', { nullable: true, comment: 'Huella de la clave de los datos' })
  huellaClave: string | null;

  /** Fingerprint of the key that is about to replace it: until then no server starts, and those that run stop. */
  @CodeColumn(64, 'vacio', { nullable: true, comment: 'Huella de la clave que viene, durante un cambio' })
  huellaSiguiente: string | null;

  @StateColumn(['activo', 'detenido'], { comment: 'Si el barrido de archivos está detenido' })
  barrido: EstadoDelBarrido;

  /** Why it is stopped, for the operator. */
  @TextColumn(200, { nullable: true, comment: 'Por qué está detenido el barrido' })
  motivoBarrido: string | null;

  /** What the mark in the store says since the last sweep, and said before: a database that was put back says something older. */
  @CodeColumn(36, 'igual', { nullable: true, comment: 'Marca del último barrido' })
  turno: string | null;

  @CodeColumn(36, 'igual', { nullable: true, comment: 'Marca del barrido anterior' })
  turnoAnterior: string | null;
}
