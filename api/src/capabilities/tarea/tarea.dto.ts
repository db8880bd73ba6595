/** TAR-515: qué hay que hacer y de qué rol es. */
export interface TipoEnTarea {
  id: number;
  /** @maxLength 80 */
  nombre: string;
  /**
   * Nombre del rol.
   * @maxLength 40
   */
  rol: string;
}

/** TAR-515: alguien a quien se puede dar una tarea. */
export interface UsuarioDeTarea {
  idSaad: number;
  idDepartamento: string | null;
  nombre: string;
  apellido: string;
}

/** De qué trata: el registro con el que empieza el trabajo. */
export interface AsuntoDeTarea {
  /** Ruta de la pantalla que lo muestra, sin el prefijo del rol. */
  enlace: string;
  nombre: string;
}

export type AccionDeTareaVista = 'modificar' | 'reasignar';

/** Una tarea de un plan (parte 2 §3.6). */
export interface TareaVista {
  id: number;
  tarea: TipoEnTarea;
  /** null = sin asignar. */
  usuario: UsuarioDeTarea | null;
  /** 'P' pendiente, 'C' cerrada, 'S' sin asignar, 'A' pendiente. */
  estado: string;
  /** 'Pendiente', 'Cerrado' o 'Sin Asignar'. */
  etiquetaEstado: string;
  /** @format date-time */
  creada: string;
  /** @format date-time */
  actualizada: string;
  /** Cliente: titular del plan cuando nació la tarea. */
  nombreCliente: string;
  cedula: string;
  /** Del cliente; null = no consta, o quien la lee no lee clientes. */
  telefono: string | null;
  idCodigo: string;
  /**
   * Día desde el que debe hacerse, 'AAAA-MM-DD'; null = ya.
   * @format date
   */
  fechaEjecucion: string | null;
  /** Id del último resultado. */
  accion: number | null;
  nombreAccion: string | null;
  observaciones: string | null;
  /** Evento del que nació o al que pertenece. */
  evento: number | null;
  /** null = este usuario no puede abrir el registro ni el plan. */
  asunto: AsuntoDeTarea | null;
  cerradaPor: string | null;
  /** @format date-time */
  cerradaEn: string | null;
  version: number;
  /** Lo que este usuario puede hacer ahora. */
  acciones: AccionDeTareaVista[];
}

/** TAR-506: un resultado; cierre 'S' cierra la tarea. */
export interface ResultadoDeTarea {
  id: number;
  nombre: string;
  cierre: string;
}

/** Un tipo de tarea con sus resultados. */
export interface TipoDeTareaVista {
  id: number;
  codigo: string;
  nombre: string;
  /** Nombre del rol. */
  rol: string;
  activo: boolean;
  /** Si este usuario puede registrarla: es de su departamento. */
  registrable: boolean;
  /** Lo que puede resultar de ella. */
  acciones: ResultadoDeTarea[];
}

export interface TareasDeHoy {
  cantidad: number;
  /** El inicio de Riesgo lo dice además en un mensaje (RIE-502). */
  conMensaje: boolean;
}

/** TAR-516: 'Modificar tarea'. El resultado decide el estado; los campos de solo lectura se ignoran. */
export interface TareaCambio {
  /**
   * Id del resultado; se puede omitir solo al reasignar.
   * @isInt
   */
  accion?: number | null;
  /**
   * Desde mañana; omitida = como estaba.
   * @maxLength 10
   */
  fechaEjecucion?: string | null;
  /**
   * Hasta 500 caracteres.
   * @maxLength 2000
   */
  observaciones?: string | null;
  /**
   * idSaad del nuevo responsable (solo Jefatura), o el mismo usuario.
   */
  usuario?: number | UsuarioDeTarea | null;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  tarea?: TipoEnTarea;
  /** Solo lectura; se ignora. */
  estado?: string;
  /** Solo lectura; se ignora. */
  etiquetaEstado?: string;
  /** Solo lectura; se ignora. */
  creada?: string;
  /** Solo lectura; se ignora. */
  actualizada?: string;
  /** Solo lectura; se ignora. */
  nombreCliente?: string;
  /** Solo lectura; se ignora. */
  cedula?: string;
  /** Solo lectura; se ignora. */
  telefono?: string | null;
  /** Solo lectura; se ignora. */
  idCodigo?: string;
  /** Solo lectura; se ignora. */
  nombreAccion?: string | null;
  /** Solo lectura; se ignora. */
  evento?: number | null;
  /** Solo lectura; se ignora. */
  asunto?: AsuntoDeTarea | null;
  /** Solo lectura; se ignora. */
  cerradaPor?: string | null;
  /** Solo lectura; se ignora. */
  cerradaEn?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}

/** TAR-006, TAR-008: 'Registro de Tareas'. */
export interface TareaNueva {
  /**
   * idCodigo: '01-M001-12'.
   * @maxLength 24
   */
  plan: string;
  /**
   * Id del tipo.
   * @isInt
   */
  tipo: number;
  /**
   * Id del resultado.
   * @isInt
   */
  accion: number;
  /** TAR-009: marcada = pendiente con fecha; sin marcar = cerrada. */
  programar: boolean;
  /**
   * Desde mañana; solo si se programa.
   * @maxLength 10
   */
  fechaEjecucion?: string | null;
  /**
   * Hasta 500 caracteres.
   * @maxLength 2000
   */
  observaciones?: string | null;
  /**
   * Evento del árbol bajo el que queda; omitido = el propio registro.
   * @isInt
   */
  evento?: number | null;
}
