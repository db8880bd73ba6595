import { formatoDeIdentificacion, normalizarIdentificacion } from '../identificacion';

/** BUR-501, BUR-502: what the search field takes, and from when on it sends. */
export const LARGO_DE_CEDULA = 10;
/** Milliseconds (BUR-502, BUR-510). */
export const duracionesDeBuro = { ingreseCedula: 3500, clienteNoEncontrado: 2500 } as const;

/** The cédula that was typed, or `null`: fewer than ten characters, or no cédula at all, is not sent (BUR-502). */
export function cedulaParaBuro(texto: string): string | null {
  const cedula = normalizarIdentificacion(texto);
  return formatoDeIdentificacion('C', cedula) ? cedula : null;
}
