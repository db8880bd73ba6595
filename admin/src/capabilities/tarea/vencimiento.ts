import { compararFechas, propios, textoDeVencida } from '@adjudica/domain';
import type { Tone } from '../../ui/tones';
import type { TareaRecord } from './tipos';

export const estaCerrada = ({ estado }: Pick<TareaRecord, 'estado'>): boolean => estado === 'C';

export interface Vencimiento {
  readonly texto: string;
  readonly tone: Tone;
}

/**
 * What is pressing about an open task: late, or of today. `null` = nothing is; a closed task presses nobody.
 * @param hoy 'YYYY-MM-DD' in Ecuador
 */
export function vencimientoDe(
  { estado, fechaEjecucion }: Pick<TareaRecord, 'estado' | 'fechaEjecucion'>,
  hoy: string,
): Vencimiento | null {
  if (estado === 'C' || (fechaEjecucion !== null && compararFechas(fechaEjecucion, hoy) > 0)) return null;
  // Without a date it is to be done now.
  return fechaEjecucion === null || fechaEjecucion === hoy
    ? { texto: propios.tareaDeHoy, tone: 'warning' }
    : { texto: textoDeVencida(fechaEjecucion, hoy), tone: 'error' };
}
