/** Un hecho de la historia de un plan (JOR-504, EST-515). */
export interface EventoVista {
  id: number;
  nombreEvento: string;
  /** 'CARPETA-ENVIADA', '176' … */
  tipo: string;
  /**
   * Instante, ISO, UTC.
   * @format date-time
   */
  fecha: string;
  /** Nombre de quien lo hizo; null = el sistema. */
  usuario: string | null;
  idDepartamento: string | null;
  departamento: string | null;
  observaciones: string | null;
  /** De quién se trata: cliente o garante. */
  persona: string | null;
  idCodigo: string;
}

/** Comentario de RSA. */
export interface NuevoComentario {
  /**
   * @minLength 1
   * @maxLength 500
   */
  comentario: string;
}
