import { listaDeRoles } from '@adjudica/domain';
import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BoolColumn,
  CodeColumn,
  IdColumn,
  OptionColumn,
  TextColumn,
  UtcColumn,
  VersionColumn,
} from '../columns/columns';
import { Departamento } from './catalogo.entity';

/** A member of staff (AUT-008: its id is idSaad). The password is only ever an argon2id hash. */
@Entity({ name: 'usuario', schema: 'seguridad' })
@Unique(['usuario'])
export class Usuario {
  @IdColumn()
  id: number;

  @CodeColumn(40)
  usuario: string;

  @TextColumn(80)
  nombre: string;

  @TextColumn(80)
  apellido: string;

  @TextColumn('correo', { nullable: true })
  correo: string | null;

  @OptionColumn(40, listaDeRoles)
  role: string;

  @ForeignKey(() => Departamento, 'codigo')
  @CodeColumn(3, { nullable: true })
  idDepartamento: string | null;

  @CodeColumn(200)
  claveHash: string;

  @BoolColumn()
  activo: boolean;

  @BoolColumn()
  debeCambiarContrasena: boolean;

  @UtcColumn()
  creadoEn: Date;

  @UtcColumn()
  actualizadoEn: Date;

  @VersionColumn()
  version: number;
}
