import { evaluarParametro } from './reglas';
import type { EvaluacionDeParametro, HechosDeRiesgo, ParametroDeRiesgo } from './tipos';

/** A parameter as its rule found it when the score was calculated. */
export interface ParametroCalculado
  extends Pick<ParametroDeRiesgo, 'nombre' | 'regla'>,
    Pick<EvaluacionDeParametro, 'cumple' | 'encontrado' | 'origen'> {}

/**
 * Names of the parameters that would come out otherwise by what is registered now: the score is no longer of these data. What risk marked stays as
 * it was said.
 */
export const cambiadosDesdeElCalculo = (parametros: readonly ParametroCalculado[], hechos: HechosDeRiesgo): string[] =>
  parametros
    .filter(({ origen, regla, cumple, encontrado }) => {
      if (origen !== 'regla') return false;
      const ahora = evaluarParametro({ regla }, hechos, null);
      return ahora.origen === 'regla' && (ahora.cumple !== cumple || ahora.encontrado !== encontrado);
    })
    .map(({ nombre }) => nombre);
