import { diferenciaEnDias, type Fecha, sumarDias } from '../fechas';
import { identificacionOculta } from '../identificacion';
import type { EstadoDeDerecho } from './ciclo';

/** The last day on which the law is kept: so many days after the day on which the request came in. */
export const vencimientoDeDerecho = (ingreso: string, dias: number): Fecha => sumarDias(ingreso, dias);

/** Days that are left, negative = it is late by so many; `null` = it was answered. */
export const diasParaAtender = (
  { estado, vence }: { readonly estado: EstadoDeDerecho; readonly vence: string },
  hoy: string,
): number | null => (estado === 'recibida' ? diferenciaEnDias(hoy, vence) : null);

const ESTABLECIMIENTO = '001';

/**
 * The numbers under which somebody may stand: the RUC of a natural person is the cédula and the number of the establishment. A company's (its
 * third digit is 6 or 9) is nobody else's, and so is a passport.
 */
export function identificacionesDe(identificacion: string): readonly string[] {
  if (/^\d{10}$/.test(identificacion)) return [identificacion, `${identificacion}${ESTABLECIMIENTO}`];
  if (/^\d{2}[0-5]\d{10}$/.test(identificacion) && identificacion.endsWith(ESTABLECIMIENTO))
    return [identificacion, identificacion.slice(0, 10)];
  return [identificacion];
}

/** Of another person, in what somebody is given about himself: how many words and their first letters; the end of a number. */
export function datoDeTercero(valor: string): string {
  const palabras = valor.match(/\S+/g) ?? [];
  if (palabras.length === 1 && /\d/.test(valor)) return identificacionOculta(valor.trim());
  return palabras.map((palabra) => `${[...palabra][0]}•••`).join(' ');
}
