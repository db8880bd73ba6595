import type { BandaDePuntaje } from '@adjudica/domain';

/** Palette of a band: the number and its name say the same without the colour. */
export const tonoDeBanda = { rojo: 'error', amarillo: 'warning', verde: 'success' } as const satisfies Record<
  BandaDePuntaje,
  string
>;
export const nombreDeBanda: Readonly<Record<BandaDePuntaje, string>> = {
  rojo: 'banda roja',
  amarillo: 'banda amarilla',
  verde: 'banda verde',
};
