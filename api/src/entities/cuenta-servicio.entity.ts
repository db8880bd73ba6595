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
 * Another system that calls this one. Its row in `usuario` is the actor, with role, name and version: it can't log in and, being inactive, is in no
 * list of people.
 */
@Entity({
  name: 'cuenta_servicio',
  schema: 'seguridad',
  comment: 'Otro sistema que llama a la API; quién actúa es su fila en usuario',
})
export class CuentaServicio {
  @ForeignKey(() => Usuario)
  @KeyIntegerColumn()
  id: number;

  /** Permissions of the one table, as JSON. */
  @JsonColumn({ comment: 'Permisos que tiene, dentro de los de su rol (JSON)', clase: 'igual' })
  alcances: Permiso[];

  /** Addresses and networks, as JSON; none = any. */
  @JsonColumn({ comment: 'Direcciones y redes desde las que llama; vacío: cualquiera (JSON)', clase: 'igual' })
  direcciones: string[];

  @BoolColumn({ comment: 'Si sus claves sirven' })
  activa: boolean;
}

/** A key of an account, as its hash. */
@Entity({
  name: 'clave_servicio',
  schema: 'seguridad',
  comment: 'Clave de una cuenta de servicio; solo su huella, nunca la clave',
})
@Unique(['publico'])
@Index(['cuentaId'])
export class ClaveServicio {
  @IdColumn()
  id: number;

  @ForeignKey(() => CuentaServicio)
  @IntegerColumn()
  cuentaId: number;

  /** The public part of the key. */
  @CodeColumn(12, 'ausente', { comment: 'Parte de la clave que la nombra' })
  publico: string;

  @CodeColumn(64, 'ausente', { comment: 'Huella SHA-256 de la clave' })
  huella: string;

  @UtcColumn({ comment: 'Cuándo se generó' })
  creadaEn: Date;

  @UtcColumn({ comment: 'Cuándo deja de servir' })
  vence: Date;

  @UtcColumn({ nullable: true, comment: 'Cuándo se revocó' })
  revocadaEn: Date | null;

  @UtcColumn({ nullable: true, comment: 'Última llamada, con un minuto de precisión' })
  ultimoUso: Date | null;

  @CodeColumn(45, 'ausente', { nullable: true, comment: 'Dirección IP de la última llamada' })
  ultimaDireccion: string | null;
}
