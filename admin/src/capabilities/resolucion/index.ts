export { HojaDeDecision } from './HojaDeDecision';
export { ResolverCarpeta } from './ResolverCarpeta';
export type { CarpetaPorResolver } from './tipos';
