import { ErrorDeNegocio } from '../errores';
import { propios } from '../mensajes';
import type { AjusteDeSegundoFactor, SegundoFactorDeSesion } from './tipos';

export const pideSegundoFactor = (
  { actos }: Pick<AjusteDeSegundoFactor, 'actos'>,
  recurso: string,
  accion: string,
): boolean => actos.includes(accion) || actos.includes(`${recurso}:${accion}`);

/** Why an act that needs a code is refused now; `null` = a recent code counts. Without `factor` there is no session that could show one. */
export function rechazoSinCodigo(
  factor: SegundoFactorDeSesion | undefined,
  minutos: number,
  ahora: Date,
): ErrorDeNegocio | null {
  if (factor === undefined)
    return new ErrorDeNegocio('prohibido', 'segundo-factor-sin-sesion', propios.segundoFactorSinSesion);
  if (!factor.inscrito)
    return new ErrorDeNegocio('prohibido', 'segundo-factor-sin-inscribir', propios.segundoFactorSinInscribir);
  const haceMs = factor.en === null ? Number.POSITIVE_INFINITY : ahora.getTime() - factor.en.getTime();
  // a code from the future means that the clock was put back, and does not count
  return haceMs >= 0 && haceMs < minutos * 60_000
    ? null
    : new ErrorDeNegocio('prohibido', 'segundo-factor-requerido', propios.segundoFactorRequerido);
}
