import type { RolDeSolicitud } from './tipos';

/**
 * Key of everything that belongs to an application: '{idCodigo}-titular' or '{idCodigo}-garante' ('01-M001-12-titular'). Application, spouse and
 * finances have one record per key, so that a screen can ask for them before they exist.
 */
export const rolesDeSolicitud = ['titular', 'garante'] as const satisfies readonly RolDeSolicitud[];

export const claveDeSolicitud = (idCodigo: string, rol: RolDeSolicitud): string => `${idCodigo}-${rol}`;

/** `null` = the text is no such key. */
export function leerClaveDeSolicitud(clave: string): { idCodigo: string; rol: RolDeSolicitud } | null {
  const corte = clave.lastIndexOf('-');
  const rol = rolesDeSolicitud.find((r) => r === clave.slice(corte + 1));
  const idCodigo = clave.slice(0, Math.max(corte, 0));
  return rol === undefined || idCodigo === '' ? null : { idCodigo, rol };
}
