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

/** Another system that is told of events: at which address, of which, and how it takes them. */
@Entity({ name: 'suscripcion', schema: 'sistema' })
@Index(['cuentaId'])
export class Suscripcion {
  @IdColumn()
  id: number;

  /** Within whose scopes it is told. */
  @ForeignKey(() => CuentaServicio)
  @IntegerColumn()
  cuentaId: number;

  @TextColumn('textoCorto')
  nombre: string;

  @CodeColumn(500)
  url: string;

  @JsonColumn()
  eventos: TipoDeEvento[];

  @BoolColumn()
  activa: boolean;

  /** It answered 410: nothing is sent until a person says so. */
  @UtcColumn({ nullable: true })
  rechazadaEn: Date | null;

  /** Those that sign, newest first, each with its end: JSON, sealed. */
  @LongTextColumn()
  secretos: string;

  /** In a row, over all of its messages. */
  @IntegerColumn()
  fallas: number;

  @UtcColumn({ nullable: true })
  fallaDesde: Date | null;

  @UtcColumn({ nullable: true })
  pausaHasta: Date | null;

  /** When administrators were told; empty once a message is delivered. */
  @UtcColumn({ nullable: true })
  avisadaEn: Date | null;

  @UtcColumn({ nullable: true })
  ultimoExito: Date | null;

  @UtcColumn()
  creadaEn: Date;

  @VersionColumn()
  version: number;
}

/** A message about an event to one subscription: written in the transaction of its cause, sent afterwards with retry. */
@Entity({ name: 'envio_evento', schema: 'sistema' })
@Unique(['clave'])
// what is due, and of whom
@Index(['estado', 'proximoIntento', 'suscripcionId'])
// whether an earlier one of the same plan waits
@Index(['suscripcionId', 'idCodigo', 'estado'])
@Index(['idCodigo'])
// which are old enough to go
@Index(['estado', 'creadoEn'])
export class EnvioEvento {
  @BigIdColumn()
  id: number;

  @ForeignKey(() => Suscripcion)
  @IntegerColumn()
  suscripcionId: number;

  /** UUID: by it the receiver knows a repetition, also after an older copy of the database was put back. */
  @CodeColumn(36)
  clave: string;

  @CodeColumn(30)
  tipo: string;

  @CodeColumn(24)
  idCodigo: string;

  @CodeColumn(40)
  recurso: string;

  @CodeColumn(60)
  recursoId: string;

  @UtcColumn()
  ocurridoEn: Date;

  @IntegerColumn()
  posicion: number;

  /** pendiente, entregado, fallido, descartado (`suscripcion/ciclo.ts`). */
  @StateColumn(estadosDeEnvio)
  estado: string;

  @IntegerColumn()
  intentos: number;

  @UtcColumn({ nullable: true })
  ultimoIntento: Date | null;

  @UtcColumn()
  proximoIntento: Date;

  @UtcColumn({ nullable: true })
  entregadoEn: Date | null;

  /** '204', '503', 'ECONNREFUSED'. */
  @CodeColumn(20, { nullable: true })
  codigo: string | null;

  @TextColumn(500, { nullable: true })
  respuesta: string | null;

  @IntegerColumn({ nullable: true })
  milisegundos: number | null;

  @UtcColumn()
  creadoEn: Date;

  /** Raised by what people do with it, not by attempts. */
  @VersionColumn()
  version: number;
}
