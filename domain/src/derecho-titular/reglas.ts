import { diferenciaEnDias, type Fecha, sumarDias } from '../fechas';
import { identificacionOculta } from '../identificacion';
import type { EstadoDeDerecho } from './ciclo';

/** Last day of the legal term: `dias` days after the request came in. */
export const vencimientoDeDerecho = (ingreso: string, dias: number): Fecha => sumarDias(ingreso, dias);

/** Days left, negative = days of delay; `null` = it was answered. */
export const diasParaAtender = (
  { estado, vence }: { readonly estado: EstadoDeDerecho; readonly vence: string },
  hoy: string,
): number | null => (estado === 'recibida' ? diferenciaEnDias(hoy, vence) : null);

const ESTABLECIMIENTO = '001';

/**
 * Identifications under which one person may be registered: the RUC of a natural person is the cédula and the number of the establishment. The RUC of
 * a company (its third digit is 6 or 9) and a passport have no other form.
 */
export function identificacionesDe(identificacion: string): readonly string[] {
  if (/^\d{10}$/.test(identificacion)) return [identificacion, `${identificacion}${ESTABLECIMIENTO}`];
  if (/^\d{2}[0-5]\d{10}$/.test(identificacion) && identificacion.endsWith(ESTABLECIMIENTO))
    return [identificacion, identificacion.slice(0, 10)];
  return [identificacion];
}

/** Masks the data of others in what a person is given about himself: keeps the number of words and their initials, or the end of a number. */
export function datoDeTercero(valor: string): string {
  const palabras = valor.match(/\S+/g) ?? [];
  if (palabras.length === 1 && /\d/.test(valor)) return identificacionOculta(valor.trim());
  return palabras.map((palabra) => `${[...palabra][0]}•••`).join(' ');
}
