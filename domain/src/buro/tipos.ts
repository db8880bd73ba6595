/** One debt in SBS (banks), RFR (cooperatives and others) or SICOM (commerce): BUR-003, BUR-508. Amounts in dollars with two decimals. */
export interface OperacionDeBuro {
  institucion: string | null;
  /**
   * 'YYYY-MM-DD'
   * @format date
   */
  fechaCorte: string | null;
  tipoRiesgo: string | null;
  tipoCredito: string | null;
  valorPorVencer: number | null;
  noDevengaInteres: number | null;
  vencido: number | null;
  demandaJudicial: number | null;
  carteraCastigada: number | null;
  saldoTotal: number | null;
  diasVencido: number | null;
}

/** BUR-002, BUR-511: the bureau's report on one person, read and cleaned; the bureau's own names are the aliases in docs/data/campos.tsv. */
export interface InformeDeBuro {
  nombreSujeto: string;
  /** 1 to 999 (BUR-005). */
  puntaje: number;
  puntajeMaximo: number | null;
  /** This field and the next are shown as they come: their unit is unknown (docs/buro.md). */
  totalAcumulado: number | null;
  tasaDeMalosAcumulado: number | null;
  /** 'YYYY-MM-DD' */
  fechaInicial: string | null;
  /** Dollars with two decimals. */
  cuotaEstimada: number | null;
  sbs: OperacionDeBuro[];
  rfr: OperacionDeBuro[];
  sicom: OperacionDeBuro[];
  /** Places of values that came but could not be read ('SBS 3: fechaCorte'); shown, so that an empty cell is not taken for a missing value. */
  avisos: string[];
}

/** Body of a consultation (BUR-004, BUR-512). */
export interface PedidoDeBuro {
  TipoDocumento: 'C';
  /** Cédula of 10 digits. */
  NumeroDocumento: string;
  /** idCodigo of the plan for which the bureau is asked; none on the bureau screen. */
  plan?: string | undefined;
  /** Id of today's stored answer, to ask (and pay) again; needs `motivo`. */
  deNuevo?: number | undefined;
  motivo?: string | undefined;
  /** Date of the person's consent, 'YYYY-MM-DD'. */
  consentimiento?: string | undefined;
}
