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

/** The outbox: a mail written in the transaction of its cause and sent afterwards, with retry; clave makes it unique. */
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

  /** pendiente, enviado, fallido: given up; descartado: left by an administrator (`correo/ciclo.ts`). */
  @StateColumn(estadosDeCorreo)
  estado: string;

  /** Attempts that concerned this mail; those that found no server do not count. */
  @IntegerColumn()
  intentos: number;

  @UtcColumn({ nullable: true })
  ultimoIntento: Date | null;

  @UtcColumn()
  proximoIntento: Date;

  @UtcColumn({ nullable: true })
  enviadoEn: Date | null;

  /** '550', 'ECONNREFUSED': what the last attempt failed with, and the server's own words. */
  @CodeColumn(20, 'igual', { nullable: true, comment: 'Código con que respondió el servidor de correo' })
  codigoError: string | null;

  @TextColumn(500, { nullable: true, comment: 'Lo que respondió el servidor de correo', de: 'titular' })
  ultimoError: string | null;

  @UtcColumn()
  creadoEn: Date;

  /** Raised by what people do with it, not by attempts. */
  @VersionColumn()
  version: number;
}
