/** Una emisión del acta de una asamblea. */
export interface VersionDeActa {
  /** Igual a numeroVersion. */
  id: number;
  asambleaId: number;
  /** 1 = primera emisión. */
  numeroVersion: number;
  nombre: string;
  /** Bytes del archivo. */
  longitud: number;
  /** SHA-256 del archivo. */
  sha256: string;
  /** SHA-256 de los datos, como figura en el pie del acta. */
  huella: string;
  /** Motivo de la regeneración; null en la primera. */
  motivo: string | null;
  generadaPor: string;
  /** @format date-time */
  generadaEn: string;
}

/** ASA-057: lo que vio y confirma quien genera el acta. */
export interface ActaPorGenerar {
  /** La versión de los participantes que el usuario vio. */
  versionParticipantes: number;
  /** Obligatorio true antes de la fecha de la asamblea. */
  confirmaFechaFutura?: boolean;
  /**
   * Obligatorio si lo marcado no es lo sorteado; sale en el acta.
   * @maxLength 500
   */
  motivoSorteo?: string;
  /** Marcas que se hacen con el acta, además de las ya hechas; exigen el permiso de marcar. */
  marcas?: MarcaConElActa[];
}

export interface CabeceraDeRegeneracion {
  /** @maxLength 5 */
  hora?: string;
  /** @maxLength 60 */
  lugar?: string;
  /** @maxLength 120 */
  notario?: string;
  /**
   * '' lo quita.
   * @maxLength 120
   */
  testigo1?: string;
  /** @maxLength 120 */
  testigo2?: string;
  /** @maxLength 120 */
  testigo3?: string;
  /** @maxLength 120 */
  representante?: string;
  /** @maxLength 60 */
  notariaNumero?: string;
  /** @maxLength 60 */
  notariaCanton?: string;
  /** @maxLength 120 */
  convocatoria?: string;
  /** @maxLength 500 */
  ordenDelDia?: string;
}

export interface MarcaDeFila {
  /** @maxLength 60 */
  idCodigo: string;
  /** @maxLength 10 */
  adjudicadoPor?: string;
  prioridadOferta?: number;
  cantidadOferta?: number;
}

export interface MarcaConElActa extends MarcaDeFila {
  /** true: pasar a PARTICIPA; false: volver al estado inicial. */
  participa?: boolean;
}

export interface ActaPorRegenerar {
  versionParticipantes: number;
  /** @maxLength 500 */
  motivo: string;
  cabecera?: CabeceraDeRegeneracion;
  /** Solo las filas que cambian. */
  marcas?: MarcaDeFila[];
}

/** Adjudicado sin dirección de correo: no recibe aviso. */
export interface AdjudicadoSinCorreo {
  idCodigo: string;
  nombreCliente: string;
}

/** ASA-053…055, ASA-058: el acta que quedó emitida: versión, título y mensaje. */
export interface ActaGenerada {
  /** id de la asamblea. */
  id: number;
  numeroAsamblea: number;
  numeroVersion: number;
  /** 'Acta de Asamblea No.{n}' */
  titulo: string;
  /** '¡Generado exitosamente!' */
  mensaje: string;
  /** 'Clientes adjudicados serán notificados.' */
  aviso: string;
  /** Clave del archivo generado. */
  clave: string;
  /** Ruta del archivo en esta API. */
  archivo: string;
  sha256: string;
  paginas: number;
  adjudicados: number;
  notificados: number;
  sinCorreo: AdjudicadoSinCorreo[];
}
