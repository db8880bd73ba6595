import type { PlanDeLista } from '../constancia/tipos';
import { mismoTexto } from '../texto';

/** Name of the algorithm; part of the seed and printed, so that another algorithm needs another name. */
export const ALGORITMO_DE_SORTEO = 'adjudica-sorteo-1';

/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits in lower case. */
export type Sha256 = (texto: string) => string;

/** Everything that a draw depends on. */
export interface DatosDeSorteo {
  /** SHA-256 of the frozen list. */
  readonly huella: string;
  readonly fuente: string;
  /** Day of the result, 'YYYY-MM-DD'. */
  readonly fecha: string;
  readonly numero: string;
}

/** The text whose SHA-256 is the seed; printed as it is. */
export const textoDeSemilla = ({ huella, fuente, fecha, numero }: DatosDeSorteo): string =>
  [ALGORITMO_DE_SORTEO, huella, fuente, fecha, numero].join('|');

/** Plans of a frozen list that take part in the draw: 'participa' and without an award, in the order of the list. */
export const elegiblesDeLista = (planes: readonly PlanDeLista[]): PlanDeLista[] =>
  planes.filter(({ estado, adjudicadaEn }) => mismoTexto(estado, 'participa') && adjudicadaEn === 0);

/** Numbers that eight hexadecimal digits can express. */
const NUMEROS = 2 ** 32;

/**
 * The order of a draw: winner first, then the substitutes. The n-th number of a seed is the first eight digits of SHA-256(`seed|n`), n from 0. Of `m`
 * remaining plans the one at `number mod m` is drawn; numbers from the greatest multiple of `m` on are skipped, so that all plans are equally likely.
 */
export function ordenDeSorteo<P>(planes: readonly P[], semilla: string, sha256: Sha256): P[] {
  const quedan = [...planes];
  let n = 0;
  const posicion = (cuantos: number): number => {
    const tope = NUMEROS - (NUMEROS % cuantos);
    for (;;) {
      const numero = Number.parseInt(sha256(`${semilla}|${n++}`).slice(0, 8), 16);
      if (numero < tope) return numero % cuantos;
    }
  };
  return planes.flatMap(() => quedan.splice(posicion(quedan.length), 1));
}

/** Seed and order from the printed data, for the program and for anyone who repeats the draw. */
export function sortear(
  planes: readonly PlanDeLista[],
  datos: DatosDeSorteo,
  sha256: Sha256,
): { readonly semilla: string; readonly orden: PlanDeLista[] } {
  const semilla = sha256(textoDeSemilla(datos));
  return { semilla, orden: ordenDeSorteo(elegiblesDeLista(planes), semilla, sha256) };
}
