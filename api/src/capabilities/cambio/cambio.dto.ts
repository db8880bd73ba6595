/** Que un registro cambió. Qué tiene ahora se lee en su propia operación, con sus permisos. */
export interface CambioVista {
  /** Su lugar en el orden en que los cambios quedaron confirmados. */
  posicion: number;
  /** @format date-time */
  instante: string;
  /** Quien lo hizo. */
  usuario: string;
  recurso: string;
  /** La clave del registro. */
  recursoId: string;
  /** Lo que se hizo: 'crear', 'aprobar', 'anular'… */
  accion: string;
}

/** Una página de cambios. */
export interface CambiosVista {
  /** En su orden; puede venir vacía aunque haya más. */
  cambios: CambioVista[];
  /** Desde dónde seguir la próxima vez. */
  cursor: number;
  /** Si ya hay más por leer. */
  hayMas: boolean;
}
