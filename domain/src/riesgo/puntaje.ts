import { UMBRAL_DE_RIESGO } from '../plan/pestanas';
import type { ParametroDeRiesgo } from './tipos';

/** RIE-005: listed, but never part of the score. */
export const PARAMETROS_INFORMATIVOS: readonly string[] = ['VALOR51', 'VALOR52', 'VALOR53', 'VALOR54'];
/** RIE-513: code of the guarantee check. */
export const CODIGO_DE_GARANTIA = '283';
/** RIE-006 */
export const PARAMETROS_POR_COLUMNA = 10;

export const esInformativo = ({ codigo }: Pick<ParametroDeRiesgo, 'codigo'>): boolean =>
  PARAMETROS_INFORMATIVOS.includes(codigo.toUpperCase());

/** A parameter as it was evaluated, with its points at that time. */
export interface ParametroEvaluado extends Pick<ParametroDeRiesgo, 'codigo' | 'valor'> {
  readonly cumple: boolean;
}

export const puntosDe = (parametro: ParametroEvaluado): number =>
  parametro.cumple && !esInformativo(parametro) ? parametro.valor : 0;

/** RIE-005 (decisions: the sum of `valor` of the parameters that comply). */
export const puntajeDe = (parametros: readonly ParametroEvaluado[]): number =>
  parametros.reduce((total, parametro) => total + puntosDe(parametro), 0);

export type ColorDeRiesgo = 'rojo' | 'verde';

/** RIE-004, RIE-511: below 800 red, from 800 on green. */
export const colorDeRiesgo = (puntaje: number): ColorDeRiesgo => (puntaje < UMBRAL_DE_RIESGO ? 'rojo' : 'verde');

/** RIE-006: the list in columns of ten, filled one after the other. */
export function enColumnas<T>(parametros: readonly T[]): T[][] {
  const columnas: T[][] = [];
  for (let i = 0; i < parametros.length; i += PARAMETROS_POR_COLUMNA)
    columnas.push(parametros.slice(i, i + PARAMETROS_POR_COLUMNA));
  return columnas;
}
