import { identificacionOculta } from '../identificacion';
import type { ActaHechos } from './tipos';

/**
 * The minutes as a member may have them: of the others neither the whole identification nor the overdue instalments.
 * @param idCodigo plan of who asks, whose row stays whole; null = for nobody in particular
 */
export function extractoDeActa<A extends Pick<ActaHechos, 'participantes' | 'adjudicaciones'>>(
  acta: A,
  idCodigo: string | null,
): A {
  const visto = <F extends { readonly idCodigo: string; readonly cedula: string }>(fila: F, oculto: object): F =>
    fila.idCodigo === idCodigo ? fila : { ...fila, ...oculto, cedula: identificacionOculta(fila.cedula) };
  return {
    ...acta,
    participantes: acta.participantes.map((fila) => visto(fila, { cuotaVencidas: null })),
    adjudicaciones: acta.adjudicaciones.map((grupo) => ({
      ...grupo,
      filas: grupo.filas.map((fila) => visto(fila, {})),
    })),
  };
}
