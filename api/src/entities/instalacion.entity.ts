import { Entity } from 'typeorm';
import { CodeColumn, KeyIntegerColumn, StateColumn, TextColumn, UtcColumn } from '../columns/columns';

/** 'detenido': a restored copy moves and removes no file until an operator says so. */
export type EstadoDelBarrido = 'activo' | 'detenido';

/** One row: what a database knows of itself. A copy of the database is a copy of it too. */
@Entity({ name: 'instalacion', schema: 'sistema' })
export class Instalacion {
  @KeyIntegerColumn()
  id: number;

  @CodeColumn(36)
  identificador: string;

  @UtcColumn()
  creadaEn: Date;

  /** Fingerprint of the key that seals (crypto/cipher.ts); null until a process that holds one has started. */
  @CodeColumn(64, { nullable: true })
  huellaClave: string | null;

  /** Fingerprint of the key that is about to replace it: until then no server starts, and those that run stop. */
  @CodeColumn(64, { nullable: true })
  huellaSiguiente: string | null;

  @StateColumn(['activo', 'detenido'])
  barrido: EstadoDelBarrido;

  /** Why it is stopped, for the operator. */
  @TextColumn(200, { nullable: true })
  motivoBarrido: string | null;

  /** What the mark in the store says since the last sweep, and said before: a database that was put back says something older. */
  @CodeColumn(36, { nullable: true })
  turno: string | null;

  @CodeColumn(36, { nullable: true })
  turnoAnterior: string | null;
}
