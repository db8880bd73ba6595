/** Un usuario del sistema. */
export interface UsuarioVista {
  id: number;
  usuario: string;
  nombre: string;
  apellido: string;
  correo: string | null;
  telefono: string | null;
  role: string;
  idDepartamento: string | null;
  activo: boolean;
  version: number;
}

export interface UsuarioNuevo {
  /**
   * Nombre con el que inicia sesión.
   * @maxLength 40
   */
  usuario: string;
  /** @maxLength 80 */
  nombre: string;
  /** @maxLength 80 */
  apellido: string;
  /** @maxLength 254 */
  correo?: string | null;
  /**
   * En el que atiende a los clientes: los correos lo nombran.
   * @maxLength 10
   */
  telefono?: string | null;
  /** @maxLength 40 */
  role: string;
}

/** La contraseña de un solo uso se muestra una única vez. */
export interface UsuarioCreado extends UsuarioVista {
  contrasenaTemporal: string;
}

export interface UsuarioCambio {
  /** @maxLength 80 */
  nombre: string;
  /** @maxLength 80 */
  apellido: string;
  /** @maxLength 254 */
  correo?: string | null;
  /**
   * En el que atiende a los clientes: los correos lo nombran.
   * @maxLength 10
   */
  telefono?: string | null;
  /** @maxLength 40 */
  role: string;
  activo: boolean;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /**
   * Solo lectura; se ignora.
   * @maxLength 40
   */
  usuario?: string;
  /**
   * Solo lectura; lo decide el rol.
   * @maxLength 3
   */
  idDepartamento?: string | null;
}

export interface ContrasenaTemporal {
  contrasenaTemporal: string;
}
