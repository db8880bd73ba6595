/** Un cambio de estado: quién, qué, antes y después. */
export interface AuditoriaVista {
  id: number;
  /** @format date-time */
  instante: string;
  usuario: string;
  /** Nombres y apellidos; null = el programa, o una cuenta de servicio. */
  nombreUsuario: string | null;
  accion: string;
  recurso: string;
  recursoId: string;
  antes: string | null;
  despues: string | null;
  /** Identificador de la solicitud que lo hizo. */
  solicitud: string | null;
  /** Encadenado por el sellador: una alteración posterior se nota. */
  sellado: boolean;
}
