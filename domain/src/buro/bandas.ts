/** BUR-005, BUR-504: ends of the gauge. */
export const PUNTAJE_MINIMO = 1;
export const PUNTAJE_MAXIMO = 999;

export type BandaDePuntaje = 'rojo' | 'amarillo' | 'verde';

/** BUR-006, BUR-505: 562 is red and 917 yellow (decisions: 1–562, 563–917, 918–999). In order, without a gap. */
export const bandasDePuntaje = [
  { banda: 'rojo', desde: PUNTAJE_MINIMO, hasta: 562 },
  { banda: 'amarillo', desde: 563, hasta: 917 },
  { banda: 'verde', desde: 918, hasta: PUNTAJE_MAXIMO },
] as const satisfies readonly { banda: BandaDePuntaje; desde: number; hasta: number }[];

/** @param puntaje whole number from 1 to 999. @throws RangeError for anything else: answers are validated before. */
export function bandaDePuntaje(puntaje: number): BandaDePuntaje {
  const banda = Number.isInteger(puntaje) && bandasDePuntaje.find((b) => puntaje >= b.desde && puntaje <= b.hasta);
  if (!banda) throw new RangeError(`not a score: ${puntaje}`);
  return banda.banda;
}
