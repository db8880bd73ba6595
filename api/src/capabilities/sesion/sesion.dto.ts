/** AUT-004. */
export interface Credenciales {
  /**
   * Usuario.
   * @minLength 1
   * @maxLength 40
   */
  name: string;
  /**
   * Contraseña.
   * @minLength 1
   * @maxLength 128
   */
  pass: string;
}

/** AUT-008: what the screens keep of the user. */
export interface UsuarioDeSesion {
  idSaad: number;
  usuario: string;
  nombre: string;
  apellido: string;
  role: string;
  idDepartamento: string | null;
  /** Con una contraseña de un solo uso: solo se permite cambiarla. */
  debeCambiarContrasena: boolean;
}

/** AUT-005. */
export interface SesionIniciada {
  access_token: string;
  user: UsuarioDeSesion;
}

export interface SesionActual extends UsuarioDeSesion {
  /** Prefijo de las pantallas del rol. */
  prefijo: string;
  permisos: string[];
  /**
   * Instante (UTC) en que la sesión termina aunque haya actividad.
   * @format date-time
   */
  expiraEn: string;
}

export interface CambioDeContrasena {
  /** @maxLength 128 */
  actual: string;
  /**
   * @minLength 8
   * @maxLength 128
   */
  nueva: string;
}
