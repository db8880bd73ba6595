export { LimitesDeAprobacion } from './limite.vigentes';
