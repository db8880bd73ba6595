import { estadosDeCorreo } from '@adjudica/domain';
import { Entity, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  IdColumn,
  IntegerColumn,
  LongTextColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';

/** The outbox: a mail written in the transaction of its cause and sent afterwards with retries; clave makes it unique. */
@Entity({ name: 'mensaje', schema: 'sistema', comment: 'Correo por enviar, enviado o fallido' })
@Unique(['clave'])
@Index(['estado', 'proximoIntento'])
export class Mensaje {
  @IdColumn()
  id: number;

  @CodeColumn(120, 'clave', { comment: 'De qué aviso es; uno solo por clave' })
  clave: string;

  @TextColumn('correo', { comment: 'Correo del destinatario', clase: 'correo', de: 'titular' })
  destinatario: string;

  @TextColumn(200, { comment: 'Asunto del correo', de: 'titular' })
  asunto: string;

  @LongTextColumn({ comment: 'Texto del correo', de: 'titular' })
  cuerpo: string;

  /** pendiente, enviado, fallido: dead letter; descartado: discarded by an administrator (`correo/ciclo.ts`). */
  @StateColumn(estadosDeCorreo)
  estado: string;

  /** Attempts that concern this mail; those without a server do not count. */
  @IntegerColumn()
  intentos: number;

  @UtcColumn({ nullable: true })
  ultimoIntento: Date | null;

  @UtcColumn()
  proximoIntento: Date;

  @UtcColumn({ nullable: true })
  enviadoEn: Date | null;

  /** Error of the last attempt ('550', 'ECONNREFUSED'), and the server's words. */
  @CodeColumn(20, 'igual', { nullable: true, comment: 'Código con que respondió el servidor de correo' })
  codigoError: string | null;

  @TextColumn(500, { nullable: true, comment: 'Lo que respondió el servidor de correo', de: 'titular' })
  ultimoError: string | null;

  @UtcColumn()
  creadoEn: Date;

  /** Raised by users' decisions, not by attempts. */
  @VersionColumn()
  version: number;
}
