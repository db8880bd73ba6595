import { formatoDeIdentificacion, normalizarIdentificacion } from '../identificacion';

/** BUR-501, BUR-502: length at which the search is sent. */
export const LARGO_DE_CEDULA = 10;
/** How long each message is shown, in milliseconds (BUR-502, BUR-510). */
export const duracionesDeBuro = { ingreseCedula: 3500, clienteNoEncontrado: 2500 } as const;

/** The typed cédula; `null` = incomplete or invalid, and not sent (BUR-502). */
export function cedulaParaBuro(texto: string): string | null {
  const cedula = normalizarIdentificacion(texto);
  return formatoDeIdentificacion('C', cedula) ? cedula : null;
}
