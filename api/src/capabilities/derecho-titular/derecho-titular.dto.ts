import type { AccionDeDerecho, DatoRectificable, EstadoDeDerecho, TipoDeDerecho } from '@adjudica/domain';

/** Lo que una persona pidió sobre sus datos, y lo que se le respondió. */
export interface DerechoVista {
  id: number;
  version: number;
  /** Cédula, RUC o pasaporte. */
  identificacion: string;
  /** Como se llamaba al pedir. */
  nombre: string;
  tipo: TipoDeDerecho;
  /** En sus palabras. */
  pedido: string;
  /**
   * Día en que ingresó.
   * @format date
   */
  ingreso: string;
  /**
   * Último día del plazo de la ley.
   * @format date
   */
  vence: string;
  /**
   * Días que quedan; negativos: está vencida; vacío: ya se respondió.
   * @isInt
   */
  dias: number | null;
  /** Cómo se comprobó la identidad de quien pide. */
  comprobacion: string;
  estado: EstadoDeDerecho;
  creadaPor: string | null;
  /** @format date-time */
  creadaEn: string;
  /** @format date-time */
  exportadaEn: string | null;
  /** SHA-256 del último archivo que se entregó. */
  sha256: string | null;
  decididaPor: string | null;
  /** @format date-time */
  decididaEn: string | null;
  /** Lo que se le respondió, o por qué se negó. */
  respuesta: string | null;
  /** De una rectificación: qué dato está equivocado, qué decía, qué es lo correcto y con qué se probó. */
  dato: DatoRectificable | null;
  valorAnterior: string | null;
  /** Lo que dice hoy; solo al leer una solicitud. */
  valorActual?: string | null;
  valor: string | null;
  prueba: string | null;
  /** De una suspensión: quién la levantó. */
  levantadaPor: string | null;
  /** @format date-time */
  levantadaEn: string | null;
  motivoLevantamiento: string | null;
  acciones: AccionDeDerecho[];
}

export interface DerechoNuevo {
  /**
   * Cédula, RUC o pasaporte de alguien de quien se guardan datos.
   * @maxLength 40
   */
  identificacion: string;
  tipo: TipoDeDerecho;
  /**
   * Día en que ingresó; no después de hoy.
   * @format date
   * @maxLength 10
   */
  ingreso: string;
  /**
   * Cómo se comprobó su identidad.
   * @maxLength 500
   */
  comprobacion: string;
  /** @maxLength 500 */
  pedido: string;
  /** De una rectificación, y solo de ella: qué dato está equivocado. */
  dato?: DatoRectificable;
  /**
   * Lo correcto según la persona, escrito como en la solicitud de compra.
   * @maxLength 254
   */
  valor?: string;
  /**
   * Con qué lo prueba: el documento que presentó, o lo que consta.
   * @maxLength 500
   */
  prueba?: string;
}

export interface AtencionDeDerecho {
  /**
   * Qué se le respondió, y cómo se le entregó.
   * @maxLength 500
   */
  respuesta: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
}

export interface NegacionDeDerecho {
  /** @maxLength 500 */
  motivo: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
}

export interface LevantamientoDeSuspension {
  /**
   * Por qué se vuelven a tratar sus datos.
   * @maxLength 500
   */
  motivo: string;
  /**
   * La que se leyó; equivale a If-Match.
   * @isInt
   */
  version?: number;
}
