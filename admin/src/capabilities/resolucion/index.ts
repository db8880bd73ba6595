export { ResolverCarpeta } from './ResolverCarpeta';
export type { CarpetaPorResolver } from './tipos';
