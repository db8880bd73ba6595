import { comoFecha, type Fecha, sumarDias } from '../fechas';
import { propios } from '../mensajes';
import { campo, type DatosDe, enCodigo, registro } from '../registro';
import { listaDeRoles, puede } from '../roles';

const requerido = propios.campoObligatorio;
const usuario = { requerido, columna: enCodigo(40), clase: 'usuario' } as const;

/** Users of the role without a row of their own. */
export const TODOS_DEL_ROL = '*';

export const rolesQueAprueban = listaDeRoles.filter((rol) => puede(rol, 'carpeta:decidir'));

/** Amount up to which the author of an exception or of a mark may approve the same folder, by role and by user. */
export const formularioDeLimite = registro('limite', {
  rol: campo.opcion(
    'Rol',
    rolesQueAprueban.map((rol) => ({ codigo: rol, nombre: rol })),
    { requerido, columna: enCodigo(40) },
  ),
  usuario: campo.texto('Usuario', 40, {
    ...usuario,
    clase: 'igual',
    usuarios: { roles: rolesQueAprueban, ademas: { codigo: TODOS_DEL_ROL, nombre: propios.limiteDeTodos } },
    ayuda: propios.limiteDeUsuario,
    ejemplo: TODOS_DEL_ROL,
  }),
  monto: campo.monto('Hasta', 0, { requerido, ejemplo: 50_000 }),
});
export type TablaDeLimite = typeof formularioDeLimite.tabla;

const PRIMER_DIA: Fecha = '2000-01-01';
/** A delegation covers an absence; for longer the limit itself is changed. */
const DIAS_DE_DELEGACION = 90;

export const formularioDeDelegacion = registro('delegacion', {
  titular: campo.texto('Usuario ausente', 40, { ...usuario, usuarios: { roles: rolesQueAprueban }, ejemplo: 'riesgo' }),
  delegado: campo.texto('Usuario que lo reemplaza', 40, {
    ...usuario,
    usuarios: { roles: rolesQueAprueban },
    ejemplo: 'riesgo2',
  }),
  desde: campo.fecha('Desde', () => ({ desde: PRIMER_DIA }), propios.delegacionFueraDeRango, {
    requerido,
    ejemplo: '2026-04-06',
  }),
  hasta: campo.fecha('Hasta', () => ({ desde: PRIMER_DIA }), propios.delegacionFueraDeRango, {
    requerido,
    ejemplo: '2026-04-20',
  }),
  motivo: campo.texto('Motivo', 300, { requerido, ejemplo: 'Vacaciones' }),
});
export type TablaDeDelegacion = typeof formularioDeDelegacion.tabla;
export type DatosDeDelegacion = DatosDe<TablaDeDelegacion>;

/** Errors that no field shows by itself; empty = none. */
export function erroresDeDelegacion({ titular, delegado, desde, hasta }: DatosDeDelegacion): Record<string, string> {
  const [primero, ultimo] = [comoFecha(desde as string), comoFecha(hasta as string)];
  return {
    ...(titular === delegado && { delegado: propios.delegacionASiMismo }),
    ...(ultimo < primero && { hasta: propios.delegacionAlReves }),
    ...(ultimo > sumarDias(primero, DIAS_DE_DELEGACION) && { hasta: propios.delegacionLarga(DIAS_DE_DELEGACION) }),
  };
}
