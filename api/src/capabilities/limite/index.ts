/** What other capabilities may ask of the limits of approval. */
export { LimitesDeAprobacion } from './limite.vigentes';
