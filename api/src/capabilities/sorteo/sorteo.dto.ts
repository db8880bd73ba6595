/** Un plan en el orden en que salió. */
export interface PlanSorteado {
  /** 1 = ganador; desde 2, suplentes. */
  lugar: number;
  idCodigo: string;
  codigo: string;
  nombreCliente: string;
}

/** El sorteo de una asamblea, paso a paso; lo que falta es null. */
export interface SorteoVista {
  /** Id de la asamblea. */
  id: number;
  numeroAsamblea: number;
  estado: 'sinLista' | 'sinFuente' | 'publicado' | 'escrito' | 'sorteado';
  /** Lo que este usuario puede hacer ahora. */
  acciones: ('publicar' | 'escribir' | 'confirmar')[];
  /** SHA-256 de la lista cerrada. */
  listaSha256: string | null;
  /** Planes de la lista que entran en el sorteo. */
  elegibles: number;
  /** 'bombo', 'loteria' o 'faro'. */
  fuente: string | null;
  fuenteNombre: string | null;
  /**
   * Día del resultado.
   * @format date
   */
  fecha: string | null;
  referencia: string | null;
  /** Por qué se dejó otra fuente. */
  motivo: string | null;
  /** @format date-time */
  publicadoEn: string | null;
  publicadoPor: string | null;
  /** @format date-time */
  escritoEn: string | null;
  escritoPor: string | null;
  /** @format date-time */
  confirmadoEn: string | null;
  confirmadoPor: string | null;
  /** Solo después de confirmado: quien confirma no lo ve. */
  numero: string | null;
  algoritmo: string;
  /** La línea cuyo SHA-256 es la semilla. */
  textoDeSemilla: string | null;
  semilla: string | null;
  orden: PlanSorteado[];
  /** Motivo con que el acta adjudicó otros planes que los sorteados. */
  diferencia: string | null;
  /** 0: todavía no se publica la fuente. */
  version: number;
}

export interface FuentePorPublicar {
  /** El bombo de la notaría, la Lotería Nacional, o un faro público de azar. */
  fuente: 'bombo' | 'loteria' | 'faro';
  /**
   * Día del resultado; con 'bombo', el de la asamblea.
   * @maxLength 10
   */
  fecha?: string;
  /**
   * Qué sorteo de la lotería, qué pulso del faro.
   * @maxLength 120
   */
  referencia?: string;
  /**
   * Obligatorio si sustituye a otra fuente.
   * @maxLength 500
   */
  motivo?: string;
  version?: number;
}

export interface NumeroPorEscribir {
  /**
   * Como está en su fuente; los espacios no cuentan.
   * @maxLength 200
   */
  numero: string;
  version?: number;
}
