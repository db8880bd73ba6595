/** What other capabilities may ask of units. */
export type { ActosDeUnidad } from './unidad.actos';
