import { formularioDeConyuge } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import { IntegerColumn, TextColumn } from '../columns/columns';
import { Pais } from './catalogo.entity';
import { fichaDe } from './ficha';
import { Solicitud } from './solicitud.entity';

/** Spouse of the applicant (EST-524), as declared: no `persona` of its own. The full name is stored in parts. */
@Entity({ name: 'conyuge', schema: 'expediente', comment: 'Cónyuge declarado en una solicitud' })
@Unique(['solicitudId'])
@ForeignKey(() => Pais, ['nacionalidad'], ['codigo'])
export class Conyuge extends fichaDe(formularioDeConyuge) {
  @ForeignKey(() => Solicitud)
  @IntegerColumn()
  solicitudId: number;

  @TextColumn('nombre')
  nombres: string;

  @TextColumn('nombre')
  apellidoPaterno: string;

  @TextColumn('nombre')
  apellidoMaterno: string;
}
