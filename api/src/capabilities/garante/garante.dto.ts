/** Un garante que tuvo el plan. */
export interface GaranteAnterior {
  identificacion: string;
  nombreCompleto: string | null;
  /** @format date-time */
  reemplazadoEn: string;
}

export interface OtraSolicitud {
  /** '01-M001-20-titular' */
  clave: string;
  /** '01-M001-20' */
  plan: string;
}

/** EST-560: el garante de un plan. Sin garante: identificacion null y version 0. */
export interface GaranteVista {
  /** Clave del plan: '01-M001-12'. */
  id: string;
  identificacion: string | null;
  /** Nombres y apellidos; null mientras no se conocen. */
  nombreCompleto: string | null;
  correo: string | null;
  celular: string | null;
  direccion: string | null;
  /** Clave de su solicitud: '01-M001-12-garante'. */
  clave: string;
  /** Su solicitud ya se guardó. */
  solicitudGuardada: boolean;
  /** Mientras no se guarda: la última que la misma persona guardó en otro plan, de la que puede tomar los datos. */
  otraSolicitud: OtraSolicitud | null;
  version: number;
  /** Los que tuvo antes, el último primero. */
  anteriores: GaranteAnterior[];
  /** Lo que este usuario puede hacer ahora. */
  acciones: ('asignar' | 'cambiar')[];
}

/** EST-509: lo que se sabe de quien puede ser garante. */
export interface GaranteEncontrado {
  identificacion: string;
  /** La persona ya está registrada. */
  conocida: boolean;
  nombreCompleto: string | null;
  /** El dígito verificador no cuadra: se advierte, no se impide. */
  advertencia: string | null;
}

export interface GaranteNuevo {
  /**
   * Clave del plan: '01-M001-12'.
   * @maxLength 24
   */
  plan: string;
  /**
   * 10 caracteres, diferente del cliente.
   * @maxLength 40
   */
  identificacion: string;
}

export interface CambioDeGarante {
  /**
   * 10 caracteres, diferente del cliente y del garante actual.
   * @maxLength 40
   */
  identificacion: string;
}
