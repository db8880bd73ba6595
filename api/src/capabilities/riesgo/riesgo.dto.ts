/** RIE-002: lo que el parámetro es. */
export interface DefinicionDeParametro {
  nombre: string;
  detalle: string | null;
  /** Puntos que da cuando se cumple. */
  valor: number;
}

/** RIE-002: un parámetro de riesgo, con lo que se miró y se encontró. */
export interface ParametroDeRiesgoVista {
  id: number;
  /** 'VALOR1' … */
  codigo: string;
  parametro: DefinicionDeParametro;
  cumple: boolean;
  /** Puntos que dio: 0 si no cumple, o si es informativo. */
  valor: number;
  /** Quién dijo si cumple: la regla o riesgo. null = todavía nadie (sin calcular, o sin regla y sin marcar). */
  origen: 'regla' | 'manual' | null;
  /** Lo calcula una regla; si no, solo lo marca riesgo. */
  automatico: boolean;
  /** Qué se miró. Se conserva lo de la regla aunque riesgo lo haya marcado. */
  mirado: string | null;
  /** Qué se encontró. */
  encontrado: string | null;
  /** VALOR51 a VALOR54: se muestra y no suma (RIE-005). */
  informativo: boolean;
  /** Es una fila de la verificación de garantía. */
  garantia: boolean;
  marcadoPor: string | null;
  /** @format date-time */
  marcadoEn: string | null;
  /** Por qué lo marcó riesgo. */
  marcadoMotivo: string | null;
  /** Cómo estaba antes de la marca: 'no se cumple, según la regla'. */
  marcadoAntes: string | null;
}

/** RIE-003: una excepción de riesgo: quién la dio, cuándo y con qué puntaje. */
export interface ExcepcionDeRiesgoVista {
  observacion: string;
  /** Puntaje cuando se dio. */
  puntaje: number;
  usuario: string;
  /** @format date-time */
  fecha: string;
}

/** RIE-512: una fila de la verificación de garantía. */
export interface GarantiaVista {
  /** Siempre '283' (RIE-513). */
  codigo: string;
  nombre: string;
  /** 'S' o 'N'. */
  cumple: 'S' | 'N';
}

/** Parámetros, puntaje, excepción y garantías de un plan. */
export interface RiesgoVista {
  /** idCodigo del plan. */
  id: string;
  plan: string;
  /** null = sin calcular. */
  puntaje: number | null;
  /** 800 (RIE-004). */
  umbral: number;
  /** 'rojo' debajo del umbral, 'verde' desde él; null = sin calcular. */
  color: 'rojo' | 'verde' | null;
  /** @format date-time */
  calculadoEn: string | null;
  calculadoPor: string | null;
  /** En su orden; las pantallas los reparten en columnas de 10 (RIE-006). */
  parametros: ParametroDeRiesgoVista[];
  excepcion: ExcepcionDeRiesgoVista | null;
  garantias: GarantiaVista[];
  garantiasConfirmadas: boolean;
  /** 'Confirmado' o 'Sin confirmar' (RIE-012). */
  etiquetaGarantias: string;
  garantiasPor: string | null;
  /** @format date-time */
  garantiasEn: string | null;
  /** 'Con bien' o 'Sin bien' (EST-523). */
  etiquetaGarantia: string;
  /** 0 = todavía no hay nada guardado. */
  version: number;
  /** Lo que este usuario puede hacer ahora. */
  acciones: ('calcular' | 'marcar' | 'exceptuar' | 'garantias')[];
}

/** Si el puntaje todavía es el de los datos registrados. */
export interface VigenciaDePuntajeVista {
  /** idCodigo del plan. */
  id: string;
  /** Parámetros que hoy saldrían de otra manera; vacío = nada cambió, no se ha calculado, o la carpeta está aprobada. */
  cambiados: string[];
}

export interface CalculoDeRiesgo {
  /** La que se leyó; equivale a If-Match. 0 = primera vez. */
  version?: number;
}

/** RIE-019: la marca de un parámetro de la calificación. */
export interface MarcaDeParametro {
  /**
   * Código del parámetro: 'VALOR7'.
   * @minLength 1
   * @maxLength 20
   */
  parametro: string;
  /** null = volver a la regla; el parámetro sin regla queda sin marcar. */
  cumple: boolean | null;
  /**
   * Por qué; queda en el historial.
   * @maxLength 300
   */
  motivo?: string;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

/** RIE-020: la excepción que da riesgo y su observación. */
export interface ExcepcionNueva {
  /** Siempre true: una excepción no se retira. */
  excepcion: boolean;
  /** @maxLength 500 */
  observacion?: string;
  /** La que se leyó; equivale a If-Match. Sin ella no se compara. */
  version?: number;
}

/** RIE-014: se confirma y se puede deshacer. */
export interface RevisionDeGarantias {
  confirmado: boolean;
  /** La que se leyó; equivale a If-Match. 0 = primera vez. */
  version?: number;
}
