import type { Permiso } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  BoolColumn,
  CodeColumn,
  IdColumn,
  IntegerColumn,
  JsonColumn,
  KeyIntegerColumn,
  UtcColumn,
} from '../columns/columns';
import { Usuario } from './usuario.entity';

/**
 * Another system that calls this one. Its row in `usuario` is who acts, with its role, name and version: nobody can log in with it, and being
 * inactive it is in no list of people.
 */
@Entity({ name: 'cuenta_servicio', schema: 'seguridad' })
export class CuentaServicio {
  @ForeignKey(() => Usuario)
  @KeyIntegerColumn()
  id: number;

  /** Permissions of the one table, as JSON. */
  @JsonColumn()
  alcances: Permiso[];

  /** Addresses and networks, as JSON; none = any. */
  @JsonColumn()
  direcciones: string[];

  @BoolColumn()
  activa: boolean;
}

/** A key of an account: its hash, never itself. */
@Entity({ name: 'clave_servicio', schema: 'seguridad' })
@Unique(['publico'])
@Index(['cuentaId'])
export class ClaveServicio {
  @IdColumn()
  id: number;

  @ForeignKey(() => CuentaServicio)
  @IntegerColumn()
  cuentaId: number;

  /** The part of the key that names it. */
  @CodeColumn(12)
  publico: string;

  @CodeColumn(64)
  huella: string;

  @UtcColumn()
  creadaEn: Date;

  @UtcColumn()
  vence: Date;

  @UtcColumn({ nullable: true })
  revocadaEn: Date | null;

  @UtcColumn({ nullable: true })
  ultimoUso: Date | null;

  @CodeColumn(45, { nullable: true })
  ultimaDireccion: string | null;
}
