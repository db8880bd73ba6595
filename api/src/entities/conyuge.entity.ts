import { Entity, ForeignKey, Unique } from 'typeorm';
import { CodeColumn, DateColumn, IdColumn, IntegerColumn, TextColumn, UtcColumn, VersionColumn } from '../db/columns';
import { Pais } from './catalogo.entity';
import { Solicitud } from './solicitud.entity';
import { Usuario } from './usuario.entity';

/** Spouse of the person of an application (EST-524), as declared: it is no `persona` of its own. The full name is stored in its parts. */
@Entity({ name: 'conyuge', schema: 'cliente' })
@Unique(['solicitudId'])
export class Conyuge {
  @IdColumn()
  id: number;

  @ForeignKey(() => Solicitud)
  @IntegerColumn()
  solicitudId: number;

  @CodeColumn(10)
  identificacion: string;

  @TextColumn('nombre')
  nombres: string;

  @TextColumn(120)
  apellidoPaterno: string;

  @TextColumn(120)
  apellidoMaterno: string;

  @DateColumn({ nullable: true })
  fechaNacimiento: string | null;

  @CodeColumn(1, { nullable: true })
  genero: string | null;

  @ForeignKey(() => Pais, 'codigo')
  @CodeColumn(2, { nullable: true })
  nacionalidad: string | null;

  @IntegerColumn({ nullable: true })
  anosResidencia: number | null;

  @TextColumn(80, { nullable: true })
  profesion: string | null;

  @CodeColumn(1)
  situacionLaboral: string;

  @CodeColumn(13, { nullable: true })
  laboralRuc: string | null;

  @TextColumn('nombre', { nullable: true })
  laboralNombre: string | null;

  @TextColumn(120, { nullable: true })
  laboralActividad: string | null;

  @TextColumn(80, { nullable: true })
  laboralCargo: string | null;

  @TextColumn('direccion', { nullable: true })
  laboralDireccion: string | null;

  @CodeColumn(10, { nullable: true })
  laboralTelefono: string | null;

  @IntegerColumn({ nullable: true })
  laboralAnos: number | null;

  @TextColumn('correo', { nullable: true })
  laboralCorreo: string | null;

  @UtcColumn()
  guardadaEn: Date;

  @ForeignKey(() => Usuario)
  @IntegerColumn({ nullable: true })
  guardadaPor: number | null;

  @VersionColumn()
  version: number;
}
