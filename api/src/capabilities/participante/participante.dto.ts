/** Qué puede hacer este usuario con la fila ahora. */
export type AccionDeParticipante = 'adjudicar' | 'participar' | 'dejarDeParticipar';

/** ASA-032: una fila de la tabla de participantes. Montos en dólares. */
export interface ParticipanteVista {
  id: number;
  asambleaId: number;
  /** Identificador del plan. */
  idCodigo: string;
  /** Puesto dentro del grupo. */
  codigo: string;
  nombreCliente: string;
  cedula: string;
  valorCuota: number;
  cuotaVencidas: number;
  /** 'participa', 'no participa' o 'participa cesion' (ASA-033). */
  estado: string;
  /** El estado con que entró en la asamblea; el interruptor vuelve a él. */
  estadoInicial: string;
  /** Interruptor PARTICIPA. */
  checked: boolean;
  /** 'Oferta', 'Sorteo', 'Entrega' o '' (ASA-034). */
  adjudicadoPor: string;
  /** Número de la asamblea de la adjudicación; 0 = ninguna. */
  asambleaAdjudica: number;
  cantidadOferta: number;
  prioridadOferta: number;
  /** La adjudicación que muestra la fila ya no está vigente. */
  retirada: boolean;
  /** Lo que pasó después con ella: 'Retirado el 21/11/2026', 'Reasignado a 01-M001-9', 'Adjudicado por reasignación (Sorteo)', 'En lugar de 01-M001-7'. */
  novedades: string[];
  version: number;
  acciones: AccionDeParticipante[];
}

/** Una oferta en el orden de la regla de adjudicación de su asamblea. */
export interface OfertaVista extends ParticipanteVista {
  /** 1 = la primera. */
  lugar: number;
  /** Por qué está en ese lugar: 'Valor de la oferta 3.000,00; antes, el código 5 con 3.600,00'. */
  razon: string;
}

/** Respuesta de cada marca: la fila, y la versión con la que puede generarse el acta. */
export interface ParticipanteMarcado extends ParticipanteVista {
  versionParticipantes: number;
}

/** ASA-039…045. Lo que no cambia no se toca; las columnas de solo lectura se ignoran. */
export interface ParticipanteCambio {
  /**
   * 'Oferta', 'Sorteo' o '' para quitarla.
   * @maxLength 10
   */
  adjudicadoPor?: string;
  /** Cuotas ofertadas (ASA-044). */
  cantidadOferta?: number;
  /** Secuencia de la oferta (ASA-045). */
  prioridadOferta?: number;
  version?: number;
  /** Solo lectura; se ignora. */
  id?: number;
  /** Solo lectura; se ignora. */
  asambleaId?: number;
  /** Solo lectura; se ignora. */
  idCodigo?: string;
  /** Solo lectura; se ignora. */
  codigo?: string;
  /** Solo lectura; se ignora. */
  nombreCliente?: string;
  /** Solo lectura; se ignora. */
  cedula?: string;
  /** Solo lectura; se ignora. */
  valorCuota?: number;
  /** Solo lectura; se ignora. */
  cuotaVencidas?: number;
  /** Solo lectura; cambia con el interruptor. */
  estado?: string;
  /** Solo lectura; se ignora. */
  estadoInicial?: string;
  /** Solo lectura; cambia con el interruptor. */
  checked?: boolean;
  /** Solo lectura; lo decide la adjudicación. */
  asambleaAdjudica?: number;
  /** Solo lectura; se ignora. */
  retirada?: boolean;
  /** Solo lectura; se ignora. */
  novedades?: string[];
  /** Solo lectura; se ignora. */
  versionParticipantes?: number;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}

/** ASA-036, ASA-037: el interruptor PARTICIPA. */
export interface InterruptorDeParticipante {
  /** true = PARTICIPA; false = vuelve al estado con que se creó la asamblea. */
  participa: boolean;
  version?: number;
}
