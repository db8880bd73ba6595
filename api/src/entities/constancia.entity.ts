import { calidadesDeSolicitante, mediosDeCopia } from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  LongTextColumn,
  OptionColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Archivo } from './archivo.entity';
import { Asamblea } from './asamblea.entity';
import { DocumentoEmitido } from './documento-emitido.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/** Evidence of an assembly from its opening on: the frozen list of participants, and later additions to the record. */
@Entity({
  name: 'constancia',
  schema: 'asamblea',
  comment: 'Constancia de una asamblea: la lista congelada de participantes y su huella',
})
@Unique(['asambleaId'])
export class Constancia {
  @IdColumn()
  id: number;

  @ForeignKey(() => Asamblea)
  @IntegerColumn()
  asambleaId: number;

  /** In its canonical form (`constancia/reglas.ts`); never changed. */
  @LongTextColumn()
  lista: string;

  /** SHA-256 of `lista`. */
  @CodeColumn(64, 'huella', { comment: 'Huella SHA-256 de la lista congelada' })
  listaSha256: string;

  /** Quorum when the list was frozen: participating plans, plans with a holder. */
  @IntegerColumn({ comment: 'Planes que participan' })
  participantes: number;

  @IntegerColumn({ comment: 'Planes con titular' })
  planes: number;

  @UtcColumn()
  instaladaEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  instaladaPor: number | null;

  /** Address of the stream. */
  @TextColumn(300, { nullable: true })
  enlace: string | null;

  @VersionColumn()
  version: number;
}

/** A copy of minutes or certificate that somebody asked for and got; inserted, never changed. */
@Entity({
  name: 'constancia_copia',
  schema: 'asamblea',
  comment: 'Copia de un acta o de su constancia, como se pidió y se entregó',
})
@Index(['constanciaId'])
@Index(['documentoId'])
@Index(['extractoId'])
@Index(['planId'])
@Index(['personaId'])
export class ConstanciaCopia {
  @IdColumn()
  id: number;

  @ForeignKey(() => Constancia)
  @IntegerColumn()
  constanciaId: number;

  /** What was handed over, or of which it is an extract. */
  @ForeignKey(() => DocumentoEmitido)
  @IntegerColumn({ nullable: true })
  documentoId: number | null;

  /** The extract as it was handed over; null = the whole document. */
  @ForeignKey(() => Archivo)
  @IntegerColumn({ nullable: true })
  extractoId: number | null;

  @TextColumn('nombre', { comment: 'Quién la pidió y la recibió' })
  entregadaA: string;

  @CodeColumn(20, 'identificacion', { nullable: true, comment: 'Cédula, RUC o pasaporte de quien la pidió' })
  identificacion: string | null;

  @OptionColumn(10, calidadesDeSolicitante, { comment: 'En qué calidad la pidió' })
  calidad: string;

  /** Of the member for whom it is; null = he who asked is none. */
  @ForeignKey(() => Plan)
  @IntegerColumn({ nullable: true })
  planId: number | null;

  @ForeignKey(() => Persona)
  @IntegerColumn({ nullable: true })
  personaId: number | null;

  @DateColumn({ nullable: true, comment: 'Día en que se pidió' })
  pedidaEl: string | null;

  @DateColumn({ comment: 'Día en que se entregó' })
  fecha: string;

  @OptionColumn(10, mediosDeCopia, { comment: 'Por qué medio' })
  medio: string;

  @TextColumn('correo', { nullable: true, comment: 'Correo al que se envió', clase: 'correo' })
  correo: string | null;

  @TextColumn('comentario', { nullable: true, comment: 'Motivo o nota', de: 'titular' })
  nota: string | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  registradaPor: number | null;

  @UtcColumn()
  registradaEn: Date;
}
