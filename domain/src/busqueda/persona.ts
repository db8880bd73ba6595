import { leerTelefono } from '../escrito';
import { normalizarIdentificacion } from '../identificacion';
import { codigosDePlan } from './clases';

/** What a text can name a person by: words of the name or, with a digit in it, any of the others. */
export type ClavesDePersona =
  | { readonly nombre: string }
  | {
      readonly identificacion: string;
      /** Whole, as it is stored; `null` = it can't be one. */
      readonly telefono: string | null;
      /** Beginnings of codes of plans. */
      readonly planes: readonly string[];
    };

export function clavesDePersona(texto: string): ClavesDePersona {
  if (!/\d/.test(texto)) return { nombre: texto };
  // a mobile number is also said without its zero
  const numero = leerTelefono(texto).replace(/^9\d{8}$/, '0$&');
  return {
    identificacion: normalizarIdentificacion(texto),
    telefono: /^\d{7,10}$/.test(numero) ? numero : null,
    planes: codigosDePlan(texto) ?? [],
  };
}
