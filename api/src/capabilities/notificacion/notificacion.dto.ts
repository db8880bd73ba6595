export interface NotificacionesSinLeer {
  cantidad: number;
}

export interface NotificacionVista {
  id: number;
  titulo: string;
  texto: string;
  /** Ruta de la pantalla, sin el prefijo del rol. */
  enlace: string | null;
  /** @format date-time */
  creadaEn: string;
  /** La leyó, o ya no hace falta. */
  leida: boolean;
  /** Pedía un trabajo que alguien ya hizo o que pasó a otra persona. */
  atendida: boolean;
}
