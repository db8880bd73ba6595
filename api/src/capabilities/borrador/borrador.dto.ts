/** Un borrador propio: lo escrito en una sección de un formulario y todavía no guardado. Solo lo lee quien lo escribió. */
export interface BorradorVista extends BorradorGuardado {
  /** Campo → valor, tal como se escribió; no se valida. */
  valores: { [campo: string]: unknown };
}

/** Sin los valores: la respuesta de un guardado se conserva con su Idempotency-Key, y un borrador solo se guarda cifrado. */
export interface BorradorGuardado {
  /** '{formulario}/{clave}/{seccion}' */
  id: string;
  /**
   * 'solicitud', 'conyuge', 'garante', 'depositario', 'finanzas', 'referencia', 'contrato', 'pagare', 'prenda', 'medio-aprobacion' o 'formato'.
   */
  formulario: string;
  /** Clave del registro que el formulario edita: '01-M001-12-titular', '01-M001-12', la cédula del cliente, '6-01' o 'nuevo'. */
  clave: string;
  seccion: string;
  /** Versión del registro sobre la que se empezó a escribir. */
  versionBase: number;
  /** 0 = no hay borrador. */
  version: number;
  /** @format date-time */
  guardadoEn: string | null;
}

export interface BorradorCambio {
  /** Campo → valor; hasta 64 kB. */
  valores: { [campo: string]: unknown };
  /**
   * @isInt
   * @minimum 0
   * @maximum 999999999
   */
  versionBase: number;
  /** La del borrador que se tenía; 0 = el primero. */
  version?: number;
  /** Solo lectura; se ignora. */
  id?: string;
  /** Solo lectura; se ignora. */
  formulario?: string;
  /** Solo lectura; se ignora. */
  clave?: string;
  /** Solo lectura; se ignora. */
  seccion?: string;
  /** Solo lectura; se ignora. */
  guardadoEn?: string | null;
}

/** Con ella la pantalla cifra en el equipo lo que todavía no llegó al servidor; cada usuario tiene la suya. */
export interface LlaveDeCopia {
  /** 32 bytes en base64. No se guarda en el navegador. */
  llave: string;
}
