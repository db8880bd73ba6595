import { Entity } from 'typeorm';
import { CodeColumn, DateColumn, IntegerColumn, KeyIntegerColumn, LongTextColumn, UtcColumn } from '../columns/columns';

/** A key under which audit rows are sealed: from where on, and where the chain ended when it sealed last. */
@Entity({
  name: 'auditoria_sello',
  schema: 'seguridad',
  comment: 'Dónde termina la cadena de auditoría bajo cada clave',
})
export class AuditoriaSello {
  /** 1, 2 … in the order of the keys. */
  @KeyIntegerColumn({ comment: 'Cuál de las claves, desde 1' })
  epoca: number;

  /** Fingerprint of the data key (crypto/cipher.ts). */
  @CodeColumn(64, 'ausente')
  huellaClave: string;

  @UtcColumn()
  abiertaEn: Date;

  /** Position of the last row before it. */
  @IntegerColumn({ comment: 'Fila de auditoría tras la que empieza la época' })
  despuesDe: number;

  /** The end of its part of the chain, and its seal. */
  @IntegerColumn({ comment: 'Lugar de la última fila sellada' })
  posicion: number;

  @CodeColumn(64, 'ausente')
  cadena: string;

  @CodeColumn(64, 'ausente', { comment: 'Sello del extremo de la cadena' })
  final: string;

  /** Of a key that another one replaced: its secret, sealed under the key in force. null = in force, or lost. */
  @LongTextColumn({ nullable: true })
  secreto: string | null;

  /** What this register said of the keys before when this one took over, sealed; null of the first, and of those from before this was kept. */
  @CodeColumn(64, 'ausente', { nullable: true, comment: 'Sello de lo que el registro decía de las claves anteriores' })
  registro: string | null;

  /** Day of the last anchor outside the database. */
  @DateColumn({ nullable: true, comment: 'Último día cuyo extremo se dejó en el almacén' })
  ancladaEl: string | null;
}
