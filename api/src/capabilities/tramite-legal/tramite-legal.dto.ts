/** 'Ninguno', 'Pagare', 'Contrato', 'Realizado' (LEG-506, LEG-507). */
export type PorHacerVista = 'Ninguno' | 'Pagare' | 'Contrato' | 'Realizado';

/** El único paso siguiente. */
export type PasoLegalVista =
  | 'generarPagare'
  | 'completarPagare'
  | 'ingresarPrenda'
  | 'aprobarPagare'
  | 'generarContrato'
  | 'aprobarContrato';

/** Cuánto ha avanzado legal con una adjudicación. */
export interface AvanceLegal {
  porHacer: PorHacerVista;
  /** null = pagaré y contrato están aprobados. */
  paso: PasoLegalVista | null;
  /** Lo que dice su botón: 'Generar Pagare', 'Generar Contrato', 'Aprobar Contrato' … */
  nombrePaso: string | null;
  terminado: boolean;
  /** Número del pagaré; null = no se ha generado. */
  pagareId: number | null;
  /** 'P', 'A', 'R'. */
  estadoPagare: string | null;
  versionPagare: number | null;
  /** Se guardaron las personas que firman. */
  personas: boolean;
  /** Se guardaron los datos de la prenda. */
  prenda: boolean;
  contratoId: number | null;
  estadoContrato: string | null;
  versionContrato: number | null;
  /** Bloques generados, de siete. */
  bloques: number;
  /** Quién envió a aprobar lo que espera, el pagaré antes que el contrato; null = nada espera. */
  enviadoPor: string | null;
  /** @format date-time */
  enviadoEn: string | null;
  /** 'Aprobar Pagare' se habilita (LEG-507). */
  seApruebaPagare: boolean;
  /** 'Aprobar Contrato' se habilita (LEG-507). */
  seApruebaContrato: boolean;
}

/** Un plan cuya carpeta tiene legal (LEG-502). */
export interface TramiteDeListaVista extends AvanceLegal {
  /** Código del plan. */
  id: string;
  cedula: string;
  nombreCliente: string;
  producto: string;
  /** 'MotorPlan $ 20.000,00'. */
  plan: string;
  grupo: string;
  /** @format date */
  fechaAdjudicacion: string;
  numeroAsamblea: number;
  ejecutivo: string | null;
}

/** Lo mismo de un plan, en la página de estado del cliente. */
export interface TramiteVista extends AvanceLegal {
  /** Código del plan. */
  id: string;
}
