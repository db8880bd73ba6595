import type { CodigoDePestana } from '../plan/pestanas';
import type { DuenoDeDocumento } from './tipos';

/** Tab of the status page on which the documents of each person stand. */
export const pestanaDeDueno: Readonly<Record<DuenoDeDocumento, CodigoDePestana>> = {
  1: 'cliente',
  2: 'conyuge-cliente',
  3: 'garante',
  4: 'conyuge-garante',
  5: 'depositario',
};
