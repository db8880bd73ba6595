import type { TipoDeAcceso, VentanaDeAcceso } from '@adjudica/domain';

/** Quién agotó lo que puede leer: una fila por usuario, clase y día. */
export interface AccesoInusualVista {
  id: number;
  usuarioId: number;
  usuario: string;
  nombre: string;
  rol: string;
  tipo: TipoDeAcceso;
  ventana: VentanaDeAcceso;
  /** De la ventana. */
  limite: number;
  /** Lo que se le mostró en las 24 horas anteriores. */
  cantidad: number;
  rechazadas: number;
  /** @format date-time */
  primera: string;
  /** @format date-time */
  ultima: string;
}

/** Una lectura, sin los datos que se leyeron. */
export interface AccesoVista {
  id: number;
  /** @format date-time */
  instante: string;
  operacion: string;
  recurso: string;
  recursoId: string;
}
