import { Entity } from 'typeorm';
import { CodeColumn, DateColumn, IntegerColumn, KeyIntegerColumn, LongTextColumn, UtcColumn } from '../columns/columns';

/** A key under which audit rows are sealed: its first row, and the end of the chain at its last seal. */
@Entity({
  name: 'auditoria_sello',
  schema: 'seguridad',
  comment: 'Dónde termina la cadena de auditoría bajo cada clave',
})
export class AuditoriaSello {
  /** 1, 2 … by age. */
  @KeyIntegerColumn({ comment: 'Cuál de las claves, desde 1' })
  epoca: number;

  /** Fingerprint of the data key (crypto/cipher.ts). */
  @CodeColumn(64, 'ausente')
  huellaClave: string;

  @UtcColumn()
  abiertaEn: Date;

  /** Position of the last row before this epoch. */
  @IntegerColumn({ comment: 'Fila de auditoría tras la que empieza la época' })
  despuesDe: number;

  /** End of its epoch, and its seal. */
  @IntegerColumn({ comment: 'Lugar de la última fila sellada' })
  posicion: number;

  @CodeColumn(64, 'ausente')
  cadena: string;

  @CodeColumn(64, 'ausente', { comment: 'Sello del extremo de la cadena' })
  final: string;

  /** Of a replaced key: its secret, encrypted under the key in force. null = in force, or lost. */
  @LongTextColumn({ nullable: true })
  secreto: string | null;

  /** Seal of the register's earlier rows at the start of this epoch; null for the first, and for those from before this was kept. */
  @CodeColumn(64, 'ausente', { nullable: true, comment: 'Sello de lo que el registro decía de las claves anteriores' })
  registro: string | null;

  /** Day of the last anchor outside the database. */
  @DateColumn({ nullable: true, comment: 'Último día cuyo extremo se dejó en el almacén' })
  ancladaEl: string | null;
}
