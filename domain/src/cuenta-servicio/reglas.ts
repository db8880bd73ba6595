import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { type Permiso, permisosDe, puede, type Rol } from '../roles';
import type { EstadoDeClave, HechosDeClave } from './tipos';

/**
 * Permissions that no service account may have, whatever its role: acts for which a person answers by name or that need a second person, and those
 * with which a key could create keys.
 */
export const permisosDePersonas: readonly Permiso[] = [
  'sesion:propia',
  'usuario:administrar',
  'cuenta:administrar',
  'suscripcion:administrar',
  'ajuste:administrar',
  'derecho:atender',
  'sorteo:escribir',
  'carpeta:decidir',
  'carpeta:reabrir',
  'riesgo:exceptuar',
  'medio:decidir',
  'orden:aprobar',
  'pago:aprobar',
  'pagare:aprobar',
  'pagare:pedir-anulacion',
  'pagare:anular',
  'contrato:aprobar',
  'contrato:rechazar',
  'formato:aprobar',
];

/** Scopes that an account in this role may have. */
export const alcancesPosibles = (role: Rol): Permiso[] =>
  permisosDe(role).filter((permiso) => !permisosDePersonas.includes(permiso));

export function estadoDeClave({ vence, revocadaEn }: Omit<HechosDeClave, 'cuentaActiva'>, ahora: Date): EstadoDeClave {
  if (revocadaEn !== null) return 'revocada';
  return ahora >= vence ? 'vencida' : 'vigente';
}

/** Why this key is not accepted now; `null` = it is. A `null` key is unknown. */
export function rechazoDeClave(clave: HechosDeClave | null, ahora: Date): ErrorDeNegocio | null {
  if (clave === null) return new ErrorDeNegocio('noAutenticado', 'clave-desconocida', propios.claveDesconocida);
  const estado = estadoDeClave(clave, ahora);
  if (estado === 'revocada') return new ErrorDeNegocio('noAutenticado', 'clave-revocada', propios.claveRevocada);
  if (estado === 'vencida') return new ErrorDeNegocio('noAutenticado', 'clave-vencida', propios.claveVencida);
  return clave.cuentaActiva ? null : new ErrorDeNegocio('noAutenticado', 'cuenta-inactiva', propios.cuentaInactiva);
}

/** 403, because another key would not help. Names the address that was seen: a proxy may show another than the caller's. */
export const direccionAjena = (direccion: string): ErrorDeNegocio =>
  new ErrorDeNegocio('prohibido', 'direccion-no-permitida', propios.direccionNoPermitida(direccion), {
    detalle: { direccion },
  });

/** 403 of an account: says that the permission can be added to it, or why it can't. */
export function alcanceQueFalta(role: Rol, permiso: Permiso): ErrorDeNegocio {
  return new ErrorDeNegocio('prohibido', 'sin-permiso', motivoDeFalta(role, permiso), { detalle: { permiso } });
}

function motivoDeFalta(role: Rol, permiso: Permiso): string {
  if (permiso === 'sesion:propia') return propios.cuentaSinSesion;
  if (permisosDePersonas.includes(permiso)) return propios.permisoDePersona(permiso);
  return puede(role, permiso) ? propios.cuentaSinPermiso(permiso) : propios.permisoAjeno(permiso, role);
}

/** End of the keys that were valid so far: `horas` after a new one was made, and never later than before. */
export const finDelTraslape = (vence: Date, ahora: Date, horas: number): Date =>
  new Date(Math.min(vence.getTime(), ahora.getTime() + horas * 3_600_000));
