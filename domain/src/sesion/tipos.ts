import type { Permiso, UsuarioSesion } from '../roles';

/** AUT-004 */
export interface Credenciales {
  name: string;
  pass: string;
  /** Code of the authenticator, of users who have one. */
  codigo?: string | undefined;
}

/** AUT-005 */
export interface SesionIniciada {
  access_token: string;
  user: UsuarioSesion;
}

export interface SesionActual {
  user: UsuarioSesion;
  permisos: Permiso[];
}

export interface CambioDeContrasena {
  actual: string;
  nueva: string;
}
