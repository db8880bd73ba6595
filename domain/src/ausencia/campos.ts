import { rolesDeEjecutivo } from '../adjudicacion/reglas';
import { comoFecha, type Fecha, sumarDias } from '../fechas';
import { propios } from '../mensajes';
import { campo, type DatosDe, enCodigo, registro } from '../registro';

const requerido = propios.campoObligatorio;
const usuario = {
  requerido,
  columna: enCodigo(40),
  clase: 'usuario',
  usuarios: { roles: rolesDeEjecutivo, recurso: 'colega' },
} as const;

const PRIMER_DIA: Fecha = '2000-01-01';
/** For longer the plans are assigned to somebody else. */
const DIAS_DE_AUSENCIA = 90;

/** Who looks after the plans and tasks of an absent colleague; both days included. */
export const formularioDeAusencia = registro('ausencia', {
  ausente: campo.texto('Persona ausente', 40, { ...usuario, ejemplo: 'ejecutivo' }),
  reemplazo: campo.texto('Quien la reemplaza', 40, { ...usuario, ejemplo: 'ejecutivo2' }),
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
export type TablaDeAusencia = typeof formularioDeAusencia.tabla;
export type DatosDeAusencia = DatosDe<TablaDeAusencia>;

/** Errors that no field shows by itself; empty = none. */
export function erroresDeAusencia(
  { ausente, reemplazo, desde, hasta }: DatosDeAusencia,
  hoy: Fecha,
): Record<string, string> {
  const [primero, ultimo] = [comoFecha(desde as string), comoFecha(hasta as string)];
  return {
    ...(ausente === reemplazo && { reemplazo: propios.delegacionASiMismo }),
    ...(ultimo < hoy && { hasta: propios.ausenciaDesdeHoy }),
    ...(ultimo < primero && { hasta: propios.delegacionAlReves }),
    ...(ultimo > sumarDias(primero, DIAS_DE_AUSENCIA) && { hasta: propios.ausenciaLarga(DIAS_DE_AUSENCIA) }),
  };
}
