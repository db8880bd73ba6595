import type { DatosDeConyuge } from '@adjudica/domain';

/** EST-524: cónyuge de la persona de una solicitud. Fechas 'AAAA-MM-DD'; vacío = null. */
export interface ConyugeVista extends DatosDeConyuge {
  /** Clave de la solicitud: '01-M001-12-titular'. */
  id: string;
  /** Las partes del nombre completo, como se guardan. */
  nombres: string | null;
  apellidoPaterno: string | null;
  apellidoMaterno: string | null;
  /** Años cumplidos hoy. */
  edad: number | null;
  /** 0 = todavía no se guardó. */
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  /** Nombre de quien guardó por última vez. */
  guardadaPor: string | null;
  /** Lo que este usuario puede hacer ahora. */
  acciones: 'guardar'[];
}

/** EST-526…530. Los campos que no se envían quedan vacíos; los de solo lectura se ignoran. */
export interface ConyugeCambio {
  /**
   * Cédula o pasaporte, hasta 10 caracteres.
   * @maxLength 300
   */
  identificacion?: string | null;
  /**
   * Nombres y apellidos, al menos tres palabras.
   * @maxLength 300
   */
  nombreCompleto?: string | null;
  /**
   * De 18 a 105 años.
   * @maxLength 10
   */
  fechaNacimiento?: string | null;
  /**
   * M o F.
   * @maxLength 10
   */
  genero?: string | null;
  /**
   * Código del país.
   * @maxLength 10
   */
  nacionalidad?: string | null;
  /** Hasta 100; solo para extranjeros. */
  anosResidencia?: number | null;
  /**
   * Hasta 80 caracteres.
   * @maxLength 300
   */
  profesion?: string | null;
  /**
   * V, B, I, A o H.
   * @maxLength 10
   */
  situacionLaboral?: string | null;
  /**
   * De 10 a 13 dígitos.
   * @maxLength 300
   */
  laboralRuc?: string | null;
  /**
   * Empresa o negocio.
   * @maxLength 300
   */
  laboralNombre?: string | null;
  /**
   * Actividad económica.
   * @maxLength 300
   */
  laboralActividad?: string | null;
  /**
   * Cargo u ocupación.
   * @maxLength 300
   */
  laboralCargo?: string | null;
  /**
   * Hasta 100 caracteres.
   * @maxLength 300
   */
  laboralDireccion?: string | null;
  /**
   * De 7 a 10 dígitos.
   * @maxLength 300
   */
  laboralTelefono?: string | null;
  /** Años de antigüedad. */
  laboralAnos?: number | null;
  /**
   * Correo de la empresa.
   * @maxLength 300
   */
  laboralCorreo?: string | null;
  /** La que se leyó; equivale a If-Match. 0 = primera vez. */
  version?: number;
  /** Solo lectura; se ignora. */
  nombres?: string | null;
  /** Solo lectura; se ignora. */
  apellidoPaterno?: string | null;
  /** Solo lectura; se ignora. */
  apellidoMaterno?: string | null;
  /** Solo lectura; se ignora. */
  edad?: number | null;
  /** Solo lectura; se ignora. */
  id?: string;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}
