/** El tipo de un documento, como lo muestra su fila. */
export interface TipoDeDocumentoVista {
  codigo: string;
  nombre: string;
  /** Qué archivo admite: 'pdf', 'imagen' (JPEG, PNG o WebP) o 'pdf-jpeg'. */
  formato: string;
  obligatorio: boolean;
  /** Pagaré, prenda, hipoteca: lo sube y lo ve el departamento legal. */
  legal: boolean;
}

/** DOC-028, DOC-500: un documento de la lista de un plan. */
export interface DocumentoVista {
  id: number;
  /** idCodigo del plan: '01-M001-12'. */
  plan: string;
  /** 1 cliente, 2 su cónyuge, 3 garante, 4 su cónyuge, 5 depositario. */
  dueno: number;
  /** 'Cliente', 'ConyugeCliente', 'Garante', 'ConyugeGarante' o 'Depositario'. */
  tipoPersona: string;
  /** Identificación de la persona; null mientras no se conoce. */
  identificacion: string | null;
  /** Nombre de la persona; null mientras no se conoce. */
  persona: string | null;
  tipo: TipoDeDocumentoVista;
  /** Lugar en el PDF unido de la carpeta. */
  orden: number;
  /** Dirección del archivo actual dentro de la API: 'documento/17/archivo?version=2'; null = nada subido. */
  ruta: string | null;
  /** Como lo nombró quien lo subió. */
  nombreArchivo: string | null;
  /** Con el que se descarga: 'Documento_1710034065_Planilla_01-M001-12.pdf'. */
  nombreDescarga: string | null;
  /** 'application/pdf', 'image/jpeg' … */
  tipoArchivo: string | null;
  /** Bytes. */
  longitud: number | null;
  paginas: number | null;
  /** null pendiente, false incorrecto, true correcto. */
  estado: boolean | null;
  /** Falso = la lista ya no lo pide; lo subido se conserva. */
  aplica: boolean;
  /** De una persona que ya no consta en el plan. */
  reemplazado: boolean;
  /** Motivo del rechazo vigente. */
  observaciones: string | null;
  subidoPor: string | null;
  /** @format date-time */
  subidoEn: string | null;
  decididoPor: string | null;
  /** @format date-time */
  decididoEn: string | null;
  decididoDepartamento: string | null;
  /** Número de la última versión; 0 = nada subido. */
  versionArchivo: number;
  version: number;
  /** Lo que este usuario puede hacer ahora: 'ver', 'subir', 'aceptar', 'rechazar'. */
  acciones: string[];
}

/** Una decisión sobre un archivo; todas se conservan. */
export interface DecisionDeDocumento {
  estado: boolean;
  motivo: string | null;
  usuario: string | null;
  idDepartamento: string | null;
  departamento: string | null;
  /** @format date-time */
  fecha: string;
}

/** Un archivo que se subió para un documento. */
export interface VersionDeDocumento {
  numero: number;
  ruta: string;
  nombreArchivo: string;
  nombreDescarga: string;
  tipoArchivo: string;
  longitud: number;
  /** De un PDF; una foto es una. */
  paginas: number;
  subidoPor: string | null;
  /** @format date-time */
  subidoEn: string;
  /** La más antigua primero. */
  decisiones: DecisionDeDocumento[];
}

/** DOC-034: aceptar (estado true) o rechazar (false) un documento. */
export interface AceptacionDeDocumento {
  version?: number;
}

export interface RechazoDeDocumento {
  version?: number;
  /**
   * Motivo.
   * @maxLength 500
   */
  observaciones: string;
}

/** Resultado de 'Generar listado' (DOC-039). */
export interface ListadoGenerado {
  plan: string;
  /** 'Listado generado'. */
  mensaje: string;
  agregados: number;
  /** Vuelven a aplicar. */
  vuelven: number;
  noAplican: number;
  /** De personas que ya no constan. */
  reemplazados: number;
  documentosTotal: number;
  documentosListos: number;
  /** 'Documentación completa' … */
  estado: string;
}

/** Un documento del listado y de quién es. */
export interface DocumentoDePrevio {
  nombre: string;
  /** 1 cliente, 2 su cónyuge, 3 garante, 4 su cónyuge, 5 depositario. */
  dueno: number;
}

/** Qué haría 'Generar listado' ahora (DOC-038). */
export interface PrevioDeListado {
  id: string;
  /** Del titular. */
  cedula: string;
  /** Riesgo aprobó la carpeta: lo nuevo se pide junto a ella y no cambia su estado. */
  carpetaAprobada: boolean;
  /** Por qué no se puede generar; null = se puede. */
  motivo: string | null;
  agregados: DocumentoDePrevio[];
  /** Vuelven a aplicar. */
  vuelven: DocumentoDePrevio[];
  noAplican: DocumentoDePrevio[];
  /** De personas que ya no constan. */
  reemplazados: DocumentoDePrevio[];
}

/** DOC-040: una persona del plan. */
export interface PersonaDePlan {
  dueno: number;
  tipoPersona: string;
  identificacion: string | null;
  nombre: string | null;
}

/** DOC-022: una fila del catálogo de documentos. */
export interface TipoDeDocumentoCatalogo {
  id: number;
  codigo: string;
  nombre: string;
  dueno: number;
  tipoPersona: string;
  /** Situaciones laborales que lo piden; null = todas. */
  condicionLaboral: string[] | null;
  /** Estados civiles que lo piden; null = todos. */
  condicionCivil: string[] | null;
  producto: string | null;
  obligatorio: boolean;
  formato: string;
  orden: number;
  departamento: string;
  legal: boolean;
  activo: boolean;
}

/** DOC-004: un plan adjudicado en el visor de documentos. */
export interface DocumentosDeCliente {
  /** idCodigo del plan. */
  id: string;
  cedula: string;
  nombreCompleto: string;
  producto: string;
  /** 'Motor Plan'. */
  nombreProducto: string;
  grupo: string;
  codigo: string;
  /** @format date */
  fechaAdjudicacion: string;
  ejecutivo: string | null;
  /** 'Documentación incompleta' … */
  estado: string;
  documentosListos: number;
  documentosTotal: number;
  /** Departamento que tiene la carpeta; null = ninguno todavía. */
  idDepartamento: string | null;
  departamento: string | null;
  /** De la carpeta. */
  version: number;
  /** 'enviar'. */
  acciones: string[];
  /** Por qué no se envía a riesgo; null = se puede. */
  motivoNoEnviar: string | null;
}
