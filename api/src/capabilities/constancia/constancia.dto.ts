/** Un PDF de la constancia, tal como se emitió. */
export interface ConstanciaEmitida {
  numeroVersion: number;
  /** SHA-256 de los datos, al pie de cada página. */
  huella: string;
  /** SHA-256 del archivo. */
  sha256: string;
  motivo: string | null;
  emitidaPor: string;
  /** @format date-time */
  emitidaEn: string;
}

/** Una copia de un acta o de su constancia, como se pidió y se entregó. */
export interface CopiaVista {
  id: number;
  /** 'Extracto del acta, versión 2'; null = no se anotó. */
  documento: string | null;
  /** SHA-256 del archivo que se entregó. */
  sha256: string | null;
  /** Quién la pidió y la recibió. */
  entregadaA: string;
  identificacion: string | null;
  /** 'Titular del plan 01-M001-12', 'Entidad de control'. */
  calidad: string;
  /** Plan del titular que la pidió, o por quien se pidió; null = no es de ningún titular. */
  idCodigo: string | null;
  /** @format date */
  pedidaEl: string | null;
  /** @format date */
  fecha: string;
  /** 'En persona' o 'Correo electrónico'. */
  medio: string;
  /** Al que se envió; null = en persona. */
  correo: string | null;
  nota: string | null;
  /** Se guardó el extracto que se entregó. */
  conExtracto: boolean;
  registradaPor: string | null;
  /** @format date-time */
  registradaEn: string;
}

/** Una corrección de los datos de la asamblea, antes de su acta. */
export interface CorreccionVista {
  /** @format date-time */
  fecha: string;
  quien: string;
  /** Los campos que cambiaron. */
  campos: string[];
  motivo: string;
}

export interface ActaDeConstancia {
  numeroVersion: number;
  sha256: string;
  motivo: string | null;
  emitidaPor: string;
  /** @format date-time */
  emitidaEn: string;
}

/** Todo lo que prueba una asamblea; `instaladaEn` null = su lista no se ha congelado. */
export interface ConstanciaVista {
  /** Id de la asamblea. */
  id: number;
  numeroAsamblea: number;
  /** Lo que este usuario puede hacer ahora. */
  acciones: ('instalar' | 'enlace' | 'copia' | 'emitir')[];
  /** @format date-time */
  instaladaEn: string | null;
  instaladaPor: string | null;
  /** SHA-256 de la lista cerrada, en su forma canónica. */
  listaSha256: string | null;
  /** Quórum al instalarla. */
  participantes: number;
  planes: number;
  enlace: string | null;
  copias: CopiaVista[];
  correcciones: CorreccionVista[];
  actas: ActaDeConstancia[];
  constancias: ConstanciaEmitida[];
  version: number;
}

export interface AsambleaPorInstalar {
  /** La versión de los participantes que el usuario vio. */
  versionParticipantes: number;
  /**
   * Dónde se transmite.
   * @maxLength 300
   */
  enlace?: string;
}

export interface EnlaceDeAsambleaNuevo {
  /**
   * '' lo quita.
   * @maxLength 300
   */
  enlace: string;
  version: number;
}

export interface CopiaNueva {
  /** 'extracto' (de la última acta, sin los datos de los demás), 'acta' o 'constancia'. */
  documento: 'extracto' | 'acta' | 'constancia';
  /** Versión del acta o de la constancia. */
  numeroVersion: number;
  /**
   * Quién la pide.
   * @maxLength 120
   */
  entregadaA: string;
  /**
   * Cédula, RUC o pasaporte de quien la pide.
   * @maxLength 20
   */
  identificacion: string;
  /** El titular y su apoderado deben serlo de un plan del grupo. */
  calidad: 'titular' | 'apoderado' | 'entidad' | 'otro';
  /**
   * Con 'apoderado': cédula del titular.
   * @maxLength 20
   */
  representa?: string;
  /**
   * Día en que se pidió.
   * @format date
   * @maxLength 10
   */
  pedidaEl: string;
  /**
   * Día en que se entregó.
   * @format date
   * @maxLength 10
   */
  fecha: string;
  medio: 'fisica' | 'correo';
  /**
   * Con 'correo': al que se envió.
   * @maxLength 120
   */
  correo?: string;
  /**
   * Obligatoria con 'otro', y si un titular recibe el acta o la constancia completas.
   * @maxLength 500
   */
  nota?: string;
  version: number;
}

export interface ConstanciaPorEmitir {
  /**
   * Obligatorio desde la segunda versión.
   * @maxLength 500
   */
  motivo?: string;
  version: number;
}
