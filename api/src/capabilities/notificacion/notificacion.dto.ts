/** Las que informan: lo que piden las otras está en 'Mi trabajo'. */
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
  /** Pide un trabajo: está también en 'Mi trabajo'. */
  pideTrabajo: boolean;
  /** Pedía un trabajo que alguien ya hizo o que pasó a otra persona. */
  atendida: boolean;
}
