import { ErrorDeNegocio } from '../errores';
import { normalizarIdentificacion } from '../identificacion';
import { propios } from '../mensajes';

/** EST-509 */
export const LARGO_DE_GARANTE = 10;

export interface HechosDeGarante {
  /** Identification of the holder of the plan. */
  readonly cliente: string;
  /** Identification of the present guarantor; `null` = none. */
  readonly actual: string | null;
}

/** The RUC of a natural person is the cédula followed by 001: the same person under two numbers. */
export function mismaPersona(a: string, b: string): boolean {
  const [corta, larga] = a.length <= b.length ? [a, b] : [b, a];
  return corta === larga || (corta.length === 10 && larga === `${corta}001`);
}

/**
 * EST-509, invariant 25: 10 characters, neither the client nor the present guarantor. Returns the identification as it is stored.
 * @throws ErrorDeNegocio 422, under the field `identificacion`.
 */
export function leerGarante(escrita: string, { cliente, actual }: HechosDeGarante): string {
  const identificacion = normalizarIdentificacion(escrita);
  const rechazo = (code: string, texto: string): ErrorDeNegocio =>
    new ErrorDeNegocio('regla', code, texto, { errors: { identificacion: texto } });
  if (identificacion.length !== LARGO_DE_GARANTE || !/^[A-Z0-9]+$/.test(identificacion))
    throw rechazo('garante-diez-caracteres', propios.garanteDiezCaracteres);
  if (mismaPersona(identificacion, cliente)) throw rechazo('garante-es-cliente', propios.garanteEsCliente);
  if (actual !== null && mismaPersona(identificacion, actual))
    throw rechazo('garante-ya-asignado', propios.garanteYaAsignado);
  return identificacion;
}
