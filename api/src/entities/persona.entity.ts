import { estadosCiviles, tiposDeIdentificacion } from '@adjudica/domain';
import { Check, Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  AlphabeticalIndex,
  CodeColumn,
  conditions,
  DateColumn,
  IdColumn,
  OptionColumn,
  TextColumn,
  VersionColumn,
} from '../columns/columns';
import { Canton, Parroquia, Provincia } from './catalogo.entity';

/** A cédula has ten digits and a RUC thirteen; passports vary by country. */
const identificacionCompleta = [
  ['C', 10],
  ['R', 13],
]
  .map(
    ([tipo, largo]) =>
      `("tipoIdentificacion" <> '${tipo}' OR ${conditions.exactDigits(Number(largo))('"identificacion"')})`,
  )
  .join(' AND ');

/** Identity and contact of any person; key = type and number of identification. */
@Entity({ name: 'persona', schema: 'cliente', comment: 'Persona: cliente, cónyuge, garante o depositario' })
@Unique(['tipoIdentificacion', 'identificacion'])
@Index(['identificacion'])
@Index(['celular'])
@Index(['telefono'])
@AlphabeticalIndex('IX_persona_nombre', ['apellidoPaterno', 'apellidoMaterno', 'nombres'])
@Check('CK_persona_identificacion', identificacionCompleta)
export class Persona {
  @IdColumn()
  id: number;

  @OptionColumn(1, tiposDeIdentificacion, { comment: 'Tipo de identificación' })
  tipoIdentificacion: string;

  @CodeColumn(20, 'identificacion', { comment: 'Número de identificación: cédula, RUC o pasaporte', de: 'titular' })
  identificacion: string;

  @TextColumn('nombre', { de: 'titular' })
  nombres: string;

  @TextColumn(80, { de: 'titular' })
  apellidoPaterno: string;

  @TextColumn(80, { de: 'titular' })
  apellidoMaterno: string;

  @TextColumn('correo', { nullable: true, clase: 'correo', de: 'titular' })
  correo: string | null;

  @CodeColumn(15, 'telefono', { nullable: true, comment: 'Teléfono celular', de: 'titular' })
  celular: string | null;

  @CodeColumn(15, 'telefono', { nullable: true, de: 'titular' })
  telefono: string | null;

  @TextColumn(200, { nullable: true, de: 'titular' })
  direccion: string | null;

  @ForeignKey(() => Provincia, 'codigo')
  @CodeColumn(2, 'igual', { nullable: true })
  provinciaCodigo: string | null;

  @ForeignKey(() => Canton, 'codigo')
  @CodeColumn(4, 'igual', { nullable: true })
  cantonCodigo: string | null;

  @ForeignKey(() => Parroquia, 'codigo')
  @CodeColumn(6, 'igual', { nullable: true })
  parroquiaCodigo: string | null;

  @DateColumn({ nullable: true, comment: 'Fecha de nacimiento' })
  fechaNacimiento: string | null;

  @OptionColumn(1, estadosCiviles, { nullable: true })
  estadoCivil: string | null;

  @VersionColumn()
  version: number;
}
