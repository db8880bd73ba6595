import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { type Permiso, permisosDe, puede, type Rol } from '../roles';
import type { EstadoDeClave, HechosDeClave } from './tipos';

/**
 * What a person answers for with his name, and what would let a key make keys: no account may have it, whatever its role. A draw's number is
 * typed by two people, an approval is somebody's second pair of eyes.
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
  'contrato:aprobar',
  'contrato:rechazar',
  'formato:aprobar',
];

/** What an account in this role may be given. */
export const alcancesPosibles = (role: Rol): Permiso[] =>
  permisosDe(role).filter((permiso) => !permisosDePersonas.includes(permiso));

export function estadoDeClave({ vence, revocadaEn }: Omit<HechosDeClave, 'cuentaActiva'>, ahora: Date): EstadoDeClave {
  if (revocadaEn !== null) return 'revocada';
  return ahora >= vence ? 'vencida' : 'vigente';
}

/** Why this key does not open now; `null` = it does. `null` as key: there is none such. */
export function rechazoDeClave(clave: HechosDeClave | null, ahora: Date): ErrorDeNegocio | null {
  if (clave === null) return new ErrorDeNegocio('noAutenticado', 'clave-desconocida', propios.claveDesconocida);
  const estado = estadoDeClave(clave, ahora);
  if (estado === 'revocada') return new ErrorDeNegocio('noAutenticado', 'clave-revocada', propios.claveRevocada);
  if (estado === 'vencida') return new ErrorDeNegocio('noAutenticado', 'clave-vencida', propios.claveVencida);
  return clave.cuentaActiva ? null : new ErrorDeNegocio('noAutenticado', 'cuenta-inactiva', propios.cuentaInactiva);
}

/** 403, since asking again with another key changes nothing. Says which address was seen: a proxy on the way shows another than the caller has. */
export const direccionAjena = (direccion: string): ErrorDeNegocio =>
  new ErrorDeNegocio('prohibido', 'direccion-no-permitida', propios.direccionNoPermitida(direccion), {
    detalle: { direccion },
  });

/** 403 of an account: whether the permission may be added to it, or why it may not. */
export function alcanceQueFalta(role: Rol, permiso: Permiso): ErrorDeNegocio {
  return new ErrorDeNegocio('prohibido', 'sin-permiso', porQueNo(role, permiso), { detalle: { permiso } });
}

function porQueNo(role: Rol, permiso: Permiso): string {
  if (permiso === 'sesion:propia') return propios.cuentaSinSesion;
  if (permisosDePersonas.includes(permiso)) return propios.permisoDePersona(permiso);
  return puede(role, permiso) ? propios.cuentaSinPermiso(permiso) : propios.permisoAjeno(permiso, role);
}

/** When the keys that were valid until now end, `horas` after a new one was made; never later than they would have. */
export const finDelTraslape = (vence: Date, ahora: Date, horas: number): Date =>
  new Date(Math.min(vence.getTime(), ahora.getTime() + horas * 3_600_000));
