import type { AccionDeEnvio, EstadoDeEnvio, EstadoDeSuscripcion } from '@adjudica/domain';

/** Otro sistema al que se avisa de eventos; su secreto se muestra una sola vez. */
export interface SuscripcionVista {
  id: number;
  version: number;
  cuentaId: number;
  /** La cuenta de servicio con cuyos permisos se le avisa. */
  cuenta: string;
  nombre: string;
  /** La dirección a la que se envía. */
  url: string;
  /** Tipos de evento (`GET /evento-tipo`). */
  eventos: string[];
  /** De estos, los que la cuenta ya no puede leer: no se le avisa de ellos. */
  sinPermiso: string[];
  activa: boolean;
  estado: EstadoDeSuscripcion;
  /**
   * Desde cuándo no recibe.
   * @format date-time
   */
  fallaDesde: string | null;
  /**
   * Con un minuto de precisión.
   * @format date-time
   */
  ultimoExito: string | null;
  /**
   * Hasta cuándo se firma también con el secreto anterior.
   * @format date-time
   */
  traslapeHasta: string | null;
  pendientes: number;
  fallidos: number;
}

export interface SuscripcionNueva {
  /** @isInt */
  cuentaId: number;
  /** @maxLength 60 */
  nombre: string;
  /** https://…, hasta 500 caracteres, sin usuario ni fragmento. */
  url: string;
  /** @maxItems 200 */
  eventos: string[];
}

export interface SuscripcionCambio {
  /** @maxLength 60 */
  nombre: string;
  /** https://…, hasta 500 caracteres, sin usuario ni fragmento. */
  url: string;
  /** @maxItems 200 */
  eventos: string[];
  /** Activarla vuelve a enviar a quien había respondido 410. */
  activa: boolean;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  cuentaId?: number;
  /** Solo lectura; se ignora. */
  cuenta?: string;
  /** Solo lectura; se ignora. */
  sinPermiso?: string[];
  /** Solo lectura; se ignora. */
  estado?: string;
  /** Solo lectura; se ignora. */
  fallaDesde?: string | null;
  /** Solo lectura; se ignora. */
  ultimoExito?: string | null;
  /** Solo lectura; se ignora. */
  traslapeHasta?: string | null;
  /** Solo lectura; se ignora. */
  pendientes?: number;
  /** Solo lectura; se ignora. */
  fallidos?: number;
}

/** El secreto se muestra una única vez. */
export interface SuscripcionConSecreto extends SuscripcionVista {
  claveSecreta: string;
}

export interface SecretoNuevo {
  /**
   * Horas en que los avisos se firman también con el anterior.
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

export interface ReenvioDesde {
  /**
   * Desde el comienzo de este día.
   * @format date
   * @maxLength 10
   */
  desde: string;
  /** 'fallidos': los fallidos y descartados; 'todos': también los entregados. */
  estados: 'fallidos' | 'todos';
}

export interface EnviosReenviados {
  cantidad: number;
}

/** Un aviso de un evento a un sistema, y su entrega. */
export interface EnvioEventoVista {
  id: number;
  version: number;
  suscripcionId: number;
  suscripcion: string;
  /** El identificador que recibe el otro sistema, el mismo en cada intento. */
  clave: string;
  /** Tipo de evento, o PRUEBA. */
  evento: string;
  nombreEvento: string;
  plan: string | null;
  recurso: string;
  recursoId: string;
  /** @format date-time */
  ocurridoEn: string;
  estado: EstadoDeEnvio;
  intentos: number;
  /** @format date-time */
  creadoEn: string;
  /** @format date-time */
  ultimoIntento: string | null;
  /**
   * Solo de los pendientes.
   * @format date-time
   */
  proximoIntento: string | null;
  /** @format date-time */
  entregadoEn: string | null;
  /** El de la respuesta ('503') o del programa ('ECONNREFUSED'). */
  codigo: string | null;
  /** Lo que dijo el otro sistema. */
  respuesta: string | null;
  /** Cuánto tardó el último intento. */
  milisegundos: number | null;
  acciones: AccionDeEnvio[];
}

export interface ReenvioDeEnvio {
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

export interface DescarteDeEnvio {
  motivo: string;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}
