import { formularioDeSolicitud, rolesDeSolicitud } from '@adjudica/domain';
import { Entity, ForeignKey, Index } from 'typeorm';
import { CodeColumn, IdColumn, IntegerColumn, OptionColumn, UtcColumn, VersionColumn } from '../columns/columns';
import { columnsOf } from '../columns/record';
import { ActividadUafe, Canton, Pais, Parroquia, Provincia } from './catalogo.entity';
import { Persona } from './persona.entity';
import { Plan } from './plan.entity';
import { Usuario } from './usuario.entity';

/**
 * Declarations for a plan by its holder or guarantor (modelo.md): everything printed is here, not in `persona`. One in force per plan and role; a new
 * guarantor closes its row (`reemplazadaEn`) and opens another.
 */
@Entity({
  name: 'solicitud',
  schema: 'expediente',
  comment: 'Solicitud: lo que declara el titular o el garante de un plan',
})
@Index(['planId', 'rol'], { unique: true, where: '"reemplazadaEn" IS NULL' })
@Index(['identificacion'])
@Index(['planId'])
@ForeignKey(() => Pais, ['nacionalidad'], ['codigo'])
@ForeignKey(() => Provincia, ['provinciaCodigo'], ['codigo'])
@ForeignKey(() => Canton, ['cantonCodigo'], ['codigo'])
@ForeignKey(() => Parroquia, ['parroquiaCodigo'], ['codigo'])
@ForeignKey(() => Pais, ['beneficiarioNacionalidad'], ['codigo'])
@ForeignKey(() => ActividadUafe, ['laboralActividadUafe'], ['codigo'])
export class Solicitud extends columnsOf(formularioDeSolicitud, 'open') {
  @IdColumn()
  id: number;

  @ForeignKey(() => Plan)
  @IntegerColumn()
  planId: number;

  /** 'titular' or 'garante'. */
  @OptionColumn(8, rolesDeSolicitud, { comment: 'De quién es: titular o garante' })
  rol: string;

  @ForeignKey(() => Persona)
  @IntegerColumn({ nullable: true })
  personaId: number | null;

  @CodeColumn(20, 'identificacion', { de: 'titular' })
  identificacion: string;

  /** Of the plan, drawn at the first Guardar of its holder's form (decisiones.md, "CLI"). */
  @IntegerColumn({ nullable: true, comment: 'Número de aprobación' })
  numAprobacion: number | null;

  /** Empty until 'Generar Solicitud'. */
  @CodeColumn(20, 'igual', { nullable: true, comment: 'Estado de la solicitud; vacío hasta generarla' })
  estadoSol: string | null;

  /** Empty while the row only names a guarantor. */
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
