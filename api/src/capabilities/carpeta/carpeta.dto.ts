/** Una carpeta de crédito, con quien la envió a riesgo la última vez. */
export interface CarpetaVista {
  /** idCodigo del plan: '01-M001-12'. */
  id: string;
  /** Departamento que la tiene; null = ninguno. */
  idDepartamento: string | null;
  departamento: string | null;
  /** Estado de los documentos: 'Documentación incompleta' … */
  estado: string;
  documentosListos: number;
  documentosTotal: number;
  enviadaPor: string | null;
  /** @format date-time */
  enviadaEn: string | null;
  /** Del último envío; null mientras riesgo no decide. */
  resolucion: ResolucionVista | null;
  version: number;
}

export interface EnvioDeCarpeta {
  /**
   * De la carpeta que se vio.
   * @isInt
   */
  version?: number;
  /** Se vio lo que falta y se envía así; sin esto una carpeta incompleta no se envía. */
  aceptaIncompleta?: boolean;
}

/** Cómo terminó el último envío de una carpeta (CAP-502). */
export interface ResolucionVista {
  /** 'Aprobado' o 'Rechazado' (devuelta a adjudicaciones). */
  resultado: string;
  /** 'F' fideicomiso, 'C' prenda comercial; null si fue devuelta. */
  tipoGarantia: string | null;
  /** Comentario de la aprobación o motivo de la devolución. */
  comentario: string | null;
  usuario: string | null;
  /** @format date-time */
  fecha: string;
}

/** CAP-504…508: garantía y comentario con que se aprueba la carpeta. */
export interface AprobacionDeCarpeta {
  /**
   * 'F' fideicomiso, 'C' prenda comercial.
   * @maxLength 1
   */
  tipoGarantia?: string;
  /** @maxLength 500 */
  comentario?: string;
  /**
   * Reglas de la política que no se cumplen y que solo avisan: quien aprueba confirma que las vio.
   * @maxItems 6
   */
  confirma?: ReglaDePolitica[];
  /**
   * Huella de la base que se vio ('GET …/base-de-decision'): si cambió, no se aprueba. Sin ella no se compara.
   * @minLength 64
   * @maxLength 64
   */
  base?: string;
  /**
   * De la carpeta que se vio.
   * @isInt
   */
  version?: number;
}

export type ReglaDePolitica = 'puntaje' | 'vigencia' | 'buro' | 'garantias' | 'documentos' | 'listas';

/** Aquello en lo que se basa la aprobación de una carpeta, como está ahora. */
export interface BaseDeDecisionVista {
  /** idCodigo del plan: '01-M001-12'. */
  id: string;
  /** Huella de todo lo que sigue. */
  base: string;
  datos: LineaDeBaseVista[];
  reglas: ReglaDePoliticaVista[];
  parametros: ParametroDeBaseVista[];
  /** Lo que le falta a la carpeta. */
  faltantes: string[];
  /** Documentos subidos que nadie ha revisado. */
  sinRevisar: string[];
  /** Por qué este usuario no puede aprobarla (dio la excepción o marcó parámetros, y el monto pasa de su límite); null = puede. */
  impedimento: string | null;
}

export interface LineaDeBaseVista {
  /** 'Puntaje de riesgo', 'Buró de crédito' … */
  etiqueta: string;
  valor: string;
}

/** Una regla de la política y cómo resultó. */
export interface ReglaDePoliticaVista {
  codigo: ReglaDePolitica;
  nombre: string;
  cumple: boolean;
  encontrado: string;
  /** Lo que hace si no se cumple: 'avisa' pide una confirmación, 'impide' no deja aprobar. */
  modo: 'avisa' | 'impide';
}

export interface ParametroDeBaseVista {
  codigo: string;
  nombre: string;
  /** 'Sí' o 'No'. */
  cumple: string;
  /** '60 / 60' */
  puntos: string;
  encontrado: string;
  /** 'Regla', o quién lo marcó y cuándo. */
  segun: string;
}

/** CAP-506, CAP-507: por qué se devuelve la carpeta. */
export interface DevolucionDeCarpeta {
  /** @maxLength 500 */
  motivo?: string;
  /**
   * De la carpeta que se vio.
   * @isInt
   */
  version?: number;
}

/** Lo que se apoya en la aprobación de una carpeta. */
export interface AntesDeReabrirVista {
  /** idCodigo del plan. */
  id: string;
  /** Por qué no puede volver a riesgo; null = puede. */
  impedimento: string | null;
  /** Cada registro con su estado, y qué pasa con él. */
  existentes: LineaDeBaseVista[];
  /** Huella de lo que existe, que se manda al devolver: si ya no es esto, se rechaza (412). */
  base: string;
}

/** Devolver a riesgo lo aprobado, con motivo. */
export interface ReaperturaDeCarpeta extends DevolucionDeCarpeta {
  /**
   * Huella de lo que se vio que existe; sin ella no se compara.
   * @minLength 64
   * @maxLength 64
   */
  base?: string;
}

/** Días hábiles desde la adjudicación hasta hoy (ADJ-013): verde hasta 17, rojo desde 18. */
export interface DiasDeAdjudicacion {
  dias: number;
  /** 'verde' o 'rojo'. */
  color: string;
}

/** Una carpeta en la lista de un departamento (RIE-506, RIE-519). */
export interface CarpetaDeListaVista {
  /** idCodigo del plan: '01-M001-12'. */
  id: string;
  cedula: string;
  nombreCliente: string;
  producto: string;
  /** Producto y monto: 'MotorPlan $ 15.000,00'. */
  plan: string;
  grupo: string;
  /** @format date */
  fechaAdjudicacion: string;
  numeroAsamblea: number;
  idDepartamento: string;
  /**
   * Del último envío; null si nunca se envió.
   * @format date-time
   */
  enviadaEn: string | null;
  enviadaPor: string | null;
  /** No faltaba nada cuando se envió. */
  completa: boolean;
  /** Cuántas cosas faltaban cuando se envió. */
  faltantes: number;
  /** Estado de los documentos ahora: 'Documentación incompleta' … */
  estadoDocumentos: string;
  /** Puntaje de riesgo; null = sin calcular. */
  puntaje: number | null;
  /** Los datos del puntaje cambiaron desde que se calculó. */
  puntajeDesactualizado: boolean;
  /** Quien atiende el plan. */
  ejecutivo: string | null;
  /** Días hábiles desde que se envió; null si nunca. */
  diasEnEspera: number | null;
  diasHabiles: DiasDeAdjudicacion;
  version: number;
  acciones: AccionDeCarpetaVista[];
}

/** Lo que este usuario puede hacer ahora con la carpeta. */
export type AccionDeCarpetaVista = 'aprobar' | 'devolver' | 'reabrir';

/** RIE-504: cifras del inicio de riesgo. El mes es el presente, en Ecuador. */
export interface MetricasDeCarpetas {
  enRiesgo: number;
  recibidasMes: number;
  aprobadasMes: number;
  devueltasMes: number;
  /** Días hábiles del envío a la decisión, de lo decidido en el mes, con un decimal; null si no hubo. */
  diasPromedio: number | null;
}
