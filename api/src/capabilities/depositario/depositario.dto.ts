import type { DatosDeDepositario } from '@adjudica/domain';

/** EST-534: depositario del bien de un plan. Vacío = null. */
export interface DepositarioVista extends DatosDeDepositario {
  /** Clave del plan: '01-M001-12'. */
  id: string;
  /** 0 = todavía no se guardó. */
  version: number;
  /** @format date-time */
  guardadaEn: string | null;
  /** Nombre de quien guardó por última vez. */
  guardadaPor: string | null;
  /** Lo que este usuario puede hacer ahora. */
  acciones: 'guardar'[];
}

/** EST-535…539. Los campos de solo lectura se ignoran. */
export interface DepositarioCambio {
  /**
   * Cédula o pasaporte, hasta 10 caracteres.
   * @maxLength 300
   */
  identificacion?: string | null;
  /**
   * Solo letras.
   * @maxLength 300
   */
  nombres?: string | null;
  /**
   * Solo letras.
   * @maxLength 300
   */
  apellidos?: string | null;
  /**
   * De 7 a 10 dígitos.
   * @maxLength 300
   */
  telefono?: string | null;
  /**
   * Correo electrónico.
   * @maxLength 300
   */
  correo?: string | null;
  /**
   * Hasta 100 caracteres.
   * @maxLength 300
   */
  direccion?: string | null;
  /** La que se leyó; equivale a If-Match. 0 = primera vez. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: string;
  /** Solo lectura; se ignora. */
  guardadaEn?: string | null;
  /** Solo lectura; se ignora. */
  guardadaPor?: string | null;
  /** Solo lectura; se ignora. */
  acciones?: string[];
}
