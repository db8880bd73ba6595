import type { AccionDeCorreo, EstadoDeCorreo } from '@adjudica/domain';

/** Un correo y su entrega; su texto no se muestra. */
export interface CorreoVista {
  id: number;
  version: number;
  destinatario: string;
  asunto: string;
  estado: EstadoDeCorreo;
  /** Los que hizo el servidor con este correo; sin servidor no cuentan. */
  intentos: number;
  /** @format date-time */
  creadoEn: string;
  /** @format date-time */
  ultimoIntento: string | null;
  /** @format date-time */
  enviadoEn: string | null;
  /** El del servidor ('550') o del programa ('ECONNREFUSED'). */
  codigoError: string | null;
  /** Lo que dijo el servidor. */
  ultimoError: string | null;
  acciones: AccionDeCorreo[];
}

export interface ReenvioDeCorreo {
  /** Otra dirección; sin ella, la que tenía. */
  destinatario?: string;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

export interface DescarteDeCorreo {
  motivo: string;
  /** La que se leyó; equivale a If-Match. */
  version?: number;
}

export interface CorreosReenviados {
  cantidad: number;
}
