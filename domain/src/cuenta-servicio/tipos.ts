import type { Permiso, Rol } from '../roles';

/** Another system that calls this one: it acts in a role, within its scopes, from its addresses. */
export interface DatosDeCuenta {
  /** Its name in the audit. */
  usuario: string;
  nombre: string;
  role: Rol;
  alcances: Permiso[];
  /** IPv4 or IPv6, one address or a network (`10.1.0.0/16`); none = from anywhere. */
  direcciones: string[];
  activa: boolean;
}

export type EstadoDeClave = 'vigente' | 'vencida' | 'revocada';

/** What decides whether a key is accepted. */
export interface HechosDeClave {
  readonly vence: Date;
  readonly revocadaEn: Date | null;
  readonly cuentaActiva: boolean;
}
