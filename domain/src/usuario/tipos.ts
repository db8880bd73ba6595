import type { Rol } from '../roles';

/** Editable data of a user. The department follows from the role (roles.ts); the password never travels with the record. */
export interface DatosDeUsuario {
  usuario: string;
  nombre: string;
  apellido: string;
  role: Rol;
  correo?: string;
  activo: boolean;
}
