import type { BandaDePuntaje, OperacionDeBuro } from '@adjudica/domain';

/** Un pedido de información al buró, sin lo que el buró respondió. */
export interface ConsultaDeBuroRecord {
  id: number;
  cedula: string;
  /**
   * Día en Ecuador.
   * @format date
   */
  fecha: string;
  /** 'pidiendo', 'lista', 'desconocida' o 'fallida'. */
  estado: string;
  consultadoPor: string;
  /** @format date-time */
  consultadoEn: string;
  /** idCodigo del plan para el que se consultó. */
  plan: string | null;
  /**
   * Fecha en que la persona autorizó la consulta.
   * @format date
   */
  consentimiento: string | null;
  /** Por qué se repitió el mismo día. */
  motivo: string | null;
  /** Respondió el buró de prueba: los datos son ficticios. */
  prueba: boolean;
}

/** Lo que el buró dice de una persona, con quién y cuándo lo consultó. */
export interface InformeDeBuroVista extends ConsultaDeBuroRecord {
  /** La autorización firmada está entre los documentos de la persona, y no fue rechazada. */
  documentoDeAutorizacion: boolean;
  /** La consulta es de hoy. */
  deHoy: boolean;
  /** NOMBRE_SUJETO. */
  nombreSujeto: string;
  /** Nombre del cliente de esa cédula, cuando el buró responde con otro; null = es el suyo, o no es cliente. */
  clienteDistinto: string | null;
  /** Total de pasivos de su estado financiero, en dólares; null = no lo tiene. */
  deudaDeclarada: number | null;
  /** Suma de los saldos que reporta el buró, en dólares. */
  deudaReportada: number;
  /** SCORE: 1 a 999. */
  puntaje: number;
  /** Color del puntaje: 1–562 rojo, 563–917 amarillo, 918–999 verde. */
  banda: BandaDePuntaje;
  /** SCOREMAX. */
  puntajeMaximo: number | null;
  /** TOTALACUM, como lo envía el buró. */
  totalAcumulado: number | null;
  /** TASADEMALOSACUM, como la envía el buró. */
  tasaDeMalosAcumulado: number | null;
  /**
   * FECHAINICIAL.
   * @format date
   */
  fechaInicial: string | null;
  /** CUOTAESTIMADA, en dólares. */
  cuotaEstimada: number | null;
  /** Deudas en bancos. */
  sbs: OperacionDeBuro[];
  /** Deudas en cooperativas y otras financieras. */
  rfr: OperacionDeBuro[];
  /** Deudas en comercios. */
  sicom: OperacionDeBuro[];
  /** Datos que llegaron y no se pudieron leer. */
  avisos: string[];
  /** Lo que este usuario puede hacer con ella. */
  acciones: ('consultar-de-nuevo' | 'registrar-autorizacion')[];
}

export interface ConsultaDeBuroNueva {
  /**
   * Siempre 'C'.
   * @maxLength 2
   */
  TipoDocumento: string;
  /**
   * Cédula de 10 dígitos.
   * @maxLength 10
   */
  NumeroDocumento: string;
  /**
   * idCodigo del plan para el que se consulta.
   * @maxLength 20
   */
  plan?: string;
  /**
   * Id de la consulta de hoy que se quiere repetir: se paga otra vez, y exige `motivo`.
   * @isInt
   * @minimum 1
   * @maximum 999999999
   */
  deNuevo?: number;
  /** @maxLength 500 */
  motivo?: string;
  /**
   * Fecha en que la persona autorizó la consulta.
   * @maxLength 10
   */
  consentimiento?: string;
}

/** Qué buró hay. */
export interface ServicioDeBuro {
  /** Se puede consultar. */
  configurado: boolean;
  /** Es el buró de prueba: sus datos son ficticios. */
  prueba: boolean;
  /** Sin la fecha de autorización no se consulta. */
  exigeConsentimiento: boolean;
}
