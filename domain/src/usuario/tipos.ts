import type { Rol } from '../roles';

/** Editable data of a user. The department follows from the role (roles.ts); the password never travels with the record. */
export interface DatosDeUsuario {
  usuario: string;
  nombre: string;
  apellido: string;
  role: Rol;
  correo?: string;
  /** Seven to ten digits. */
  telefono?: string;
  activo: boolean;
}

/** Who looks after a plan, as a mail to its holder names him; null = not known. */
export interface ContactoDeEjecutivo {
  readonly nombre: string;
  readonly telefono: string | null;
  readonly correo: string | null;
}
