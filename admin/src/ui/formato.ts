import { deNumero, formatearFecha, formatearInstante, formatearMonto, hoyEn } from '@adjudica/domain';

/** What a missing value looks like in tables and cards. */
export const vacio = '—';

/** Amount as it comes over the wire (dollars, two decimals) → the text of every screen and document (GEN-003). */
export function dinero(dolares: number | null | undefined): string {
  return dolares === null || dolares === undefined ? vacio : formatearMonto(deNumero(dolares));
}

/** 'YYYY-MM-DD' → 'DD/MM/YYYY'; never through a Date, which would move the day with the time zone. */
export function fecha(valor: string | null | undefined): string {
  return valor ? formatearFecha(valor.slice(0, 10)) : vacio;
}

/** UTC ISO instant → 'DD/MM/YYYY HH:mm' in Ecuador. */
export function fechaHora(instante: string | null | undefined): string {
  return instante ? formatearInstante(new Date(instante)) : vacio;
}

/** UTC ISO instant → the day it was in Ecuador, 'DD/MM/YYYY'. */
export function diaDe(instante: string | null | undefined): string {
  return instante ? formatearFecha(hoyEn(new Date(instante))) : vacio;
}
