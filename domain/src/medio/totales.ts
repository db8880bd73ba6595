import { MAXIMO_CENTAVOS, sumarMontos } from '../dinero';
import { MED, propios } from '../mensajes';
import type { DatosDeMedio } from './campos';
import type { TotalesDeMedio } from './tipos';

/** MED-514: the five costs that are paid together. */
export const costosDeMedio = [
  'desgravamen',
  'avaluo',
  'costosLegales',
  'escrituras',
  'impuestoTimbres',
] as const satisfies readonly (keyof DatosDeMedio)[];

/**
 * MED-514, MED-515: total of the costs and difference, in dollars, summed in cents. `montos` are the amounts of the chosen plans. Also serves a form
 * that is half filled in.
 */
export function totalesDeMedio(valores: Partial<DatosDeMedio>, montos: readonly number[]): TotalesDeMedio {
  const total = sumarMontos(costosDeMedio.map((nombre) => valores[nombre]));
  const diferencia = Math.max(sumarMontos([valores.valor]) - sumarMontos(montos), 0);
  return { total: total / 100, diferencia: diferencia / 100 };
}

/**
 * MED-508, MED-514, MED-515: errors by figure: a sum that no column can hold, a sent figure that differs from the calculated one, an advance payment
 * above the difference. A figure that was not sent is calculated.
 */
export function erroresDeTotalesDeMedio(
  { total, diferencia }: TotalesDeMedio,
  enviados: { readonly total?: unknown; readonly diferencia?: unknown; readonly pagoAnticipado?: unknown },
): Record<string, string> {
  const errores: Record<string, string> = {};
  const distinto = (enviado: unknown, calculado: number): boolean =>
    enviado !== undefined && enviado !== null && enviado !== calculado;
  if (Math.round(total * 100) > MAXIMO_CENTAVOS) errores['total'] = propios.montoGrande;
  else if (distinto(enviados.total, total)) errores['total'] = propios.totalDistinto;
  if (distinto(enviados.diferencia, diferencia)) errores['diferencia'] = propios.diferenciaDistinta;
  if (typeof enviados.pagoAnticipado === 'number' && enviados.pagoAnticipado > diferencia)
    errores['pagoAnticipado'] = MED.pagoAnticipadoMayor;
  return errores;
}
