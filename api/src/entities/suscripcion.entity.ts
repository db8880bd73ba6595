import { estadosDeEnvio, type TipoDeEvento } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  BigIdColumn,
  BoolColumn,
  CodeColumn,
  IdColumn,
  IntegerColumn,
  JsonColumn,
  LongTextColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { CuentaServicio } from './cuenta-servicio.entity';

/** Another system that receives events: its address, the events, and its state. */
@Entity({
  name: 'suscripcion',
  schema: 'sistema',
  comment: 'Suscripción de otro sistema a eventos: dónde los recibe y cómo le va',
})
@Index(['cuentaId'])
export class Suscripcion {
  @IdColumn()
  id: number;

  /** Account whose scopes limit the events. */
  @ForeignKey(() => CuentaServicio)
  @IntegerColumn()
  cuentaId: number;

  @TextColumn('textoCorto', { comment: 'Nombre de la suscripción' })
  nombre: string;

  @CodeColumn(500, 'ausente', { comment: 'Dirección a la que se envía' })
  url: string;

  @JsonColumn({ comment: 'Tipos de evento (JSON)' })
  eventos: TipoDeEvento[];

  @BoolColumn({ comment: 'Si se le avisa' })
  activa: boolean;

  /** It answered 410: nothing is sent until a user resumes it. */
  @UtcColumn({ nullable: true, comment: 'Cuándo respondió que no quiere más (410)' })
  rechazadaEn: Date | null;

  /** Signing secrets, newest first, each with its expiry: encrypted JSON. */
  @LongTextColumn({ comment: 'Secretos de la firma, sellados con la clave de los datos' })
  secretos: string;

  /** Consecutive, over all its messages. */
  @IntegerColumn({ comment: 'Intentos fallidos seguidos' })
  fallas: number;

  @UtcColumn({ nullable: true, comment: 'Desde cuándo no recibe' })
  fallaDesde: Date | null;

  @UtcColumn({ nullable: true, comment: 'Hasta cuándo no se intenta' })
  pausaHasta: Date | null;

  /** When administrators were notified; cleared by a delivery. */
  @UtcColumn({ nullable: true, comment: 'Cuándo se dijo a los administradores que no recibe' })
  avisadaEn: Date | null;

  @UtcColumn({ nullable: true, comment: 'Última entrega, con un minuto de precisión' })
  ultimoExito: Date | null;

  @UtcColumn()
  creadaEn: Date;

  @VersionColumn()
  version: number;
}

/** A message about an event to one subscription: written in the transaction of its cause, sent afterwards with retries. */
@Entity({ name: 'envio_evento', schema: 'sistema', comment: 'Aviso de un evento a otro sistema, y su entrega' })
@Unique(['clave'])
// due messages, by subscription
@Index(['estado', 'proximoIntento', 'suscripcionId'])
// whether an earlier one of the same plan is pending
@Index(['suscripcionId', 'idCodigo', 'estado'])
@Index(['idCodigo'])
// removal by age
@Index(['estado', 'creadoEn'])
export class EnvioEvento {
  @BigIdColumn()
  id: number;

  @ForeignKey(() => Suscripcion)
  @IntegerColumn()
  suscripcionId: number;

  /** UUID by which the receiver recognizes a duplicate, even after a restored copy of the database. */
  @CodeColumn(36, 'ausente', { comment: 'Identificador del aviso, el mismo en cada intento' })
  clave: string;

  @CodeColumn(30, 'ausente', { comment: 'Tipo de evento' })
  tipo: string;

  @CodeColumn(24, 'ausente', { comment: 'Plan del que habla; vacío en una prueba' })
  idCodigo: string;

  @CodeColumn(40, 'ausente', { comment: 'De qué registro es la clave' })
  recurso: string;

  @CodeColumn(60, 'ausente', { comment: 'Clave del registro' })
  recursoId: string;

  @UtcColumn({ comment: 'Cuándo ocurrió el evento' })
  ocurridoEn: Date;

  @IntegerColumn({ comment: 'Cursor de los cambios desde el que se lee este y lo que siguió' })
  posicion: number;

  /** pendiente, entregado, fallido, descartado (`suscripcion/ciclo.ts`). */
  @StateColumn(estadosDeEnvio, { comment: 'Pendiente, entregado, fallido o descartado' })
  estado: string;

  @IntegerColumn({ comment: 'Intentos hechos' })
  intentos: number;

  @UtcColumn({ nullable: true })
  ultimoIntento: Date | null;

  @UtcColumn()
  proximoIntento: Date;

  @UtcColumn({ nullable: true })
  entregadoEn: Date | null;

  /** '204', '503', 'ECONNREFUSED'. */
  @CodeColumn(20, 'ausente', {
    nullable: true,
    comment: 'Código con que respondió el otro sistema, o con que falló la llamada',
  })
  codigo: string | null;

  @TextColumn(500, { nullable: true, comment: 'Palabras del otro sistema' })
  respuesta: string | null;

  @IntegerColumn({ nullable: true, comment: 'Cuánto tardó el último intento' })
  milisegundos: number | null;

  @UtcColumn()
  creadoEn: Date;

  /** Raised by users' decisions, not by attempts. */
  @VersionColumn()
  version: number;
}
