import {
  formularioDeConcesionario,
  formularioDeDispositivoDeConcesionario,
  formularioDeEjecutivoDeConcesionario,
} from '@adjudica/domain';
import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AlphabeticalIndex, IdColumn, IntegerColumn, UtcColumn, VersionColumn } from '../columns/columns';
import { columnsOf } from '../columns/record';
import { fichaDe } from './ficha';
import { Usuario } from './usuario.entity';

/** Dealers, who sell the vehicle of an order (CON). */
@Entity({ name: 'concesionario', schema: 'catalogo', comment: 'Concesionario que vende vehículos' })
@Unique(['nombreComercial'])
@AlphabeticalIndex('IX_concesionario_nombreComercial', ['nombreComercial'], 'embedded')
@Index(['codigo'], { unique: true, where: '"codigo" IS NOT NULL' })
export class Concesionario extends fichaDe(formularioDeConcesionario) {}

/** Salespersons, heads of sales and signatories of a dealer (CON-508). */
@Entity({ name: 'ejecutivo_concesionario', schema: 'catalogo', comment: 'Ejecutivo de un concesionario' })
@Unique(['concesionarioId', 'nombre', 'departamento'])
export class EjecutivoConcesionario extends fichaDe(formularioDeEjecutivoDeConcesionario) {
  @ForeignKey(() => Concesionario)
  @IntegerColumn()
  concesionarioId: number;
}

/** Tracking devices and their price (CON-510, MED-535). */
@Entity({ name: 'dispositivo', schema: 'catalogo', comment: 'Dispositivo de rastreo y su precio' })
@Unique(['concesionarioId', 'nombre'])
@Index(['nombre'], { unique: true, where: '"concesionarioId" IS NULL' })
export class Dispositivo extends columnsOf(formularioDeDispositivoDeConcesionario) {
  @IdColumn()
  id: number;

  /** Its dealer; null = older than the records of dealers, offered with any of them. */
  @ForeignKey(() => Concesionario)
  @IntegerColumn({ nullable: true })
  concesionarioId: number | null;

  /** Null = never since there are records of dealers. */
  @UtcColumn({ nullable: true })
  guardadaEn: Date | null;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  guardadaPor: number | null;

  @VersionColumn()
  version: number;
}
