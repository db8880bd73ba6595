import type { Organismo } from '@adjudica/domain';

/** El último archivo generado de un período. */
export interface ReporteDeControlVista {
  id: number;
  organismo: Organismo;
  /** '2026', o '2026-10'. */
  periodo: string;
  /**
   * Del archivo: 1 es el primero del período.
   * @isInt
   */
  numeroVersion: number;
  /** Por qué hay otro del mismo período. */
  motivo: string | null;
  /** @isInt */
  filas: number;
  /**
   * Filas a las que les falta un dato obligatorio.
   * @isInt
   */
  incompletas: number;
  /**
   * Desde cuándo rige el formato con el que se generó.
   * @format date
   */
  formatoDesde: string;
  nombre: string;
  /** SHA-256 del archivo. */
  sha256: string;
  emitidoPor: string;
  /** @format date-time */
  emitidoEn: string;
}

/** Una suma del archivo junto a la misma cifra de otra fuente. */
export interface ControlVista {
  nombre: string;
  archivo: number;
  /** Del tablero, o de los movimientos. */
  tablero: number;
  /** Ambas en dólares; si no, cuentan. */
  enDolares: boolean;
  cuadra: boolean;
}

export interface FaltanteVista {
  titulo: string;
  /** @isInt */
  filas: number;
}

/** Una fila a la que le faltan datos obligatorios. */
export interface FilaIncompleta {
  /** Del cliente. */
  identificacion: string;
  nombre: string;
  /** Código del plan; vacío: la fila es de una persona. */
  contrato: string | null;
  /** Encabezados de las columnas sin dato, o con un texto demasiado largo. */
  faltan: string[];
}

export interface TotalDeColumna {
  titulo: string;
  /** En dólares. */
  total: number;
}

/** Lo que tendría el archivo si se generara ahora. */
export interface EnsayoDeReporte {
  organismo: Organismo;
  periodo: string;
  /** @isInt */
  formatoId: number;
  /** @format date */
  formatoDesde: string;
  /** false: el período no ha terminado. */
  terminado: boolean;
  /** @isInt */
  filas: number;
  totales: TotalDeColumna[];
  controles: ControlVista[];
  /** @isInt */
  incompletas: number;
  faltantes: FaltanteVista[];
  /** Las primeras. */
  filasIncompletas: FilaIncompleta[];
  /**
   * Del último archivo del período; 0: no hay ninguno.
   * @isInt
   */
  ultimaVersion: number;
}

export interface GeneracionDeReporte {
  organismo: Organismo;
  /**
   * '2026' para la Superintendencia, '2026-10' para la UAFE.
   * @maxLength 7
   */
  periodo: string;
  /** Aunque falten datos o un total no cuadre. */
  aceptaIncompleto?: boolean;
  /**
   * Por qué se genera otro del mismo período.
   * @maxLength 500
   */
  motivo?: string;
}
