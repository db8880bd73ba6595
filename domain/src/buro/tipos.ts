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

/** BUR-002, BUR-511: what the bureau says of one person, read and cleaned; the bureau's own names are the aliases in docs/data/campos.tsv. */
export interface InformeDeBuro {
  nombreSujeto: string;
  /** 1 to 999 (BUR-005). */
  puntaje: number;
  puntajeMaximo: number | null;
  /** This and the next without a unit of ours: shown as they come (docs/buro.md). */
  totalAcumulado: number | null;
  tasaDeMalosAcumulado: number | null;
  /** 'YYYY-MM-DD' */
  fechaInicial: string | null;
  /** Dollars with two decimals. */
  cuotaEstimada: number | null;
  sbs: OperacionDeBuro[];
  rfr: OperacionDeBuro[];
  sicom: OperacionDeBuro[];
  /** What came and could not be read, by its place ('SBS 3: fechaCorte'): shown, so that an empty cell misleads nobody. */
  avisos: string[];
}

/** Body of a consultation (BUR-004, BUR-512). */
export interface PedidoDeBuro {
  TipoDocumento: 'C';
  /** Cédula of 10 digits. */
  NumeroDocumento: string;
  /** idCodigo of the plan for which it is asked; the bureau screen has none. */
  plan?: string | undefined;
  /** Id of today's stored answer that one does not want: asks (and pays) again, and needs `motivo`. */
  deNuevo?: number | undefined;
  motivo?: string | undefined;
  /** Date on which the person agreed to be asked about, 'YYYY-MM-DD'. */
  consentimiento?: string | undefined;
}
