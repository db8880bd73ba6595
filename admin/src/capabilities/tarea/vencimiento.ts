import { compararFechas, diferenciaEnDias, mensajes } from '@adjudica/domain';
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
  const dias = fechaEjecucion === null ? 0 : diferenciaEnDias(fechaEjecucion, hoy);
  return dias === 0
    ? { texto: mensajes.propios.tareaDeHoy, tone: 'warning' }
    : { texto: mensajes.propios.tareaVencida(dias), tone: 'error' };
}
