export type { Beginning } from './check';
export { SignatureChecker } from './checker';
export type { FirmaComprobada } from './cms';
export { Seal } from './seal';
