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

export interface CopiaVista {
  entregadaA: string;
  /** 'Correo electrónico', 'Entrega física' o 'Entidad de control'. */
  medio: string;
  /** @format date */
  fecha: string;
  nota: string | null;
  registradaPor: string | null;
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
  /** @maxLength 120 */
  entregadaA: string;
  /** 'correo', 'fisica' o 'entidad'. */
  medio: 'correo' | 'fisica' | 'entidad';
  /** @maxLength 10 */
  fecha: string;
  /** @maxLength 500 */
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
