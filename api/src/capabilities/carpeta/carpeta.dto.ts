/** Una carpeta de crédito, con quien la envió a riesgo la última vez. */
export interface CarpetaVista {
  /** idCodigo del plan: '01-M001-12'. */
  id: string;
  /** Departamento que la tiene; null = ninguno. */
  idDepartamento: string | null;
  departamento: string | null;
  /** Estado de los documentos: 'Documentación incompleta' … */
  estado: string;
  documentosListos: number;
  documentosTotal: number;
  enviadaPor: string | null;
  enviadaEn: string | null;
  version: number;
}

export interface EnvioDeCarpeta {
  /**
   * De la carpeta que se vio.
   * @isInt
   */
  version?: number;
  /** Se vio lo que falta y se envía así; sin esto una carpeta incompleta no se envía. */
  aceptaIncompleta?: boolean;
}
