import {
  deNumero,
  type Fecha,
  formatearFecha,
  formatearInstante,
  formatearMonto,
  hoyEn,
  type Instante,
  productos,
} from '@adjudica/domain';

/** What a missing value looks like in tables and cards. */
export const vacio = '—';

/** An amount of the API (dollars with two decimals) as text (GEN-003). */
export function dinero(dolares: number | null | undefined): string {
  return dolares === null || dolares === undefined ? vacio : formatearMonto(deNumero(dolares));
}

/** A count: '1.204'. */
export const entero = (valor: number): string => valor.toLocaleString('es-EC');

/** The same in a sentence: sign and figures stay on one line. */
export const dineroEnTexto = (dolares: number | null | undefined): string => dinero(dolares).replace(' ', '\u00a0');

/** 'YYYY-MM-DD' → 'DD/MM/YYYY'. An instant is refused by the compiler; its day is `diaDe`. */
export function fecha(valor: Fecha | null | undefined): string {
  return valor ? formatearFecha(valor) : vacio;
}

/** UTC ISO instant → 'DD/MM/YYYY HH:mm' in Ecuador. */
export function fechaHora(instante: Instante | null | undefined): string {
  return instante ? formatearInstante(instante) : vacio;
}

/** UTC ISO instant → the day it was in Ecuador, 'DD/MM/YYYY'. */
export function diaDe(instante: Instante | null | undefined): string {
  return instante ? formatearFecha(hoyEn(instante)) : vacio;
}

/** 'MotorPlan', 'CasaPlan'; an unknown code is shown as it is (imported data). */
export const etiquetaDeProducto = (codigo: string | null): string =>
  productos.find((producto) => producto.codigo === codigo)?.etiqueta ?? codigo ?? '';
