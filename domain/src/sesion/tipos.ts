import type { Permiso, UsuarioSesion } from '../roles';

/** AUT-004 */
export interface Credenciales {
  name: string;
  pass: string;
  /** Of the authenticator, from who has one. */
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
