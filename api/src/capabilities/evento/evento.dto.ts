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

/** Un tipo de evento del que otros sistemas pueden ser avisados. */
export interface EventoTipoVista {
  /** El código que lleva cada aviso. */
  id: string;
  nombre: string;
  /** Qué pasó, en una frase. */
  significado: string;
  /** De la forma del aviso; sube cuando cambia lo que un sistema recibe. */
  version: number;
  /** De qué registro es la clave que lleva el aviso. */
  recurso: string;
  /** El permiso que necesita quien se suscribe. */
  permiso: string;
  /** La operación con que se lee de qué se trata. */
  lectura: string;
  idDepartamento: string;
}
