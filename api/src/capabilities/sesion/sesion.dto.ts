/** AUT-004: usuario y contraseña. */
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
  /**
   * De quien tiene un segundo factor: los 6 dígitos de su autenticador, o un código de recuperación.
   * @maxLength 40
   */
  codigo?: string;
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

/** AUT-005: la sesión que empezó y su token. */
export interface SesionIniciada {
  access_token: string;
  user: UsuarioDeSesion;
}

export interface SesionActual extends UsuarioDeSesion {
  /** Prefijo de las pantallas del rol. */
  prefijo: string;
  permisos: string[];
  /** Si es la primera sesión del usuario, de las que se guardan: las pantallas le ofrecen una visita. */
  primeraVez: boolean;
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

/** Si al usuario se le pide un código además de la contraseña. */
export interface EstadoDeSegundoFactor {
  activo: boolean;
  /**
   * Instante (UTC) desde el que se pide; `null` si no se pide.
   * @format date-time
   */
  desde: string | null;
  /** Códigos de recuperación que sirven todavía. */
  codigosDisponibles: number;
}

export interface ContrasenaPropia {
  /** @maxLength 512 */
  contrasena: string;
}

/** Lo que el autenticador debe guardar; se muestra una sola vez y no se pide hasta que un código lo confirme. */
export interface AutenticadorPorConfirmar {
  /** En base32, para quien la escribe. */
  secretoDeAutenticador: string;
  /** `otpauth://…`, como está en el código QR. */
  uri: string;
  /** El código QR, como SVG. */
  qr: string;
}

export interface CodigoPropio {
  /**
   * Los 6 dígitos del autenticador, o las 16 letras y números de un código de recuperación; espacios y guiones no cuentan.
   * @maxLength 40
   * @pattern ^\s*(?:(?:\d[\s-]*){6}|(?:[A-Za-z2-7][\s-]*){16})$
   * @example "123456"
   */
  codigo: string;
}

/** Cada uno abre una vez; se muestran una sola vez. */
export interface CodigosDeRecuperacion {
  codigosDeRecuperacion: string[];
}

export interface RestablecimientoDeSegundoFactor {
  /**
   * @minLength 1
   * @maxLength 500
   */
  motivo: string;
}

/** Si hay un ingreso con la cuenta de la empresa, y quiénes ingresan además con contraseña. */
export interface IngresoDeEmpresa {
  activo: boolean;
  contrasenas: 'todos' | 'administradores' | 'nadie';
}

/** A dónde va el navegador, y lo que debe guardar hasta que vuelva. */
export interface IngresoIniciado {
  url: string;
  /** Sellada; vale 15 minutos. */
  transaccion: string;
}

export interface RetornoDeEmpresa {
  /**
   * La que dio `iniciar`.
   * @minLength 1
   * @maxLength 2000
   */
  transaccion: string;
  /**
   * Lo que sigue al `?` en la dirección a la que volvió el navegador.
   * @minLength 1
   * @maxLength 8000
   */
  retorno: string;
}

export interface PaseConCodigo {
  /**
   * El que dio `canjear` a quien tiene un segundo factor; vale 5 minutos.
   * @minLength 1
   * @maxLength 2000
   */
  pase: string;
  /**
   * Los 6 dígitos del autenticador, o un código de recuperación.
   * @minLength 1
   * @maxLength 40
   */
  codigo: string;
}

export interface SalidaDeEmpresa {
  /** `null`: el emisor no termina sesiones, o no responde. */
  url: string | null;
}
