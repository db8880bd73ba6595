import type { EstadoDeClave } from '@adjudica/domain';

/** Una clave de la cuenta; la clave misma se muestra una sola vez, al generarla. */
export interface ClaveDeServicioVista {
  /** La parte de la clave que la nombra; no es secreta. */
  publico: string;
  estado: EstadoDeClave;
  /** @format date-time */
  creadaEn: string;
  /** @format date-time */
  vence: string;
  /** @format date-time */
  revocadaEn: string | null;
  /**
   * Con un minuto de precisión.
   * @format date-time
   */
  ultimoUso: string | null;
  ultimaDireccion: string | null;
}

/** Otro sistema que llama a la API. */
export interface CuentaDeServicioVista {
  id: number;
  version: number;
  /** Así lo nombra la auditoría. */
  usuario: string;
  nombre: string;
  role: string;
  /** Permisos de la tabla de roles. */
  alcances: string[];
  /** Direcciones IP y redes desde las que puede llamar; vacío: desde cualquiera. */
  direcciones: string[];
  activa: boolean;
  /** Las más nuevas primero. */
  claves: ClaveDeServicioVista[];
}

/** La cuenta de la clave con que se llama. */
export interface CuentaDeServicioPropia {
  id: number;
  /** Así la nombra la auditoría. */
  usuario: string;
  nombre: string;
  role: string;
  /** Permisos que la clave abre ahora; las operaciones de cada uno están en docs/data/permisos.md. */
  alcances: string[];
  /** Direcciones IP y redes desde las que puede llamar; vacío: desde cualquiera. */
  direcciones: string[];
  /** Dirección de esta llamada, como la ve el servidor. */
  direccion: string;
  /** La clave de esta llamada. */
  clave: ClaveDeServicioVista;
  /** La más nueva de la cuenta, si es otra y sirve: la que sigue cuando `clave` venza. */
  reemplazo: ClaveDeServicioVista | null;
}

export interface CuentaDeServicioNueva {
  /**
   * Así lo nombrará la auditoría.
   * @maxLength 40
   */
  usuario: string;
  /** @maxLength 60 */
  nombre: string;
  /** @maxLength 40 */
  role: string;
  /**
   * Permisos que el rol tiene, sin los que solo puede tener una persona.
   * @maxItems 200
   */
  alcances: string[];
  /** @maxItems 20 */
  direcciones: string[];
}

export interface CuentaDeServicioCambio {
  /** @maxLength 60 */
  nombre: string;
  /** @maxLength 40 */
  role: string;
  /** @maxItems 200 */
  alcances: string[];
  /** @maxItems 20 */
  direcciones: string[];
  activa: boolean;
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
  /** Solo lectura; se ignora. */
  claves?: ClaveDeServicioVista[];
}

export interface ClaveDeServicioNueva {
  /**
   * Días de vigencia.
   * @isInt
   * @minimum 1
   * @maximum 366
   */
  dias: number;
  /**
   * Horas en que las claves vigentes siguen sirviendo.
   * @isInt
   * @minimum 0
   * @maximum 168
   */
  horasDeTraslape: number;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
}

/** La clave se muestra una única vez. */
export interface ClaveDeServicioGenerada extends CuentaDeServicioVista {
  claveSecreta: string;
}

export interface RevocacionDeClave {
  /**
   * La parte pública de la clave.
   * @minLength 1
   * @maxLength 20
   */
  clave: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
}
