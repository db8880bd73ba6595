import type { RolDeSolicitud } from '@adjudica/domain';
/** What 'Enviar a Riesgo' needs to know of a folder, wherever its button stands. */
export interface CarpetaAEnviar {
  readonly idCodigo: string;
  /** Why it cannot be sent, as the API says it; `null` = it can. */
  readonly motivoNoEnviar: string | null;
}

/** One thing missing for 'Enviar a Riesgo', with the place where it is entered. */
export interface Faltante {
  readonly codigo: string;
  readonly texto: string;
  readonly pestana: string;
  readonly subpestana: string;
  readonly campo?: string | null;
  /** Whose application is generated to meet it. */
  readonly generar?: RolDeSolicitud;
}
