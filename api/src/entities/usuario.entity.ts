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

/** A member of staff (AUT-008: its id is idSaad). The password is stored as an argon2id hash. */
@Entity({ name: 'usuario', schema: 'seguridad', comment: 'Usuario del programa' })
@Unique(['usuario'])
export class Usuario {
  @IdColumn()
  id: number;

  @CodeColumn(40, 'usuario', { comment: 'Nombre con el que entra', audited: true })
  usuario: string;

  @TextColumn(80, { comment: 'Nombres' })
  nombre: string;

  @TextColumn(80, { comment: 'Apellidos' })
  apellido: string;

  @TextColumn('correo', { nullable: true, clase: 'correo' })
  correo: string | null;

  @CodeColumn(15, 'telefono', { nullable: true, comment: 'Teléfono en el que atiende a los clientes' })
  telefono: string | null;

  @OptionColumn(40, listaDeRoles, { audited: true })
  role: string;

  @ForeignKey(() => Departamento, 'codigo')
  @CodeColumn(3, 'igual', { nullable: true })
  idDepartamento: string | null;

  @CodeColumn(200, 'vacio', { comment: 'Contraseña, solo su función hash (Argon2)' })
  claveHash: string;

  @BoolColumn({ audited: true })
  activo: boolean;

  @BoolColumn({ comment: 'Si debe cambiar la contraseña al entrar' })
  debeCambiarContrasena: boolean;

  @UtcColumn()
  creadoEn: Date;

  @UtcColumn()
  actualizadoEn: Date;

  @VersionColumn()
  version: number;
}
