import type { DatosDeSolicitud } from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import {
  BoolColumn,
  CodeColumn,
  DateColumn,
  IdColumn,
  IntegerColumn,
  MoneyColumn,
  StateColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../db/columns';
import { ActividadUafe, Canton, Pais, Parroquia, Provincia } from './catalogo.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/**
 * What was declared for a plan by its holder or its guarantor (modelo.md): everything that is printed stands here, not in `persona`.
 * One in force per plan and role; a changed guarantor closes its row (`reemplazadaEn`) and opens another.
 */
@Entity({ name: 'solicitud', schema: 'cliente' })
@Index(['planId', 'rol'], { unique: true, where: '"reemplazadaEn" IS NULL' })
@Index(['identificacion'])
@Index(['planId'])
export class Solicitud implements DatosDeSolicitud {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  /** 'titular' or 'garante'. */
  @CodeColumn(8)
  rol: string;

  @ForeignKey(() => Persona)
  @IntegerColumn({ nullable: true })
  personaId: number | null;

  @CodeColumn(20)
  identificacion: string;

  // Datos del bien (holder only; seen by 002 and 004)

  @CodeColumn(10, { nullable: true })
  estadoBien: string | null;

  @MoneyColumn({ nullable: true })
  valorBien: number | null;

  // Datos personales

  @TextColumn('nombre', { nullable: true })
  nombres: string | null;

  @TextColumn(80, { nullable: true })
  apellidoPaterno: string | null;

  @TextColumn(80, { nullable: true })
  apellidoMaterno: string | null;

  @CodeColumn(1, { nullable: true })
  genero: string | null;

  @DateColumn({ nullable: true })
  fechaNacimiento: string | null;

  @CodeColumn(1, { nullable: true })
  estadoCivil: string | null;

  @CodeColumn(1, { nullable: true })
  separacionBienes: string | null;

  @ForeignKey(() => Pais, 'codigo')
  @CodeColumn(2, { nullable: true })
  nacionalidad: string | null;

  @IntegerColumn({ nullable: true })
  anosResidencia: number | null;

  @TextColumn(80, { nullable: true })
  profesion: string | null;

  @TextColumn(6, { nullable: true })
  codigoDactilar: string | null;

  @TextColumn('correo', { nullable: true })
  correo: string | null;

  @CodeColumn(15, { nullable: true })
  celular: string | null;

  @CodeColumn(1, { nullable: true })
  tipoDomicilio: string | null;

  @TextColumn('nombre', { nullable: true })
  nombrePropietario: string | null;

  @CodeColumn(15, { nullable: true })
  telefonoPropietario: string | null;

  @DateColumn({ nullable: true })
  domicilioDesde: string | null;

  @ForeignKey(() => Provincia, 'codigo')
  @CodeColumn(2, { nullable: true })
  provinciaCodigo: string | null;

  @ForeignKey(() => Canton, 'codigo')
  @CodeColumn(4, { nullable: true })
  cantonCodigo: string | null;

  @ForeignKey(() => Parroquia, 'codigo')
  @CodeColumn(6, { nullable: true })
  parroquiaCodigo: string | null;

  @TextColumn('direccion', { nullable: true })
  direccion: string | null;

  @TextColumn(200, { nullable: true })
  referenciaDomicilio: string | null;

  @CodeColumn(15, { nullable: true })
  telefonoDomicilio: string | null;

  @CodeColumn(1, { nullable: true })
  situacionLaboral: string | null;

  @CodeColumn(1, { nullable: true })
  pepExpuesto: string | null;

  @CodeColumn(10, { nullable: true })
  pepVinculo: string | null;

  @TextColumn('nombre', { nullable: true })
  pepNombres: string | null;

  @TextColumn(20, { nullable: true })
  pepParentesco: string | null;

  // Beneficiario final (holder only)

  @BoolColumn()
  beneficiarioEsTitular: boolean;

  @TextColumn(10, { nullable: true })
  beneficiarioCedula: string | null;

  @TextColumn('nombre', { nullable: true })
  beneficiarioNombres: string | null;

  @TextColumn(80, { nullable: true })
  beneficiarioApellidoPaterno: string | null;

  @TextColumn(80, { nullable: true })
  beneficiarioApellidoMaterno: string | null;

  @ForeignKey(() => Pais, 'codigo')
  @CodeColumn(2, { nullable: true })
  beneficiarioNacionalidad: string | null;

  @CodeColumn(1, { nullable: true })
  beneficiarioGenero: string | null;

  @TextColumn(120, { nullable: true })
  beneficiarioActividad: string | null;

  // Datos laborales (V, B) and Datos independiente (I)

  @BoolColumn()
  laboralInformal: boolean;

  @CodeColumn(13, { nullable: true })
  laboralRuc: string | null;

  @TextColumn('nombre', { nullable: true })
  laboralNombre: string | null;

  @TextColumn(120, { nullable: true })
  laboralActividad: string | null;

  @ForeignKey(() => ActividadUafe, 'codigo')
  @CodeColumn(12, { nullable: true })
  laboralActividadUafe: string | null;

  @TextColumn(80, { nullable: true })
  laboralCargo: string | null;

  @TextColumn('direccion', { nullable: true })
  laboralDireccion: string | null;

  @CodeColumn(15, { nullable: true })
  laboralTelefono: string | null;

  @IntegerColumn({ nullable: true })
  laboralAnos: number | null;

  @TextColumn('correo', { nullable: true })
  laboralCorreo: string | null;

  // Datos pensionista jubilado (H)

  @CodeColumn(15, { nullable: true })
  jubilacionTipo: string | null;

  @CodeColumn(10, { nullable: true })
  jubilacionInstitucion: string | null;

  @DateColumn({ nullable: true })
  jubilacionFecha: string | null;

  // Dependiente de subsidio familiar / Ama de casa (A)

  @TextColumn('nombre', { nullable: true })
  subsidioPersona: string | null;

  @TextColumn(120, { nullable: true })
  subsidioActividad: string | null;

  @TextColumn(20, { nullable: true })
  subsidioParentesco: string | null;

  @DateColumn({ nullable: true })
  subsidioDesde: string | null;

  /** Of the plan: drawn at the first Guardar of its holder's form (decisiones.md, "CLI"). */
  @IntegerColumn({ nullable: true })
  numAprobacion: number | null;

  /** Empty until 'Generar Solicitud'. */
  @StateColumn({ nullable: true })
  estadoSol: string | null;

  /** Empty while the row is only the place where a guarantor was named. */
  @UtcColumn({ nullable: true })
  guardadaEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  guardadaPor: number | null;

  @UtcColumn({ nullable: true })
  generadaEn: Date | null;

  @UtcColumn({ nullable: true })
  reemplazadaEn: Date | null;

  @VersionColumn()
  version: number;
}
