import { catalogoDeEventos } from '../evento/catalogo';
import type { TipoDeEvento } from '../recorrido/eventos';
import { puede, type Quien } from '../roles';

// as a screen shows it: what a person set, and what the other system answers
export type EstadoDeSuscripcion = 'activa' | 'fallando' | 'rechazada' | 'inactiva';

/** What decides whether messages go out. */
export interface HechosDeSuscripcion {
  readonly activa: boolean;
  /** The other system said for good that it wants none (410). */
  readonly rechazadaEn: unknown;
  /** Since when nothing has been delivered. */
  readonly fallaDesde: unknown;
}

export function estadoDeSuscripcion({ activa, rechazadaEn, fallaDesde }: HechosDeSuscripcion): EstadoDeSuscripcion {
  if (!activa) return 'inactiva';
  if (rechazadaEn !== null) return 'rechazada';
  return fallaDesde === null ? 'activa' : 'fallando';
}

/** The message that somebody asks for, to see whether the other system takes them: no event, and bound to no permission. */
export const EVENTO_DE_PRUEBA = 'PRUEBA';

/** Nobody is told of what he may not read. */
export const puedeSerAvisado = (quien: Quien, tipo: string): boolean =>
  tipo === EVENTO_DE_PRUEBA ||
  (Object.hasOwn(catalogoDeEventos, tipo) && puede(quien, catalogoDeEventos[tipo as TipoDeEvento].permiso));

/** Of these, the ones whose records an account may not read. */
export const eventosAjenos = (quien: Quien, eventos: readonly string[]): string[] =>
  eventos.filter((tipo) => !puedeSerAvisado(quien, tipo));
