import { crearCiclo } from '../ciclo';
import { conflictoDeActo } from '../conflicto';
import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import { UMBRAL_DE_RIESGO } from '../plan/pestanas';
import type { HechosDeExcepcion } from './tipos';

export type AccionDeRiesgo = 'calcular' | 'marcar' | 'exceptuar' | 'garantias';
export type EstadoDeRiesgo = 'sinExcepcion' | 'exceptuado';

const sinCalcular = ({ puntaje }: HechosDeExcepcion): ErrorDeNegocio | null =>
  puntaje === null ? new ErrorDeNegocio('conflicto', 'riesgo-sin-calcular', propios.riesgoSinCalcular) : null;

const puntajeSuficiente = ({ puntaje }: HechosDeExcepcion): ErrorDeNegocio | null =>
  puntaje !== null && puntaje >= UMBRAL_DE_RIESGO
    ? new ErrorDeNegocio('regla', 'puntaje-suficiente', propios.riesgoPuntajeSuficiente(UMBRAL_DE_RIESGO), {
        detalle: { puntaje },
      })
    : null;

const siempre = ['sinExcepcion', 'exceptuado'] as const;

/**
 * RIE-007…009, RIE-013, RIE-015…017: 002 and 004 calculate; 004 alone marks, gives the one exception of a folder (below 800, not at 800) and
 * reviews the guarantees, whatever department holds the folder. An exception is final.
 */
export const cicloDeRiesgo = crearCiclo<EstadoDeRiesgo, AccionDeRiesgo, HechosDeExcepcion>({
  nombre: 'riesgo',
  estados: siempre,
  iniciales: ['sinExcepcion'],
  finales: ['exceptuado'],
  estadoDe: ({ excepcion }) => (excepcion === null ? 'sinExcepcion' : 'exceptuado'),
  acciones: {
    calcular: { desde: siempre, permiso: 'riesgo:calcular' },
    marcar: { desde: siempre, permiso: 'riesgo:marcar', guarda: sinCalcular },
    exceptuar: {
      desde: ['sinExcepcion'],
      hacia: 'exceptuado',
      permiso: 'riesgo:exceptuar',
      guarda: (h) => sinCalcular(h) ?? puntajeSuficiente(h),
      conflicto: ({ excepcion }) =>
        conflictoDeActo(
          'ya-exceptuado',
          { con: propios.riesgoYaExceptuado, sin: propios.riesgoConExcepcion },
          excepcion,
        ),
    },
    garantias: { desde: siempre, permiso: 'riesgo:garantias' },
  },
});
