export { HojaDeDecision } from './HojaDeDecision';
export { Reabrir } from './Reabrir';
export { ResolverCarpeta } from './ResolverCarpeta';
export type { CarpetaPorResolver } from './tipos';
