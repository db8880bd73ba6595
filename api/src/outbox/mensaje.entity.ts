import { Entity, Index, Unique } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, LongTextColumn, StateColumn, TextColumn, UtcColumn } from '../db/columns';

/** The outbox: a mail written in the transaction of its cause and sent afterwards, with retry; clave makes it unique. */
@Entity({ name: 'mensaje', schema: 'sistema' })
@Unique(['clave'])
@Index(['estado', 'proximoIntento'])
export class Mensaje {
  @IdColumn()
  id: number;

  @CodeColumn(120)
  clave: string;

  @TextColumn(120)
  destinatario: string;

  @TextColumn(200)
  asunto: string;

  @LongTextColumn()
  cuerpo: string;

  @StateColumn()
  estado: string;

  @IntegerColumn()
  intentos: number;

  @UtcColumn()
  proximoIntento: Date;

  @UtcColumn({ nullable: true })
  enviadoEn: Date | null;

  @TextColumn(500, { nullable: true })
  ultimoError: string | null;

  @UtcColumn()
  creadoEn: Date;
}
