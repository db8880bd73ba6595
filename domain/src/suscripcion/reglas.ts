import { eventoDe } from '../recorrido/eventos';
import { puede, type Quien } from '../roles';

// state for screens: what a user set, and what the other system answers
export type EstadoDeSuscripcion = 'activa' | 'fallando' | 'rechazada' | 'inactiva';

/** What decides whether messages are sent. */
export interface HechosDeSuscripcion {
  readonly activa: boolean;
  /** The other system refused all messages for good (410). */
  readonly rechazadaEn: unknown;
  /** Since when deliveries fail. */
  readonly fallaDesde: unknown;
}

export function estadoDeSuscripcion({ activa, rechazadaEn, fallaDesde }: HechosDeSuscripcion): EstadoDeSuscripcion {
  if (!activa) return 'inactiva';
  if (rechazadaEn !== null) return 'rechazada';
  return fallaDesde === null ? 'activa' : 'fallando';
}

/** Test message, sent on request: it is no event and needs no permission. */
export const EVENTO_DE_PRUEBA = 'PRUEBA';

/** An account is told only of what it may read. */
export function puedeSerAvisado(quien: Quien, tipo: string): boolean {
  const evento = eventoDe(tipo);
  return tipo === EVENTO_DE_PRUEBA || (evento !== null && puede(quien, evento.permiso));
}

/** Those of these events whose records an account may not read. */
export const eventosAjenos = (quien: Quien, eventos: readonly string[]): string[] =>
  eventos.filter((tipo) => !puedeSerAvisado(quien, tipo));
