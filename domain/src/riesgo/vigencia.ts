import { evaluarParametro } from './reglas';
import type { EvaluacionDeParametro, HechosDeRiesgo, ParametroDeRiesgo } from './tipos';

/** A parameter with what its rule found when the score was calculated. */
export interface ParametroCalculado
  extends Pick<ParametroDeRiesgo, 'nombre' | 'regla'>,
    Pick<EvaluacionDeParametro, 'cumple' | 'encontrado' | 'origen'> {}

/** Names of the parameters whose rule gives another result with the data registered now: the score is outdated. Marks of risk stay. */
export const cambiadosDesdeElCalculo = (parametros: readonly ParametroCalculado[], hechos: HechosDeRiesgo): string[] =>
  parametros
    .filter(({ origen, regla, cumple, encontrado }) => {
      if (origen !== 'regla') return false;
      const ahora = evaluarParametro({ regla }, hechos, null);
      return ahora.origen === 'regla' && (ahora.cumple !== cumple || ahora.encontrado !== encontrado);
    })
    .map(({ nombre }) => nombre);
