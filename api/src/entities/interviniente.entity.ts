import { formularioDeInterviniente, rolesDeInterviniente } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import { IdColumn, IntegerColumn, OptionColumn, UtcColumn, VersionColumn } from '../columns/columns';
import { columnsOf } from '../columns/record';
import { Adjudicacion } from './adjudicacion.entity';
import { Usuario } from './usuario.entity';

/**
 * A person of a case (an award) as somebody typed it; a role without a row is as the application says. Without number and name the case has nobody in
 * that role, whatever the application says.
 */
@Entity({ name: 'interviniente', schema: 'legal', comment: 'Persona de un caso, con lo que imprimen sus documentos' })
@Unique(['adjudicacionId', 'rol'])
export class Interviniente extends columnsOf(formularioDeInterviniente, 'open') {
  @IdColumn()
  id: number;

  @ForeignKey(() => Adjudicacion)
  @IntegerColumn()
  adjudicacionId: number;

  @OptionColumn(21, rolesDeInterviniente, { comment: 'Qué es en el caso' })
  rol: string;

  @UtcColumn()
  guardadaEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  guardadaPor: number | null;

  @VersionColumn()
  version: number;
}
