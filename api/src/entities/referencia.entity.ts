import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../db/columns';
import { Banco } from './catalogo.entity';
import { Solicitud } from './solicitud.entity';
import { Usuario } from './usuario.entity';

/** Personal, commercial or bank reference of an application (EST-540…542); the facts of the other types are NULL. */
@Entity({ name: 'referencia', schema: 'cliente' })
@Unique(['solicitudId', 'tipo', 'linea'])
export class Referencia {
  @IdColumn()
  id: number;

  @ForeignKey(() => Solicitud)
  @IntegerColumn()
  solicitudId: number;

  /** R personal, C commercial, B bank. */
  @CodeColumn(1)
  tipo: string;

  /** Place within its type; of the personal ones 1 to 3, so that a fourth finds none (EST-553). */
  @IntegerColumn()
  linea: number;

  /** P pending, C confirmed. */
  @StateColumn()
  estado: string;

  @TextColumn(120, { nullable: true })
  nombre: string | null;

  @CodeColumn(10, { nullable: true })
  identificacion: string | null;

  @TextColumn(20, { nullable: true })
  parentesco: string | null;

  @TextColumn('nombre', { nullable: true })
  nombreComercio: string | null;

  @TextColumn(60, { nullable: true })
  ciudad: string | null;

  @TextColumn('direccion', { nullable: true })
  direccion: string | null;

  @CodeColumn(10, { nullable: true })
  telefono: string | null;

  @ForeignKey(() => Banco, 'codigo')
  @CodeColumn(6, { nullable: true })
  bancoCodigo: string | null;

  @DateColumn({ nullable: true })
  fechaApertura: string | null;

  @CodeColumn(10, { nullable: true })
  tipoCuenta: string | null;

  @CodeColumn(20, { nullable: true })
  numeroCuenta: string | null;

  @UtcColumn()
  registradaEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  registradaPor: number | null;

  @UtcColumn({ nullable: true })
  confirmadaEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  confirmadaPor: number | null;

  @VersionColumn()
  version: number;
}
