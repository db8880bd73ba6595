import type { Permiso, UsuarioSesion } from '../roles';

/** AUT-004 */
export interface Credenciales {
  name: string;
  pass: string;
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
