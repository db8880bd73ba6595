import { conGuiones } from './escrito';

/**
 * Cédula, RUC and passport. The format decides whether a text is accepted; the check digit only warns next to the field, because the tax office no
 * longer guarantees module 11 on private-company RUCs.
 */
export const tiposDeIdentificacion = [
  { codigo: 'C', nombre: 'Cédula' },
  { codigo: 'R', nombre: 'RUC' },
  { codigo: 'P', nombre: 'Pasaporte' },
] as const;
export type TipoIdentificacion = (typeof tiposDeIdentificacion)[number]['codigo'];

const FORMATOS: Readonly<Record<TipoIdentificacion, RegExp>> = {
  C: /^\d{10}$/,
  R: /^\d{13}$/,
  P: /^[A-Z0-9]{3,20}$/,
};

/** Upper case, without blanks, dots, hyphens or marks: the form in which an identification is stored and compared. */
export function normalizarIdentificacion(texto: string): string {
  return conGuiones(texto)
    .replace(/[\s.-]/g, '')
    .toUpperCase();
}

/** Whether a text is a whole identification, of whatever kind. */
export const esIdentificacionEntera = (identificacion: string): boolean =>
  Object.values(FORMATOS).some((formato) => formato.test(identificacion)) && !/^\d{1,9}$/.test(identificacion);

const VISIBLES = 3;

/** For readers who may not read clients: enough to tell two namesakes apart, too little to be used. */
export const identificacionOculta = (identificacion: string): string =>
  '•'.repeat(Math.max(0, identificacion.length - VISIBLES)) + identificacion.slice(-VISIBLES);

/** Format only (GEN-516: a cédula has 10 digits). Text, never a number: leading zeros count. */
export function formatoDeIdentificacion(tipo: TipoIdentificacion, identificacion: string): boolean {
  return FORMATOS[tipo].test(identificacion);
}

/** What an identification without a type most likely is: 10 digits a cédula, 13 a RUC, anything else a passport. */
export function tipoProbable(identificacion: string): TipoIdentificacion {
  return FORMATOS.C.test(identificacion) ? 'C' : FORMATOS.R.test(identificacion) ? 'R' : 'P';
}
